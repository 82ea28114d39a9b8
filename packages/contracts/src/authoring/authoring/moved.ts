/**
 * Returns the smallest set of members whose removal and reinsertion turns one order into the other. All members of
 * `after` are in `before`; members of `before` alone are ignored.
 */
export function movedBetween(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const placeOf = new Map(before.map((id, place) => [id, place]));
  const places = after.map((id) => placeOf.get(id)!);
  // The longest rising run of positions stays: `ends` holds, for each length, the run that ends lowest.
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const [index, place] of places.entries()) {
    let low = 0;
    let high = ends.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      if (places[ends[middle]!]! < place) low = middle + 1;
      else high = middle;
    }
    previous.set(index, ends[low - 1]);
    ends[low] = index;
  }
  const staying = new Set<string>();
  for (let index = ends.at(-1); index !== undefined; index = previous.get(index)) staying.add(after[index]!);
  return new Set(after.filter((id) => !staying.has(id)));
}
