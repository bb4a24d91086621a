/** What an expression is known to stand for; `any` where only play can tell. A `root` is a number that may have a square root in it. */
export type Type =
  | 'number'
  | 'truth'
  | 'text'
  | 'root'
  | 'any'
  | { readonly list: Type }
  | { readonly tuple: readonly Type[] };

/** What the elements of a list are; `any` where that is not known. */
export function element(type: Type): Type {
  if (typeof type !== 'object') return 'any';
  if ('list' in type) return type.list;
  return type.tuple.reduce<Type>((one, other) => join(one, other), type.tuple[0] ?? 'any');
}

/** Whether a value of one type can stand where the other is wanted. */
export function fits(type: Type, wanted: Type): boolean {
  if (type === 'any' || wanted === 'any' || type === wanted) return true;
  if (type === 'number' && wanted === 'root') return true;
  if (typeof type !== 'object' || typeof wanted !== 'object') return false;
  if ('list' in wanted)
    return 'list' in type ? fits(type.list, wanted.list) : type.tuple.every((one) => fits(one, wanted.list));
  if ('list' in type) return wanted.tuple.every((one) => fits(type.list, one));
  return type.tuple.length === wanted.tuple.length && type.tuple.every((one, i) => fits(one, wanted.tuple[i] ?? 'any'));
}

/** The type of what may be either. */
export function join(a: Type, b: Type): Type {
  if (fits(a, b)) return a === 'any' ? a : b;
  return fits(b, a) ? a : 'any';
}

/** Whether it may be a list or tuple. */
export function listed(type: Type): boolean {
  return type === 'any' || typeof type === 'object';
}

/** The type in one word, for messages. */
export function typeName(type: Type): string {
  if (typeof type === 'string') return type;
  return 'list' in type ? 'list' : 'tuple';
}
