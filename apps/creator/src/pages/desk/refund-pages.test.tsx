// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { refund, transaction } from '@sinau/api-client';
import type { RefundDetail } from '@sinau/contracts/commerce/refund/refund.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { DisputesPage } from './disputes-page.tsx';
import { OrderPage } from './order-page.tsx';
import { RefundPage } from './refund-page.tsx';
import { RefundsPage } from './refunds-page.tsx';

afterEach(cleanup);

const me = { ...learnerProfile, isOperator: true };
const buyer = { id: 'b1', fullname: 'Sekar Ayu', email: 'sekar@contoh.id', phone: null };
const owed: RefundDetail = {
  id: 'r1',
  orderId: 'SN-261121-AAAA',
  buyer,
  titles: ['Menulis Lead'],
  reason: 'requested',
  total: 150_000,
  amount: 150_000,
  gateway: 'midtrans',
  paymentMethod: 'Transfer bank',
  way: 'bank',
  account: { bank: 'BCA', holder: 'Sekar Ayu', numberEnd: '7890' },
  note: null,
  dueAt: '2026-11-21T03:00:00.000Z',
  refundedAt: null,
  reference: null,
  refundedBy: null,
  accountNumber: '1234567890',
  hold: null,
};
const listed = <T,>(list: T[]) => ({ list, total: list.length, page: 1, perPage: 20 });

function open(path: string, detail = owed) {
  return openPortal(
    {
      '/operator/refund': RefundsPage,
      '/operator/refund/:id': RefundPage,
      '/operator/order/:code': OrderPage,
      '/operator/dispute': DisputesPage,
    },
    path,
    [
      answer(transaction.refunds, listed([owed])),
      answer(refund.detail, detail),
      answer(transaction.markRefunded, { ...owed, refundedAt: '2026-11-22T03:00:00.000Z', reference: 'TRF-1' }),
      answer(refund.order, {
        id: 'o1',
        orderId: 'SN-261121-AAAA',
        way: 'gateway',
        status: 'SUCCESS',
        total: 150_000,
        paidAt: '2026-11-21T03:00:00.000Z',
        paymentMethod: 'QRIS',
        buyer,
        lines: [
          {
            lineId: 'l1',
            classId: 'c1',
            title: 'Menulis Lead',
            ticket: null,
            bundle: null,
            amount: 150_000,
            withIt: [],
            progress: 45,
            until: '2026-11-28T03:00:00.000Z',
            refusal: { code: 'refund_too_much_used', message: 'Kamu sudah menyelesaikan 45%.' },
          },
        ],
      }),
      answer(refund.grant, { id: 'o1', orderId: 'SN-261121-AAAA', way: 'gateway', lines: [] }),
      answer(
        refund.disputes,
        listed([
          {
            id: 'o2',
            orderId: 'SN-261121-BBBB',
            buyer,
            titles: ['Wawancara'],
            total: 200_000,
            disputedAt: '2026-11-21T03:00:00.000Z',
            state: 'open' as const,
          },
        ]),
      ),
      answer(refund.settleDispute, {
        id: 'o2',
        orderId: 'SN-261121-BBBB',
        buyer,
        titles: ['Wawancara'],
        total: 200_000,
        disputedAt: '2026-11-21T03:00:00.000Z',
        state: 'won',
      }),
      answer(
        refund.differences,
        listed([
          {
            id: 'd1',
            orderId: 'SN-261121-CCCC',
            kind: 'unpaid' as const,
            key: '',
            amount: 150_000,
            total: 150_000,
            foundAt: '2026-11-21T03:00:00.000Z',
            endedAt: null,
          },
        ]),
      ),
    ],
    me,
  );
}

test('refunds that can be transferred are shown by default, and link to their account', async () => {
  const { user, callsOf } = open('/operator/refund');
  await user.click(await screen.findByRole('link', { name: 'SN-261121-AAAA' }));
  expect(callsOf(transaction.refunds)[0]).toMatchObject({ query: { filter: { isPayable: true } } });
  expect(await screen.findByText('1234567890')).toBeDefined();
  await user.type(screen.getByLabelText(/Nomor referensi transfer/), 'TRF-20261128-0042');
  await user.click(screen.getByRole('button', { name: 'Tandai sudah dikirim' }));
  expect(callsOf(transaction.markRefunded)).toEqual([
    { params: { id: 'r1' }, body: { reference: 'TRF-20261128-0042' } },
  ]);
});

test('a refund that the gateway pays cannot be marked by hand', async () => {
  open('/operator/refund/r1', { ...owed, way: 'gateway', account: null, accountNumber: null });
  expect(await screen.findByText(/Sedang dikirim lewat penyedia pembayaran/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Tandai sudah dikirim' })).toBeNull();
});

test('a refund without an account from its buyer cannot be marked as transferred', async () => {
  open('/operator/refund/r1', { ...owed, account: null, accountNumber: null });
  expect(await screen.findByText(/Pembeli belum mengisi rekening/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Tandai sudah dikirim' })).toBeNull();
});

test('a refund that must not be transferred shows neither an account nor the form, and says why', async () => {
  open('/operator/refund/r1', { ...owed, accountNumber: null, hold: 'refund_disputed' });
  expect(await screen.findByText(/sedang dalam sengketa/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Tandai sudah dikirim' })).toBeNull();
});

test('a line is refunded outside the policy only with a reason', async () => {
  const { user, callsOf } = open('/operator/order/SN-261121-AAAA');
  expect(await screen.findByText(/Di luar ketentuan. Kamu sudah menyelesaikan 45%/)).toBeDefined();
  await user.click(screen.getByRole('checkbox', { name: /Menulis Lead/ }));
  await user.click(screen.getByRole('button', { name: 'Kembalikan Rp150.000' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Kembalikan' }));
  expect(callsOf(refund.grant)).toEqual([]);
  await user.type(dialog.getByLabelText('Alasan'), 'Video di tiga materi tidak bisa diputar.');
  await user.click(dialog.getByRole('button', { name: 'Kembalikan' }));
  expect(callsOf(refund.grant)).toEqual([
    { params: { id: 'o1' }, body: { lineIds: ['l1'], reason: 'Video di tiga materi tidak bisa diputar.' } },
  ]);
});

test("a dispute is decided with the bank's result; differences with the gateway are listed below", async () => {
  const { user, callsOf } = open('/operator/dispute');
  expect(await screen.findByText(/Lunas di sini, tanpa uang di penyedia pembayaran/)).toBeDefined();
  await user.click((await screen.findAllByRole('button', { name: /^Menang/ }))[0]!);
  const dialog = within(await screen.findByRole('dialog', { name: 'Sengketa dimenangkan?' }));
  await user.type(dialog.getByLabelText('Kabar dari bank'), 'Bank menerima bukti akses.');
  await user.click(dialog.getByRole('button', { name: 'Simpan hasil' }));
  expect(callsOf(refund.settleDispute)).toEqual([
    { params: { id: 'o2' }, body: { outcome: 'won', reason: 'Bank menerima bukti akses.' } },
  ]);
});
