import type { Component } from './position.ts';
import type { Rules } from './rules.ts';

/** The name of a game with its parameters, as evidence writes it: `kayles`, `bash(m = 3)`. */
export function titleOf({ name, parameters }: Rules): string {
  const set = Object.entries(parameters).map(([parameter, value]) => `${parameter} = ${written(value)}`);
  return set.length === 0 ? name : `${name}(${set.join(', ')})`;
}

function written(value: Component): string {
  return Array.isArray(value) ? `[${value.map(written).join(', ')}]` : String(value);
}
