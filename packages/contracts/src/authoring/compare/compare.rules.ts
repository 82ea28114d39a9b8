/** Maximum of compared classes: more do not fit on a phone. */
export const maxCompared = 3;

const isSlug = (text: string) => /^[a-z0-9-]{1,160}$/.test(text);

/** Returns the classes that an address compares, in its order; malformed parts of a hand-edited one are skipped. */
export const comparedIn = (query: URLSearchParams): string[] =>
  [...new Set((query.get('classes') ?? '').split(','))].filter(isSlug).slice(0, maxCompared);

/** Returns the call for such an address. */
export const compareCall = (slugs: readonly string[]) => ({ query: { slugs: slugs.join() } });
