/**
 * Shares a bundle's price out over its classes by what each costs alone, whole rupiah that add up exactly: each gets its
 * part rounded down, and those with the largest remainders one more. Classes that are all free share it evenly.
 */
export function shareOut(price: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  // At most 10^8 by 10^8, which no double holds exactly.
  const parts = weights.map((weight) => {
    const product = BigInt(price) * BigInt(sum === 0 ? 1 : weight);
    const divisor = BigInt(sum === 0 ? weights.length : sum);
    return { share: Number(product / divisor), remainder: product % divisor };
  });
  const left = price - parts.reduce((total, { share }) => total + share, 0);
  // Sorting keeps the order of equals, so the earlier class gets the rupiah.
  const byRemainder = parts.map((_, index) => index).sort((a, b) => Number(parts[b]!.remainder - parts[a]!.remainder));
  const extra = new Set(byRemainder.slice(0, left));
  return parts.map(({ share }, index) => share + (extra.has(index) ? 1 : 0));
}
