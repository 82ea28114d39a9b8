import {
  refundableUntil,
  refundDays,
  refundMaxProgress,
  refundRefusalOf,
  type RefundRefusal,
} from '@sinau/contracts/commerce/refund/refund.rules';
import { dateTime, decimal } from '@sinau/format';
import type { PurchaseRow } from './purchase.queries.ts';

/** Returns the rule that refuses a line, and by how much. */
export function refusalOf(line: PurchaseRow, now: Date): { code: RefundRefusal; message: string } | null {
  const code = refundRefusalOf(line, now);
  return code && { code, message: sentences[code](line) };
}

const sentences: Record<RefundRefusal, (line: PurchaseRow) => string> = {
  refund_window_over: (line) =>
    `Uang bisa diminta kembali sampai ${refundDays} hari setelah membayar. Batasnya lewat ${dateTime(refundableUntil(line)!.toISOString())}.`,
  refund_session_began: ({ firstSessionAt }) =>
    `Uang bisa diminta kembali sampai sesi pertama dimulai, yaitu ${dateTime(firstSessionAt!.toISOString())}.`,
  refund_too_much_used: ({ progress }) =>
    `Uang bisa diminta kembali kalau paling banyak ${decimal(refundMaxProgress)}% selesai. Kamu sudah menyelesaikan ${decimal(progress)}%.`,
  refund_certificate_issued: () => 'Sertifikatmu untuk kelas ini sudah terbit.',
};

/** Returns the chosen lines, and the tickets that go with them, each once; null if one of them is not kept. */
export function chosenLines(purchases: readonly PurchaseRow[], lineIds: readonly string[]) {
  const chosen = [...new Set(lineIds)].map((id) => purchases.find(({ lineId }) => lineId === id));
  if (chosen.some((line) => line === undefined)) return null;
  const lines = new Map<string, { lineId: string; orderId: string; amount: number }>();
  for (const line of chosen as PurchaseRow[]) {
    for (const { lineId, orderId, amount } of [line, ...line.withIt]) lines.set(lineId, { lineId, orderId, amount });
  }
  return {
    chosen: chosen as PurchaseRow[],
    lines: [...lines.values()],
    total: [...lines.values()].reduce((sum, { amount }) => sum + amount, 0),
  };
}
