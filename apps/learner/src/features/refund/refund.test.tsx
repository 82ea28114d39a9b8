// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, refund } from '@sinau/api-client';
import type { RefundPreview } from '@sinau/contracts/commerce/refund/refund.schemas';
import type { Order } from '@sinau/contracts/commerce/transaction/transaction.schemas';
import { answer } from '@sinau/shell/testing';
import { orderOf, quoteLine } from '../../testing/buying.ts';
import { idOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { RefundAccount } from './refund-account.tsx';
import { RefundOrder } from './refund-order.tsx';

afterEach(cleanup);

const line = (number: number, overrides: Partial<RefundPreview['lines'][number]> = {}) => ({
  lineId: idOf(900 + number),
  classId: idOf(number),
  title: `Kelas ${number}`,
  ticket: null,
  bundle: null,
  amount: 100_000,
  withIt: [],
  progress: 0,
  until: '2026-11-28T03:00:00.000Z',
  refusal: null,
  ...overrides,
});
const previewOf = (lines: RefundPreview['lines'], way: RefundPreview['way'] = 'gateway'): RefundPreview => ({
  id: idOf(500),
  orderId: 'SN-20261121-AB12',
  way,
  lines,
});
const paid = orderOf({ status: 'SUCCESS', lines: [quoteLine(1), quoteLine(2)], total: 200_000 });

function open(order: Order, preview = previewOf([line(1)]), onRequest: () => Order = () => order) {
  return openPage({
    Page: () => (
      <>
        <RefundOrder order={order} />
        <RefundAccount order={order} />
      </>
    ),
    path: '/transaction',
    answers: [
      answer(refund.preview, preview),
      answer(refund.request, onRequest),
      answer(refund.saveAccount, order),
      answer(refund.banks, { list: [{ code: '014', name: 'BCA' }], total: 1, page: 0, perPage: 0 }),
    ],
  });
}
const ask = 'Minta pengembalian dana';
const dialog = async () => within(await screen.findByRole('dialog', { name: ask }));

test('the refund and the access that ends are shown before confirmation', async () => {
  const { user, callsOf } = open(
    paid,
    previewOf([
      line(1, { withIt: [{ lineId: idOf(990), title: 'Buku', amount: 75_000 }] }),
      line(2, { refusal: { code: 'refund_too_much_used', message: 'Kamu sudah menyelesaikan 45%.' }, progress: 45 }),
    ]),
  );
  await user.click(screen.getByRole('button', { name: ask }));
  const shown = await dialog();
  expect(shown.getByRole('checkbox', { name: /Kelas 2/ })).toHaveProperty('disabled', true);
  expect(shown.getByText('Kamu sudah menyelesaikan 45%.')).toBeDefined();
  // The only refundable line is preselected.
  expect(shown.getByRole('status').textContent).toContain(
    'Kamu menerima Rp175.000. Akses ke isinya berakhir sekarang, dan kemajuan belajarmu tetap tersimpan.',
  );
  expect(shown.getByText(/Tiket tambahannya ikut kembali: Buku \(Rp75.000\)/)).toBeDefined();
  expect(callsOf(refund.request)).toEqual([]);
  await user.click(shown.getByRole('button', { name: 'Kembalikan Rp175.000' }));
  expect(callsOf(refund.request)).toEqual([
    { params: { id: idOf(500) }, body: { lineIds: [idOf(901)], total: 175_000 } },
  ]);
  expect(await screen.findByText('Sudah dikembalikan')).toBeDefined();
});

test('a refusal stays visible with its reason', async () => {
  const refuse = () => {
    throw new ApiError(409, 'refund_window_over', 'Batas waktu sudah lewat', {
      reason: 'Batasnya lewat 28 Nov 2026.',
    });
  };
  const { user } = open(paid, previewOf([line(1)], 'bank'), refuse);
  await user.click(screen.getByRole('button', { name: ask }));
  const shown = await dialog();
  expect(shown.getByText(/Setelah ini kami minta nomor rekeningmu/)).toBeDefined();
  await user.click(shown.getByRole('button', { name: 'Kembalikan Rp100.000' }));
  expect(await shown.findByText('Batasnya lewat 28 Nov 2026.')).toBeDefined();
});

test('an order that is unpaid or fully refunded offers no refund', () => {
  open(orderOf());
  expect(screen.queryByRole('button', { name: ask })).toBeNull();
  cleanup();
  open(orderOf({ status: 'REFUNDED', lines: [{ ...quoteLine(1), givenBackAt: '2026-11-22T03:00:00.000Z' }] }));
  expect(screen.queryByRole('button', { name: ask })).toBeNull();
});

test('a buyer who must name an account does so immediately, and later sees where the money goes', async () => {
  const owing = orderOf({ status: 'REFUNDED', payout: { amount: 100_000, account: null } });
  const { user, callsOf } = open(owing);
  await user.click(screen.getByRole('button', { name: 'Isi nomor rekening' }));
  await user.click(await screen.findByRole('button', { name: 'Simpan rekening' }));
  expect(screen.getByText('Pilih bankmu')).toBeDefined();
  await user.selectOptions(screen.getByLabelText('Bank'), 'BCA');
  await user.type(screen.getByLabelText('Nomor rekening'), '1234567890');
  await user.type(screen.getByLabelText('Nama pemilik rekening'), 'Sekar Ayu');
  await user.click(screen.getByRole('button', { name: 'Simpan rekening' }));
  expect(callsOf(refund.saveAccount)).toEqual([
    { params: { id: idOf(500) }, body: { bankCode: '014', accountNumber: '1234567890', holder: 'Sekar Ayu' } },
  ]);
  cleanup();
  open({ ...owing, payout: { amount: 100_000, account: { bank: 'BCA', holder: 'Sekar Ayu', numberEnd: '7890' } } });
  expect(screen.getByText(/kami kirim ke BCA/).textContent).toContain('••••7890 atas nama Sekar Ayu');
  expect(screen.getByRole('button', { name: 'Ubah rekening' })).toBeDefined();
});
