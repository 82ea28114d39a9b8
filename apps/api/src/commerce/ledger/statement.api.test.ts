import { ledger, payout } from '@sinau/api-client';
import { rupiah } from '@sinau/format';
import { addMonths, inJakarta, monthOf, startOf } from '@sinau/format/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, later, minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram, sold } from '../../testing/classes.ts';
import { usableAccount } from '../../testing/payouts.ts';
import { drawStatement } from './statement.document.ts';
import { newInstructor, newPartner, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
  // A time far from the turn of a month, which could fall between two steps of a test.
  const now = app.clock.now();
  app.clock.advance(startOf(`${addMonths(monthOf(now), 1)}-10`).getTime() - now.getTime());
});
afterAll(() => app.stop());

const linesOf = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(';'));
async function statementOf(partner: PartnerPerson, month?: string) {
  const { text, headers, status } = await partner.send(
    'GET',
    `/report-class/get-monthly-transaction/csv${month ? `?month=${month}` : ''}`,
  );
  const [head, ...lines] = linesOf(text);
  const rows = lines.map((cells) => Object.fromEntries(head!.map((title, index) => [title, cells[index]])));
  return { text, headers, status, rows };
}

test('a statement has each line of the month signed, with the balance after it, between the opening and the closing balance [7.29]', async () => {
  const partner = await newPartner(app);
  const program = await publishedProgram(app, partner, { title: '=1+1, "Lead"' });
  const now = app.clock.now();
  const opening = await sold(app, program, { at: later(now, -days(80)) });
  await sold(app, program, { at: later(now, -minutes(1)), listPrice: 50_000, voucherMitra: 10_000 });
  await app.runJob('ledger.mature');
  await usableAccount(app, partner);
  const one = await partner.call(payout.create, { body: { amount: 70_000 } });
  await partner.call(payout.cancel, { params: { id: one.id } });
  await partner.call(payout.create, { body: { amount: 60_000 } });

  const { text, headers, rows } = await statementOf(partner);
  const month = monthOf(now);
  expect(text.startsWith('\uFEFF')).toBe(true);
  expect(headers['content-disposition']).toBe(`attachment; filename="saldo-${month}.csv"`);
  expect(
    rows.map((row) => [
      row.Keterangan,
      row['Jumlah (Rp)'],
      row['Saldo tersedia (Rp)'],
      row['Menunggu masa tahan (Rp)'],
    ]),
  ).toEqual([
    ['Saldo awal', '', '120000', '0'],
    ['Penjualan', '32000', '120000', '32000'],
    ['Penarikan', '-70000', '50000', '32000'],
    ['Penarikan dikembalikan', '70000', '120000', '32000'],
    ['Penarikan', '-60000', '60000', '32000'],
    ['Saldo akhir', '', '60000', '32000'],
  ]);
  expect(rows[1]).toMatchObject({
    'Harga setelah voucher mitra (Rp)': '40000',
    'Biaya layanan (Rp)': '-8000',
    'Tanggal (WIB)': inJakarta(later(now, -minutes(1)), 'YYYY-MM-DD HH:mm'),
    'Waktu (ISO 8601)': later(now, -minutes(1)).toISOString(),
    'Cair tanggal (WIB)': inJakarta(later(now, days(7) - minutes(1)), 'YYYY-MM-DD HH:mm'),
  });
  // A cell that a spreadsheet would run as a formula is text.
  expect(text).toContain(`"'=1+1, ""Lead"""`);
  expect(text).not.toContain(opening.code);
});

test('a month without events has its balance at both ends, and an invalid month is refused', async () => {
  const partner = await newPartner(app);
  await sold(app, await publishedProgram(app, partner), { at: later(app.clock.now(), -days(1)) });
  await app.runJob('ledger.mature');
  const { rows } = await statementOf(partner, '2025-02');
  expect(rows).toMatchObject([
    { Keterangan: 'Saldo awal', 'Waktu (ISO 8601)': startOf('2025-02-01').toISOString(), 'Saldo tersedia (Rp)': '0' },
    { Keterangan: 'Saldo akhir', 'Waktu (ISO 8601)': startOf('2025-03-01').toISOString(), 'Saldo tersedia (Rp)': '0' },
  ]);
  for (const month of ['2026-13', '2026-1', 'kemarin']) expect((await statementOf(partner, month)).status).toBe(400);
});

test('a statement is a PDF at an address that lasts for five minutes and cannot be forged', async () => {
  const partner = await newPartner(app);
  const { code } = await sold(app, await publishedProgram(app, partner));
  await app.runJob('ledger.mature');
  const { address } = await partner.call(ledger.monthlyPdf);
  const open = (path: string) => app.visitor.send('GET', path.replace('/api', ''));
  const { status, headers, body } = await open(address);
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'application/pdf' });
  expect((body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  expect(address).not.toContain(code);

  const another = await newPartner(app);
  expect((await open(address.replace(partner.mitraId, another.mitraId))).status).toBe(404);
  app.clock.advance(minutes(6));
  expect((await open(address)).status).toBe(410);
});

test('a printed statement has the signed lines and their totals, and says where the other lines are', () => {
  const at = new Date('2026-11-21T03:00:00Z');
  const row = {
    id: 'e1',
    kind: 'sale',
    occurredAt: at,
    amount: 120_000,
    class: { id: 'c1', title: 'Menulis Lead', slug: 'menulis-lead' },
    type: 'program',
    bundle: null,
    orderId: 'SN-1',
    base: 150_000,
    fee: 30_000,
    heldUntil: later(at, days(7)),
    isHeld: true,
    isRefunded: false,
    payout: null,
    available: 0,
    held: 120_000,
  } as const;
  const payout = {
    ...row,
    kind: 'payout_request',
    amount: -60_000,
    available: -60_000,
    fee: null,
    heldUntil: null,
  } as const;
  const pages = drawStatement({
    mitra: 'Ruang Redaksi',
    from: startOf('2026-11-01'),
    opening: { available: 80_000, held: 0 },
    closing: { available: 20_000, held: 120_000 },
    totals: [
      { kind: 'sale', events: 501, amount: 120_000 },
      { kind: 'payout_request', events: 1, amount: -60_000 },
    ],
    rows: [row, payout],
    issuer: 'Sinau',
  });
  const words = pages
    .flat()
    .flatMap((item) => (item.kind === 'line' ? [item.words] : []))
    .join(' ');
  for (const part of [
    'Laporan saldo',
    'November 2026',
    'Menulis Lead · SN-1 · biaya layanan Rp30.000',
    '+Rp120.000',
    rupiah(-60_000),
    'Saldo tersedia akhir bulan Rp20.000',
    'Dan 500 baris lagi. Semuanya ada di laporan CSV bulan ini.',
  ])
    expect(words).toContain(part);
});

test('a statement is only for one’s own mitra, and not for instructors', async () => {
  const partner = await newPartner(app);
  const program = await publishedProgram(app, partner);
  const { code } = await sold(app, program);
  await app.runJob('ledger.mature');
  expect((await statementOf(partner)).text).toContain(code);
  expect((await statementOf(await newPartner(app))).text).not.toContain(code);
  const instructor = await newInstructor(app, partner, program.id, ['report']);
  expect((await statementOf(instructor)).status).toBe(404);
});
