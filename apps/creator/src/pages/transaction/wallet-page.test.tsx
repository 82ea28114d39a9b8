// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ledger } from '@sinau/api-client';
import type { Wallet } from '@sinau/contracts/ledger/ledger.schemas';
import { answer } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { listed, walletEntry } from '../../testing/reports.ts';
import { WalletPage } from './wallet-page.tsx';

afterEach(cleanup);

const wallet: Wallet = {
  available: 480_000,
  held: 240_000,
  paidOut: 0,
  nextMaturity: { at: '2026-11-28T03:00:00.000Z', amount: 120_000 },
};

function openWallet(
  given: Wallet = wallet,
  entries = [
    walletEntry(),
    walletEntry({ id: 'e2', kind: 'maturity', heldUntil: null, isHeld: false }),
    walletEntry({ id: 'e3', isHeld: false }),
  ],
) {
  return openPortal({ '/creator/transaction/wallet': WalletPage }, '/creator/transaction/wallet', [
    answer(ledger.myWallet, given),
    answer(ledger.entries, listed(...entries)),
  ]);
}
const figure = async (label: string) => (await screen.findByText(label)).parentElement!.textContent;

test('the wallet shows each balance, and when the held one is released', async () => {
  openWallet();
  expect(await figure('Saldo tersedia')).toBe('Saldo tersediaRp480.000Bisa ditarik');
  expect(await figure('Menunggu masa tahan')).toBe(
    'Menunggu masa tahanRp240.000Rp120.000 bisa ditarik mulai 28 Nov 2026',
  );
  expect(await figure('Sudah dicairkan')).toBe('Sudah dicairkanRp0Sejak awal');
  expect(screen.getByText(/^Setiap penjualan/).textContent).toBe(
    'Setiap penjualan bisa ditarik 7 hari setelah dibayar, supaya pengembalian dana sempat diproses. ' +
      'Kelas yang punya jadwal sesi: paling cepat 3 hari setelah sesi terakhir.',
  );
});

test('each entry shows whether its amount can be withdrawn', async () => {
  const { user, address, callsOf } = openWallet();
  const items = (await screen.findAllByRole('listitem')).map(({ textContent }) => textContent);
  const date = 'Tanggal21 Nov 2026 10:00 WIB';
  expect(items).toEqual([
    `PenjualanMenulis Lead · Kelas · SN-1Rp120.000Menunggu sampai 28 Nov 2026${date}`,
    `Dana cair ke saldoMenulis Lead · Kelas · SN-1Rp120.000Bisa ditarik${date}`,
    `PenjualanMenulis Lead · Kelas · SN-1Rp120.000Sudah cair${date}`,
  ]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Catatan' }), 'maturity');
  expect(address()).toBe('/creator/transaction/wallet?kind=maturity');
  expect(callsOf(ledger.entries).at(-1)).toEqual({
    query: { page: 1, perPage: 20, sort: '-occurredAt', filter: { kind: 'maturity' } },
  });
});

test('an empty wallet explains where its first entry will come from', async () => {
  openWallet({ available: 0, held: 0, paidOut: 0, nextMaturity: null }, []);
  expect(await screen.findByText('Saldo belum bergerak')).toBeTruthy();
  expect(await figure('Menunggu masa tahan')).toBe('Menunggu masa tahanRp0Tidak ada yang menunggu');
});
