// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ApiError, payout } from '@sinau/api-client';
import type { ReceivedPayoutDetail } from '@sinau/contracts/commerce/payout/payout.schemas';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { receivedPayout } from '../../testing/payouts.ts';
import { PayoutPage } from './payout-page.tsx';
import { PayoutsPage } from './payouts-page.tsx';

afterEach(cleanup);

const approved = {
  status: 'approved',
  approvedAt: '2026-11-21T05:00:00.000Z',
  approvedBy: { id: 'u8', fullname: 'Dimas' },
  canApprove: false,
} as const satisfies Partial<ReceivedPayoutDetail>;
const ended = { endedAt: '2026-11-22T03:00:00.000Z', endedBy: { id: 'u9', fullname: 'Ratna' }, canPay: false } as const;

function openPayouts(path: string, given: Partial<ReceivedPayoutDetail> = {}, refusal?: ApiError) {
  let current = receivedPayout(given);
  const become = (change: Partial<ReceivedPayoutDetail>) => {
    if (refusal) throw refusal;
    current = receivedPayout({ ...given, ...change });
    return current;
  };
  return openPortal(
    { '/operator/payout': PayoutsPage, '/operator/payout/:id': PayoutPage },
    path,
    [
      answer(payout.received, ({ query }) => ({
        list: query?.filter?.status ? [] : [current],
        total: query?.filter?.status ? 0 : 1,
        page: 1,
        perPage: 20,
      })),
      answer(payout.detail, () => current),
      answer(payout.approve, () => become(approved)),
      answer(payout.reject, ({ body }) =>
        become({ ...ended, status: 'rejected', reason: body.reason, canApprove: false }),
      ),
      answer(payout.pay, ({ body }) =>
        become({
          ...approved,
          status: 'paid',
          paidAt: '2026-11-22T03:00:00.000Z',
          paidBy: { id: 'u9', fullname: 'Ratna' },
          reference: body.reference,
          canPay: false,
        }),
      ),
      answer(payout.noteReturn, ({ body }) =>
        become({
          status: 'returning',
          returnNotedAt: '2026-11-23T03:00:00.000Z',
          returnNotedBy: { id: 'u9', fullname: 'Ratna' },
          reason: body.reason,
          canNoteReturn: false,
        }),
      ),
      answer(payout.confirmReturn, () => become({ ...ended, status: 'returned', canConfirmReturn: false })),
      answer(payout.dismissReturn, () =>
        become({ status: 'paid', returnNotedAt: null, returnNotedBy: null, reason: null }),
      ),
      answer(payout.fail, ({ body }) => become({ ...approved, ...ended, status: 'failed', reason: body.reason })),
    ],
    { ...learnerProfile, isOperator: true },
  );
}

test('withdrawals are listed, the newest first, and found by their state', async () => {
  const { user, callsOf } = openPayouts('/operator/payout');
  expect((await screen.findByRole('link', { name: '#12 Ruang Redaksi' })).getAttribute('href')).toBe(
    '/operator/payout/p1',
  );
  expect(callsOf(payout.received)).toEqual([{ query: { page: 1, perPage: 20, sort: '-requestedAt' } }]);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'paid');
  await screen.findByRole('heading', { name: 'Tidak ada penarikan yang cocok' });
});

