import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, instant, shapeOf, uuid } from '../../fields.ts';
import { listOf, listQuery } from '../../list-query.ts';
import { bank } from '../payout/payout.schemas.ts';
import { accountCheckResults, accountCheckRules, accountCheckStates } from './banking.rules.ts';

const person = z.object({ id: uuid, fullname: z.string() });

const account = z.object({
  id: idOf('bankAccount'),
  bank,
  /** Number of the account, with all but its last four digits hidden. */
  number: z.string(),
  holder: z.string(),
  enteredAt: instant,
  enteredBy: person,
  /** Time from which payouts to it can be requested. */
  usableFrom: instant,
  /** Null if nobody has checked it. */
  check: z
    .object({ result: z.enum(accountCheckResults), note: z.string(), checkedAt: instant, checkedBy: person })
    .nullable(),
});

/** Account that a mitra is paid to, in the operators' list. */
export const listedAccount = account.extend({
  mitra: z.object({ id: uuid, name: z.string(), slug: z.string() }),
  /** Number of accounts that the mitra had before it. */
  earlierAccounts: z.int().nonnegative(),
});
export type ListedAccount = z.infer<typeof listedAccount>;

/** Bank accounts of a mitra, the newest first: it is the one that holds. */
export const mitraAccounts = z.object({
  mitra: z.object({ id: uuid, name: z.string(), slug: z.string() }),
  /** The newest hundred accounts at most. */
  accounts: z.array(
    account.extend({
      /** Payouts that went to it. */
      payouts: z.int().nonnegative(),
    }),
  ),
  /** True if the caller may check them: nobody checks accounts of their own mitra. */
  canCheck: z.boolean(),
});
export type MitraAccounts = z.infer<typeof mitraAccounts>;

const desk = { auth: 'operator', staff: ['finance'] } as const;

/** Bank accounts of mitra, as operators see and check them. Partners enter theirs by `payout.updatePaymentData`. */
export const bankingEndpoints = defineEndpoints('banking', {
  list: {
    method: 'GET',
    path: '/operator/bank-account',
    ...desk,
    summary:
      'The account that each mitra is paid to, the newest first; `keyword` is part of the name of a mitra, a holder or a bank',
    query: listQuery({ sort: ['enteredAt', 'mitra'], filter: { check: z.enum(accountCheckStates) } }),
    data: listOf(listedAccount),
  },
  ofMitra: {
    method: 'GET',
    path: '/operator/mitra/:id/bank-account',
    ...desk,
    summary: 'The accounts that a mitra had, the newest first, with the check of each',
    params: z.object({ id: idOf('mitra') }),
    data: mitraAccounts,
    errors: ['not_found'],
  },
  check: {
    method: 'PUT',
    path: '/operator/bank-account/:id/check',
    ...desk,
    summary: 'Say what the check of an account found; a later one replaces it, and the log keeps both',
    params: z.object({ id: idOf('bankAccount') }),
    body: z.strictObject({ result: z.enum(accountCheckResults), ...shapeOf(accountCheckRules) }),
    data: mitraAccounts,
    errors: ['not_found', 'payout_of_own_mitra'],
    example: { result: 'matched', note: 'Nama pemilik sama dengan nama di KTP pendaftarnya.' },
  },
});
