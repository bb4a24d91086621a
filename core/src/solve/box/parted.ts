import type { Ray } from '../../rules/box.ts';

/** A ray whose first option lies in the row itself, and the others in rows below: apart. */
export function parted(ray: Ray, outer: readonly number[]): readonly Ray[] {
  const isIn = outer.every((field) => (ray.first[field] ?? 0) === 0);
  const isStepped = outer.some((field) => (ray.step[field] ?? 0) > 0);
  if (!isIn || !isStepped) return [ray];
  const next = ray.first.map((one, i) => one + (ray.step[i] ?? 0));
  return [
    { ...ray, step: ray.step.map(() => 0) },
    { ...ray, first: next },
  ];
}