test('an operator sees the whole account and approves; another operator transfers', async () => {
  const { user, callsOf } = openPayouts('/operator/payout/p1');
  await screen.findByRole('heading', { name: 'Rp300.000 untuk Ruang Redaksi' });
  expect(screen.getByText('1234567890')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Setujui' }));
  expect(callsOf(payout.approve)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Setujui penarikan' }));
  await screen.findByText(/Disetujui Dimas/);
  expect(screen.queryByRole('button', { name: 'Catat transfer' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Transfer gagal' })).toBeTruthy();
});

test('another operator records the transfer with the bank’s reference', async () => {
  const { user, callsOf } = openPayouts('/operator/payout/p1', { ...approved, canPay: true });
  await user.click(await screen.findByRole('button', { name: 'Catat transfer' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Simpan transfer' }));
  expect(dialog.getByText('Tulis nomor referensi dari bank')).toBeTruthy();
  await user.type(dialog.getByLabelText('Nomor referensi bank'), 'BCA-42');
  await user.click(dialog.getByRole('button', { name: 'Simpan transfer' }));
  await screen.findByText('Sudah ditransfer');
  expect(screen.getByText('BCA-42')).toBeTruthy();
  expect(callsOf(payout.pay)).toEqual([{ params: { id: 'p1' }, body: { reference: 'BCA-42' } }]);
});

test('a rejection carries its reason, which stays in the field when a colleague decided first', async () => {
  const message = 'Penarikan ini tidak lagi menunggu persetujuan';
  const { user } = openPayouts('/operator/payout/p1', {}, new ApiError(409, 'payout_not_requested', message));
  await user.click(await screen.findByRole('button', { name: 'Tolak' }));
  await user.type(screen.getByLabelText('Alasannya'), 'Nama pemilik berbeda');
  await user.click(screen.getByRole('button', { name: 'Tolak penarikan' }));
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText('Alasannya')).toHaveProperty('value', 'Nama pemilik berbeda');
});

test('a failed transfer is recorded with the bank’s reason', async () => {
  const { user } = openPayouts('/operator/payout/p1', { ...approved, canPay: true });
  await user.click(await screen.findByRole('button', { name: 'Transfer gagal' }));
  await user.type(screen.getByLabelText('Apa kata bank'), 'Rekening sudah ditutup');
  await user.click(screen.getByRole('button', { name: 'Catat transfer gagal' }));
  await screen.findByText('Rekening sudah ditutup');
  expect(screen.queryByRole('button', { name: 'Catat transfer' })).toBeNull();
});

const paid = {
  ...approved,
  status: 'paid',
  paidAt: '2026-11-22T03:00:00.000Z',
  paidBy: { id: 'u9', fullname: 'Ratna' },
  reference: 'BCA-42',
} as const satisfies Partial<ReceivedPayoutDetail>;
const returning = {
  ...paid,
  status: 'returning',
  returnNotedAt: '2026-11-23T03:00:00.000Z',
  returnNotedBy: { id: 'u9', fullname: 'Ratna' },
  reason: 'Rekening tidak aktif',
} as const satisfies Partial<ReceivedPayoutDetail>;

test('a return by the bank is recorded, and then confirmed by another operator', async () => {
  const { user, callsOf } = openPayouts('/operator/payout/p1', { ...paid, canNoteReturn: true });
  await user.click(await screen.findByRole('button', { name: 'Bank mengembalikannya' }));
  await user.type(screen.getByLabelText('Apa kata bank'), 'Rekening tidak aktif');
  await user.click(screen.getByRole('button', { name: 'Catat pengembalian' }));
  await screen.findByText(/Ratna mencatat bahwa bank mengembalikannya/);
  expect(callsOf(payout.noteReturn)).toEqual([{ params: { id: 'p1' }, body: { reason: 'Rekening tidak aktif' } }]);
  expect(screen.queryByRole('button', { name: 'Pastikan uangnya kembali' })).toBeNull();
});

test('another operator confirms a return by the bank, or denies it', async () => {
  const { user, callsOf } = openPayouts('/operator/payout/p1', { ...returning, canConfirmReturn: true });
  await user.click(await screen.findByRole('button', { name: 'Pastikan uangnya kembali' }));
  expect(callsOf(payout.confirmReturn)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Kembalikan ke saldo mitra' }));
  await screen.findByText('Dikembalikan bank', { selector: '.badge, .badge *' });
  expect(callsOf(payout.confirmReturn)).toEqual([{ params: { id: 'p1' } }]);
  cleanup();

  const again = openPayouts('/operator/payout/p1', { ...returning, canConfirmReturn: true });
  await again.user.click(await screen.findByRole('button', { name: 'Ternyata tidak kembali' }));
  await again.user.click(screen.getByRole('button', { name: 'Tetap sudah ditransfer' }));
  await screen.findByText('Sudah ditransfer');
  expect(again.callsOf(payout.dismissReturn)).toEqual([{ params: { id: 'p1' } }]);
});

test('a payout of an operator’s own mitra is left to others', async () => {
  openPayouts('/operator/payout/p1', { canApprove: false });
  expect(await screen.findByText(/penarikan mitramu sendiri/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Setujui' })).toBeNull();
});
