/** How many classes stand beside one another: more do not fit on a phone. */
export const maxCompared = 3;

const isSlug = (text: string) => /^[a-z0-9-]{1,160}$/.test(text);

/** Which classes an address compares, in its order; whatever a hand-edited one gets wrong is left out. */
export const comparedIn = (query: URLSearchParams): string[] =>
  [...new Set((query.get('classes') ?? '').split(','))].filter(isSlug).slice(0, maxCompared);

/** The call that such an address stands for. */
export const compareCall = (slugs: readonly string[]) => ({ query: { slugs: slugs.join() } });
