// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApiError, ledger, payout } from '@sinau/api-client';
import type { Wallet } from '@sinau/contracts/commerce/ledger/ledger.schemas';
import type { PaymentData, Payout } from '@sinau/contracts/commerce/payout/payout.schemas';
import { answer } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { paymentData, payoutRow } from '../../testing/payouts.ts';
import { listed, walletEntry } from '../../testing/reports.ts';
import { WalletPage } from './wallet-page.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const wallet: Wallet = {
  available: 480_000,
  held: 240_000,
  inTransit: 0,
  paidOut: 0,
  debt: 0,
  nextMaturity: { at: '2026-11-28T03:00:00.000Z', amount: 120_000 },
};
const nothing: Wallet = { available: 0, held: 0, inTransit: 0, paidOut: 0, debt: 0, nextMaturity: null };

interface Given {
  wallet?: Wallet;
  entries?: ReturnType<typeof walletEntry>[];
  payment?: PaymentData;
  payouts?: Payout[];
  refusal?: ApiError;
}
function openWallet({ payment = paymentData(), payouts = [], entries, refusal, ...given }: Given = {}) {
  const done = <Answer,>(value: Answer) => {
    if (refusal) throw refusal;
    return value;
  };
  return openPortal({ '/creator/transaction/wallet': WalletPage }, '/creator/transaction/wallet', [
    answer(ledger.myWallet, given.wallet ?? wallet),
    answer(
      ledger.entries,
      listed(
        ...(entries ?? [
          walletEntry(),
          walletEntry({ id: 'e2', kind: 'maturity', heldUntil: null, isHeld: false, base: null, fee: null }),
          walletEntry({ id: 'e3', isHeld: false, fee: 0 }),
        ]),
      ),
    ),
    answer(ledger.monthlyPdf, { address: '/api/report-class/statement/x/saldo.pdf' }),
    answer(payout.paymentData, payment),
    answer(payout.list, listed(...payouts)),
    answer(payout.banks, { list: [{ code: '014', name: 'Bank Central Asia (BCA)' }] }),
    answer(payout.create, () => done(payoutRow())),
    answer(payout.updatePaymentData, () => done(paymentData())),
    answer(payout.cancel, () => done(payoutRow({ status: 'cancelled' }))),
  ]);
}
const figure = async (label: string) => (await screen.findByText(label)).parentElement!.textContent;
const history = async () => within(await screen.findByRole('region', { name: 'Riwayat saldo' }));

test('the wallet shows each balance, and when the held one is released', async () => {
  openWallet();
  expect(await figure('Saldo tersedia')).toBe('Saldo tersediaRp480.000Bisa ditarik');
  expect(await figure('Menunggu masa tahan')).toBe(
    'Menunggu masa tahanRp240.000Rp120.000 bisa ditarik mulai 28 Nov 2026',
  );
  expect(await figure('Sedang ditarik')).toBe('Sedang ditarikRp0Tidak ada penarikan berjalan');
  expect(await figure('Sudah dicairkan')).toBe('Sudah dicairkanRp0Sejak awal');
  expect(screen.queryByText('Dipotong dari penjualan berikutnya')).toBeNull();
  expect(screen.getByText(/^Setiap penjualan/).textContent).toBe(
    'Setiap penjualan bisa ditarik 7 hari setelah dibayar, supaya pengembalian dana sempat diproses. ' +
      'Kelas yang punya jadwal sesi: paling cepat 3 hari setelah sesi terakhir.',
  );
});

test('refunds of withdrawn money are shown as deducted from the next sales', async () => {
  openWallet({ wallet: { ...nothing, debt: 90_000 } });
  expect(await figure('Dipotong dari penjualan berikutnya')).toContain('Rp90.000');
});

