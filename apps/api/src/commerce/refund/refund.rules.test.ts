import { expect, test } from 'vitest';
import type { PurchaseRow } from './purchase.queries.ts';
import { chosenLines, refusalOf } from './refund.rules.ts';

const paidAt = new Date('2026-11-21T09:00:00Z');
const bought = (lineId: string, changes: Partial<PurchaseRow> = {}): PurchaseRow => ({
  lineId,
  orderId: 'order',
  classId: 'class',
  title: 'Menulis Berita',
  ticket: null,
  ticketKind: null,
  bundle: null,
  amount: 100_000,
  isPriced: true,
  progress: 0,
  hasCertificate: false,
  paidAt,
  firstSessionAt: null,
  withIt: [],
  ...changes,
});
const soon = new Date('2026-11-22T09:00:00Z');

test('a refundable line is not refused', () => {
  expect(refusalOf(bought('a'), soon)).toBeNull();
});

test.each([
  [
    bought('a'),
    new Date('2026-11-29T09:00:00Z'),
    'refund_window_over',
    'Uang bisa diminta kembali sampai 7 hari setelah membayar. Batasnya lewat 28 Nov 2026, 16:00 WIB.',
  ],
  [
    bought('a', { firstSessionAt: new Date('2026-11-22T03:05:00Z') }),
    soon,
    'refund_session_began',
    'Uang bisa diminta kembali sampai sesi pertama dimulai, yaitu 22 Nov 2026, 10:05 WIB.',
  ],
  [
    bought('a', { progress: 55 }),
    soon,
    'refund_too_much_used',
    'Uang bisa diminta kembali kalau paling banyak 20% selesai. Kamu sudah menyelesaikan 55%.',
  ],
  [
    bought('a', { hasCertificate: true }),
    soon,
    'refund_certificate_issued',
    'Sertifikatmu untuk kelas ini sudah terbit.',
  ],
])('a refusal says which rule refuses, and by how much: %#', (line, now, code, message) => {
  expect(refusalOf(line, now)).toEqual({ code, message });
});

const seat = bought('seat', {
  withIt: [
    { lineId: 'workbook', orderId: 'later', title: 'Buku kerja', amount: 25_000 },
    { lineId: 'recording', orderId: 'order', title: 'Rekaman', amount: 50_000 },
  ],
});
const workbook = bought('workbook', { orderId: 'later', amount: 25_000 });
const other = bought('other', { amount: 70_000 });

test('the tickets of a seat are refunded with it, each line once', () => {
  expect(chosenLines([seat, workbook, other], ['seat', 'workbook', 'seat'])).toEqual({
    chosen: [seat, workbook],
    lines: [
      { lineId: 'seat', orderId: 'order', amount: 100_000 },
      { lineId: 'workbook', orderId: 'later', amount: 25_000 },
      { lineId: 'recording', orderId: 'order', amount: 50_000 },
    ],
    total: 175_000,
  });
});

test('a line that was cancelled already cannot be chosen', () => {
  expect(chosenLines([seat, other], ['seat', 'gone'])).toBeNull();
  expect(chosenLines([seat, other], [])).toEqual({ chosen: [], lines: [], total: 0 });
});
