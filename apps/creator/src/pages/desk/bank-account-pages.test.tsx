// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { banking, payout } from '@sinau/api-client';
import type { ListedAccount, MitraAccounts } from '@sinau/contracts/commerce/banking/banking.endpoints';
import { answer, learnerProfile } from '@sinau/shell/testing';
import { openPortal } from '../../testing/open-portal.tsx';
import { receivedPayout } from '../../testing/payouts.ts';
import { BankAccountPage, BankAccountsPage } from './bank-account-pages.tsx';
import { PayoutPage } from './payout-page.tsx';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const me = { ...learnerProfile, isOperator: true, staffRoles: ['finance' as const] };
const person = { id: 'u1', fullname: 'Maya Larasati' };
const mitra = { id: 'm1', name: 'Ruang Redaksi', slug: 'ruang-redaksi' };
const account: Omit<ListedAccount, 'mitra' | 'earlierAccounts'> = {
  id: 'b1',
  bank: { code: '014', name: 'Bank Central Asia (BCA)' },
  number: '•••• 7890',
  holder: 'Maya Larasati',
  enteredAt: '2026-11-01T03:00:00.000Z',
  enteredBy: person,
  usableFrom: '2026-11-04T03:00:00.000Z',
  check: null,
};
const check = { result: 'doubtful' as const, note: 'Nama berbeda.', checkedAt: account.enteredAt, checkedBy: person };

test('the list is searched and filtered by its check', async () => {
  const { user, router, callsOf } = openPortal(
    { '/operator/bank-account': BankAccountsPage },
    '/operator/bank-account',
    [answer(banking.list, { list: [{ ...account, mitra, earlierAccounts: 2 }], total: 1, page: 1, perPage: 20 })],
    me,
  );
  expect((await screen.findByRole('link', { name: 'Ruang Redaksi' })).getAttribute('href')).toBe(
    '/operator/bank-account/m1',
  );
  screen.getByText('2 rekening sebelumnya');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Pemeriksaan' }), 'Perlu dijelaskan');
  expect(router.state.location.search).toBe('?check=doubtful');
  expect(callsOf(banking.list).at(-1)).toMatchObject({ query: { filter: { check: 'doubtful' } } });
});

test('the newest account is checked with a note, and the history shows it', async () => {
  let current: MitraAccounts = {
    mitra,
    canCheck: true,
    accounts: [
      { ...account, payouts: 0 },
      { ...account, id: 'b0', number: '•••• 1111', payouts: 3 },
    ],
  };
  const { user, callsOf } = openPortal(
    { '/operator/bank-account/:id': BankAccountPage },
    '/operator/bank-account/m1',
    [
      answer(banking.ofMitra, () => current),
      answer(banking.check, () => {
        current = { ...current, accounts: [{ ...current.accounts[0]!, check }, current.accounts[1]!] };
        return current;
      }),
    ],
    me,
  );
  const history = await screen.findByRole('list', { name: 'Riwayat rekening' });
  expect(
    within(history)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Bank Central Asia (BCA) •••• 7890', 'Bank Central Asia (BCA) •••• 1111']);
  await user.click(screen.getByRole('button', { name: 'Tandai perlu dijelaskan' }));
  const dialog = within(screen.getByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Apa yang kamu periksa/), check.note);
  await user.click(dialog.getByRole('button', { name: 'Simpan hasil' }));
  await screen.findByText('Nama berbeda.');
  expect(callsOf(banking.check)).toEqual([{ params: { id: 'b1' }, body: { result: 'doubtful', note: check.note } }]);
});

test('nobody checks the account of their own mitra', async () => {
  openPortal(
    { '/operator/bank-account/:id': BankAccountPage },
    '/operator/bank-account/m1',
    [answer(banking.ofMitra, { mitra, canCheck: false, accounts: [{ ...account, payouts: 0 }] })],
    me,
  );
  await screen.findByText(/^Ini mitramu sendiri/);
  expect(screen.queryByRole('button', { name: 'Tandai cocok' })).toBeNull();
});

test('a payout warns of an account that has to be cleared up', async () => {
  const received = receivedPayout();
  openPortal(
    { '/operator/payout/:id': PayoutPage },
    '/operator/payout/p1',
    [
      answer(payout.detail, {
        ...received,
        account: { ...received.account, check: { result: 'doubtful', note: 'Nama berbeda.', checkedBy: 'Rani' } },
      }),
    ],
    me,
  );
  await screen.findByText('Rekening tujuannya perlu dijelaskan menurut Rani: Nama berbeda.');
});
