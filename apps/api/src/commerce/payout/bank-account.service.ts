import type { z } from 'zod';
import type { BankAccount, PaymentData, bankAccountEntry } from '@sinau/contracts/commerce/payout/payout.schemas';
import { accountCooldownHours } from '@sinau/contracts/commerce/payout/payout.rules';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { hours, later } from '../../platform/clock.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { queueMail } from '../../platform/mail/define-mail.ts';
import { createPasswordCheck } from '../../core/auth/index.ts';
import { lockBooks } from '../ledger/index.ts';
import { createAccountNumbers } from './account-numbers.ts';
import {
  findBankAccount,
  findBanks,
  findOwners,
  insertBankAccount,
  isBank,
  type BankAccountRow,
} from './bank-account.queries.ts';
import { bankAccountChangedMail } from './payout.mails.ts';

export type BankAccountService = ReturnType<typeof createBankAccountService>;
type Entry = z.output<typeof bankAccountEntry>;

/** Time from which the account can be paid to. */
export const usableFrom = ({ createdAt }: Pick<BankAccountRow, 'createdAt'>) =>
  later(createdAt, hours(accountCooldownHours));

/** Requires an owner: only they change the account of a mitra and withdraw to it. */
export async function requireOwner(db: Db, { id, mitraId }: Partner) {
  const owners = await findOwners(db, mitraId);
  if (!owners.some((owner) => owner.id === id)) throw new AppError('payout_owner_only');
  return owners;
}

/** Bank account to which a mitra's earnings are paid. */
export function createBankAccountService(deps: Pick<Deps, 'db' | 'clock' | 'jobs' | 'keys' | 'limits'>) {
  const { db, clock, jobs } = deps;
  const confirmPassword = createPasswordCheck(deps);
  const numbers = createAccountNumbers(deps);

  const isSame = (account: BankAccountRow | null, { bankCode, number, holder }: Entry) =>
    account !== null && account.bank.code === bankCode && account.holder === holder && numbers.open(account) === number;

  const present = (account: BankAccountRow): BankAccount => ({
    bank: account.bank,
    number: numbers.masked(account),
    holder: account.holder,
    enteredAt: account.createdAt.toISOString(),
    usableFrom: usableFrom(account).toISOString(),
  });

  return {
    banks: async () => ({ list: await findBanks(db) }),

    async paymentData({ id, mitraId }: Partner): Promise<PaymentData> {
      const [account, owners] = await Promise.all([findBankAccount(db, mitraId), findOwners(db, mitraId)]);
      return { account: account && present(account), canWithdraw: owners.some((owner) => owner.id === id) };
    },

    async update(actor: Partner, entry: Entry): Promise<PaymentData> {
      const { id, mitraId } = actor;
      await requireOwner(db, actor);
      await confirmPassword(id, entry.password, 'password');
      if (!(await isBank(db, entry.bankCode)))
        throw new AppError('invalid_input', { fields: { bankCode: 'Pilih salah satu bank di daftar' } });
      const { bankCode, number, holder } = entry;
      const account = await transact(db, async (tx) => {
        // A concurrently requested payout goes to the account that it saw.
        await lockBooks(tx, [mitraId]);
        const owners = await requireOwner(tx, actor);
        const before = await findBankAccount(tx, mitraId);
        if (before && isSame(before, entry)) return before;
        const after = await insertBankAccount(tx, {
          mitraId,
          bankCode,
          number: numbers.seal(mitraId, number),
          holder,
          enteredById: id,
          createdAt: clock.now(),
        });
        for (const { fullname, email } of owners)
          await queueMail(tx, jobs, bankAccountChangedMail, {
            to: email,
            fullname,
            bank: after.bank.name,
            number: numbers.masked(after),
            holder,
            usableFrom: usableFrom(after).toISOString(),
          });
        return after;
      });
      return { account: present(account), canWithdraw: true };
    },
  };
}
