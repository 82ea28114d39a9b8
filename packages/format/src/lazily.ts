/** Creates a value on its first use: an `Intl` formatter takes longer than most modules need to load. */
export function lazily<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => (made ??= make());
}
