/** Reads the second of a recording at which the lesson is to be mended; null where it was not opened for that. */
export function readFix(query: URLSearchParams): number | null {
  const second = Number(query.get('fix') ?? Number.NaN);
  return Number.isInteger(second) && second >= 0 ? second : null;
}
