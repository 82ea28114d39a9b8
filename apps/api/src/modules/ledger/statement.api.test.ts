import { payout } from '@sinau/api-client';
import { addMonths, inJakarta, monthOf, startOf } from '@sinau/format/calendar';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, later, minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedProgram, sold } from '../../testing/classes.ts';
import { usableAccount } from '../../testing/payouts.ts';
import { newInstructor, newPartner, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
  // Away from the turn of a month, which may come between two steps of a test.
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

test('a statement has each line of the month signed, with the balance after it, between what was and what is left [7.29]', async () => {
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
  // What a spreadsheet would run as a formula is text.
  expect(text).toContain(`"'=1+1, ""Lead"""`);
  expect(text).not.toContain(opening.code);
});

test('a month without anything has its balance at both ends, and one that is none is refused', async () => {
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

test('a statement is of one’s own mitra, and not for instructors', async () => {
  const partner = await newPartner(app);
  const program = await publishedProgram(app, partner);
  const { code } = await sold(app, program);
  await app.runJob('ledger.mature');
  expect((await statementOf(partner)).text).toContain(code);
  expect((await statementOf(await newPartner(app))).text).not.toContain(code);
  const instructor = await newInstructor(app, partner, program.id, ['report']);
  expect((await statementOf(instructor)).status).toBe(404);
});
