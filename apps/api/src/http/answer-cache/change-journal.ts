/** So many changes are remembered; what has not looked at them since is made anew. */
const most = 20_000;

/**
 * What changed, in the order in which this process heard of it. Who has read it up to a position asks for what came since:
 * that costs nothing to those whose answers nobody asks for.
 */
export function createJournal() {
  let first = 0;
  let changes: number[] = [];
  return {
    position: () => first + changes.length,
    /** Of what these ids are. */
    add(ids: readonly string[]) {
      changes.push(...ids.map(tagOf));
      if (changes.length <= most) return;
      const forgotten = changes.length - most / 2;
      first += forgotten;
      changes = changes.slice(forgotten);
    },
    /** Anything may have changed. */
    addAll() {
      first += changes.length + 1;
      changes = [];
    },
    /** Whether one of these changed after a position. */
    hasChanged(tags: ReadonlySet<number>, since: number) {
      if (since < first) return true;
      for (let at = since - first; at < changes.length; at += 1) if (tags.has(changes[at]!)) return true;
      return false;
    },
  };
}

/** The last digits of an id, which are its random ones: two that have them in common are made anew together. */
const tagOf = (id: string) => Number.parseInt(id.slice(-12), 16);

export const tagsOf = (ids: readonly string[]): ReadonlySet<number> => new Set(ids.map(tagOf));

/** All ids in a text. */
export const idsIn = (text: string) => [...new Set(text.match(anyId))];
const anyId = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;