test('each entry has its sign, its fee, the balance after it, and when it can be withdrawn', async () => {
  const { user, address, callsOf } = openWallet({
    entries: [
      walletEntry({
        kind: 'payout_request',
        id: 'e0',
        amount: -300_000,
        balance: { available: 180_000, held: 120_000 },
        class: null,
        type: null,
        orderId: null,
        base: null,
        fee: null,
        heldUntil: null,
        isHeld: false,
        payout: { id: 'p1', number: 12, status: 'approved' },
      }),
      walletEntry({ kind: 'refund', id: 'e1', amount: -120_000, fee: null, balance: { available: -50_000, held: 0 } }),
      walletEntry({ id: 'e2' }),
    ],
  });
  const rows = (await (await history()).findAllByRole('listitem')).map(({ textContent }) => textContent);
  const date = 'Tanggal21 Nov 202610:00 WIB';
  expect(rows).toEqual([
    `Penarikan#12−Rp300.000Menunggu transfer${date}Saldo tersediaRp180.000+ Rp120.000 ditahan`,
    `Pengembalian danaMenulis Lead · Kelas · SN-1−Rp120.000Dikembalikan${date}Saldo tersedia−Rp50.000`,
    `PenjualanMenulis Lead · Kelas · SN-1+Rp120.000setelah biaya Rp30.000Cair tanggal 28 Nov 2026${date}Saldo tersediaRp0+ Rp120.000 ditahan`,
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Catatan' }), 'maturity');
  expect(address()).toBe('/creator/transaction/wallet?kind=maturity');
  expect(callsOf(ledger.entries).at(-1)).toEqual({
    query: { page: 1, perPage: 20, sort: '-occurredAt', filter: { kind: 'maturity' } },
  });
});

test('an empty wallet explains where its first entry will come from', async () => {
  openWallet({ wallet: nothing, entries: [] });
  expect(await screen.findByText('Saldo belum bergerak')).toBeTruthy();
  expect(await figure('Menunggu masa tahan')).toBe('Menunggu masa tahanRp0Tidak ada yang menunggu');
  expect(await screen.findByText('Saldo bisa ditarik mulai Rp50.000.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tarik saldo' })).toHaveProperty('disabled', true);
});

test('an owner withdraws a chosen amount, and sees beforehand what arrives where', async () => {
  const { user, callsOf } = openWallet();
  await user.click(await screen.findByRole('button', { name: 'Tarik saldo' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tarik saldo' }));
  const amount = dialog.getByLabelText('Jumlah');
  expect(dialog.getByText('Kamu terima').parentElement!.textContent).toBe('Kamu terimaRp480.000');
  await user.clear(amount);
  await user.type(amount, '40000');
  await user.click(dialog.getByRole('button', { name: 'Minta penarikan' }));
  expect(await dialog.findByText('Paling sedikit Rp50.000')).toBeTruthy();
  await user.clear(amount);
  await user.type(amount, '300000');
  expect(dialog.getByText('Kamu terima').parentElement!.textContent).toBe('Kamu terimaRp300.000');
  expect(dialog.getByText('Sisa saldo tersedia').parentElement!.textContent).toBe('Sisa saldo tersediaRp180.000');
  expect(dialog.getByText(/•••• 7890 · Ruang Redaksi/)).toBeTruthy();
  await user.click(dialog.getByRole('button', { name: 'Minta penarikan' }));
  await expect.poll(() => callsOf(payout.create)).toEqual([{ body: { amount: 300_000 } }]);
  await expect.poll(() => screen.queryByRole('dialog', { name: 'Tarik saldo' })).toBeNull();
});

test('a refused withdrawal shows the reason and keeps the amount', async () => {
  const message = 'Jumlah ini melebihi saldo yang bisa ditarik';
  const { user } = openWallet({ refusal: new ApiError(409, 'payout_exceeds_available', message) });
  await user.click(await screen.findByRole('button', { name: 'Tarik saldo' }));
  await user.click(await screen.findByRole('button', { name: 'Minta penarikan' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('Jumlah')).toHaveProperty('value', '480.000');
});

test('a newly entered account shows when withdrawals to it begin', async () => {
  const soon = new Date(Date.now() + 48 * 3_600_000).toISOString();
  openWallet({ payment: paymentData({ account: { ...paymentData().account!, usableFrom: soon } }) });
  expect(await screen.findByText(/Rekening ini baru diisi/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Tarik saldo' })).toHaveProperty('disabled', true);
});

test('an owner enters the account with their password; errors show at their field', async () => {
  const { user, callsOf } = openWallet({ payment: paymentData({ account: null }) });
  expect(screen.queryByRole('button', { name: 'Tarik saldo' })).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Isi rekening' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rekening penarikan' }));
  await dialog.findByRole('option', { name: 'Bank Central Asia (BCA)' });
  await user.type(dialog.getByLabelText('Nomor rekening'), '12AB');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  expect(dialog.getByText('Pilih banknya')).toBeTruthy();
  expect(dialog.getByText('Tulis nomor rekening, 6 sampai 20 angka')).toBeTruthy();
  expect(callsOf(payout.updatePaymentData)).toEqual([]);

  await user.selectOptions(dialog.getByLabelText('Bank'), '014');
  await user.clear(dialog.getByLabelText('Nomor rekening'));
  await user.type(dialog.getByLabelText('Nomor rekening'), '1234567890');
  await user.type(dialog.getByLabelText('Nama pemilik rekening'), 'Ruang Redaksi');
  await user.type(dialog.getByLabelText('Kata sandi akunmu'), 'rahasia-sekali');
  await user.click(dialog.getByRole('button', { name: 'Simpan' }));
  await expect
    .poll(() => callsOf(payout.updatePaymentData))
    .toEqual([
      { body: { bankCode: '014', number: '1234567890', holder: 'Ruang Redaksi', password: 'rahasia-sekali' } },
    ]);
});

test('withdrawals are listed with their status, and a waiting one can be cancelled', async () => {
  const { user, callsOf } = openWallet({
    payouts: [
      payoutRow(),
      payoutRow({ id: 'p2', number: 11, status: 'paid', paidAt: '2026-11-20T03:00:00.000Z', reference: 'BCA-42' }),
      payoutRow({ id: 'p3', number: 10, status: 'failed', reason: 'Rekening sudah ditutup' }),
    ],
  });
  const list = within(await screen.findByRole('region', { name: 'Penarikan terakhir' }));
  expect(await list.findByText('Menunggu persetujuan')).toBeTruthy();
  expect(list.getByText('Ditransfer 20 Nov 2026 · referensi BCA-42')).toBeTruthy();
  expect(list.getByText('Alasannya: Rekening sudah ditutup')).toBeTruthy();
  await user.click(list.getByRole('button', { name: 'Batalkan' }));
  await user.click(await screen.findByRole('button', { name: 'Batalkan penarikan' }));
  await expect.poll(() => callsOf(payout.cancel)).toEqual([{ params: { id: 'p1' } }]);
});

test('a member sees account and withdrawals, and that only owners withdraw', async () => {
  openWallet({ payment: paymentData({ canWithdraw: false }), payouts: [payoutRow()] });
  expect(await screen.findByText('Hanya pemilik mitra yang bisa menarik saldo dan mengatur rekening.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Tarik saldo' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Batalkan' })).toBeNull();
});

test('the statement of a month is saved as a table, or as a PDF', async () => {
  const { user, callsOf } = openWallet();
  const statement = within(await screen.findByRole('region', { name: 'Laporan bulanan' }));
  const months = statement.getAllByRole('option').map(({ textContent }) => textContent);
  expect(months).toHaveLength(24);
  const month = (statement.getByLabelText('Bulan') as HTMLSelectElement).options[1]!.value;
  await user.selectOptions(statement.getByLabelText('Bulan'), month);
  await user.click(statement.getByRole('button', { name: 'Unduh CSV' }));
  expect(callsOf(ledger.monthlyCsv)).toEqual([{ query: { month } }]);
  await user.click(statement.getByRole('button', { name: 'Unduh PDF' }));
  await expect.poll(() => callsOf(ledger.monthlyPdf)).toEqual([{ query: { month } }]);
});
