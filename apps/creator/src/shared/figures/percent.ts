/** Returns whole per cent, rounded down as progress is, so that 100 means all. */
export const percentOf = (part: number, total: number) => (total === 0 ? 0 : Math.floor((100 * part) / total));
