import type { QueryOf } from '@sinau/contracts';
import type {
  ListedAccount,
  MitraAccounts,
  bankingEndpoints,
} from '@sinau/contracts/commerce/banking/banking.endpoints';
import type { AccountCheckResult } from '@sinau/contracts/commerce/banking/banking.rules';
import type { Operator } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import { transact, type Db } from '../../platform/db.ts';
import type { Deps } from '../../platform/deps.ts';
import { listAnswer } from '../../platform/list.ts';
import { required } from '../../platform/required.ts';
import { appendAudit } from '../../core/audit/index.ts';
import { createAccountNumbers, isMember, usableFrom } from '../payout/index.ts';
import { findAccounts, findAccountsOf, findMitra, lockCheck, upsertCheck, type AccountRow } from './banking.queries.ts';

export type BankAccountDesk = ReturnType<typeof createBankAccountDesk>;
interface Key {
  readonly id: string;
}

/** Bank accounts of mitra, as finance sees and checks them. Whole numbers are shown with a payout alone. */
export function createBankAccountDesk({ db, clock, keys }: Pick<Deps, 'db' | 'clock' | 'keys'>) {
  const numbers = createAccountNumbers({ keys });

  const present = (row: AccountRow) => ({
    id: row.id,
    bank: row.bank,
    number: numbers.masked(row),
    holder: row.holder,
    enteredAt: row.createdAt.toISOString(),
    enteredBy: row.enteredBy,
    usableFrom: usableFrom(row).toISOString(),
    check: row.result && {
      result: row.result,
      note: row.note!,
      checkedAt: row.checkedAt!.toISOString(),
      checkedBy: row.checkedBy!,
    },
  });

  const accountsOf = async (tx: Db, actor: Operator, mitra: MitraAccounts['mitra']): Promise<MitraAccounts> => ({
    mitra,
    accounts: (await findAccountsOf(tx, mitra.id)).map((row) => ({ ...present(row), payouts: row.payouts })),
    canCheck: !(await isMember(tx, mitra.id, actor.id)),
  });

  return {
    async list(query: QueryOf<typeof bankingEndpoints.list>) {
      const { rows, total } = await findAccounts(db, query);
      const shown = rows.map((row): ListedAccount => ({
        ...present(row),
        mitra: row.mitra,
        earlierAccounts: row.earlierAccounts,
      }));
      return listAnswer(query, shown, total);
    },

    ofMitra: async (actor: Operator, { id }: Key) => accountsOf(db, actor, required(await findMitra(db, { id }))),

    check: (actor: Operator, { id }: Key, { result, note }: { result: AccountCheckResult; note: string }) =>
      transact(db, async (tx) => {
        const now = clock.now();
        const mitra = required(await findMitra(tx, { bankAccounts: { some: { id } } }));
        if (await isMember(tx, mitra.id, actor.id)) throw new AppError('payout_of_own_mitra');
        const last = await lockCheck(tx, id);
        await upsertCheck(tx, id, { result, note, checkedById: actor.id, checkedAt: now });
        await appendAudit(
          tx,
          {
            act: 'bankAccount.check',
            actorId: actor.id,
            subject: { type: 'mitra', id: mitra.id, title: mitra.name },
            reason: note,
            before: { check: last?.result ?? 'unchecked' },
            after: { check: result },
          },
          now,
        );
        return accountsOf(tx, actor, mitra);
      }),
  };
}
