import type { RefundLine } from '@sinau/contracts/commerce/refund/refund.schemas';

/** Sums the refund for these lines and their dependent ones, each counted once. The server refuses any other sum. */
export function chosenTotal(lines: readonly RefundLine[], lineIds: readonly string[]) {
  const amounts = new Map<string, number>();
  for (const line of lines.filter(({ lineId }) => lineIds.includes(lineId))) {
    for (const { lineId, amount } of [line, ...line.withIt]) amounts.set(lineId, amount);
  }
  return [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
}
