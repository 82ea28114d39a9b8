/** Returns the keys of an object with their types. */
export const keysOf = <Key extends string>(object: Record<Key, unknown>) => Object.keys(object) as Key[];
