/** The same choices for the same seed (Mulberry32). */
export function seededRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const upTo = (most: number) => next() * most;
  const int = (least: number, most: number) => least + Math.floor(upTo(most - least + 1));
  return {
    upTo,
    int,
    chance: (share: number) => next() < share,
    pick: <T>(choices: readonly T[]) => choices[int(0, choices.length - 1)]!,
  };
}
export type SeededRandom = ReturnType<typeof seededRandom>;
