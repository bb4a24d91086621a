/** Whether a name is written anywhere in a part of the tree. */
export function names(part: object, name: string): boolean {
  if ('is' in part && part.is === 'name' && 'name' in part && part.name === name) return true;
  return Object.values(part).some((one: unknown) => typeof one === 'object' && one !== null && names(one, name));
}
