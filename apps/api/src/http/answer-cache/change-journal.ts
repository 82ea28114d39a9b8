/** Number of changes remembered; an answer that has not looked at them since is computed again. */
const most = 20_000;

/**
 * Records changes in the order in which this process received them. A reader that has read up to a position looks up
 * what came since: answers that are not requested cost nothing.
 */
export function createJournal() {
  let first = 0;
  let changes: number[] = [];
  return {
    position: () => first + changes.length,
    /** Records changes of what has these ids. */
    add(ids: readonly string[]) {
      changes.push(...ids.map(tagOf));
      if (changes.length <= most) return;
      const forgotten = changes.length - most / 2;
      first += forgotten;
      changes = changes.slice(forgotten);
    },
    /** Records that anything may have changed. */
    addAll() {
      first += changes.length + 1;
      changes = [];
    },
    /** Returns whether one of these changed after a position. */
    hasChanged(tags: ReadonlySet<number>, since: number) {
      if (since < first) return true;
      for (let at = since - first; at < changes.length; at += 1) if (tags.has(changes[at]!)) return true;
      return false;
    },
  };
}

/** The last digits of an id, which are its random ones: two ids that share them are computed again together. */
const tagOf = (id: string) => Number.parseInt(id.slice(-12), 16);

export const tagsOf = (ids: readonly string[]): ReadonlySet<number> => new Set(ids.map(tagOf));

/** Returns all ids in a text. */
export const idsIn = (text: string) => [...new Set(text.match(anyId))];
const anyId = /\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;
