import type { QueryOf } from '@sinau/contracts';
import type { bankingEndpoints } from '@sinau/contracts/commerce/banking/banking.endpoints';
import type { AccountCheckResult } from '@sinau/contracts/commerce/banking/banking.rules';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';

interface Person {
  id: string;
  fullname: string;
}
export interface AccountRow {
  id: string;
  mitraId: string;
  bank: { code: string; name: string };
  /** Number as it is stored. */
  number: string;
  holder: string;
  createdAt: Date;
  enteredBy: Person;
  result: AccountCheckResult | null;
  note: string | null;
  checkedAt: Date | null;
  checkedBy: Person | null;
}
export interface ListedRow extends AccountRow {
  mitra: { id: string; name: string; slug: string };
  earlierAccounts: number;
}

const person = (alias: 'u' | 'k') => Prisma.raw(`json_build_object('id', ${alias}.id, 'fullname', ${alias}.fullname)`);
const columns = Prisma.sql`
  a.id, a."mitraId", json_build_object('code', b.code, 'name', b.name) AS bank, a.number, a.holder, a."createdAt",
  ${person('u')} AS "enteredBy", c.result::text, c.note, c."checkedAt",
  CASE WHEN c."accountId" IS NOT NULL THEN ${person('k')} END AS "checkedBy"`;
const accounts = Prisma.sql`
  "BankAccount" a JOIN "Bank" b ON b.code = a."bankCode" JOIN "User" u ON u.id = a."enteredById"
  LEFT JOIN "BankAccountCheck" c ON c."accountId" = a.id LEFT JOIN "User" k ON k.id = c."checkedById"`;
const older = (one: 'a' | 'n', other: 'a' | 'n') =>
  Prisma.raw(`(${one}."createdAt", ${one}.id) < (${other}."createdAt", ${other}.id)`);

const list = sqlList<QueryOf<typeof bankingEndpoints.list>>({
  select: Prisma.sql`${columns}, json_build_object('id', m.id, 'name', m.name, 'slug', m.slug) AS mitra,
    (SELECT count(*)::int FROM "BankAccount" n WHERE n."mitraId" = a."mitraId" AND ${older('n', 'a')}) AS "earlierAccounts"`,
  from: Prisma.sql`${accounts} JOIN "Mitra" m ON m.id = a."mitraId"`,
  keyword: [Prisma.sql`m.name`, Prisma.sql`a.holder`, Prisma.sql`b.name`],
  sort: {
    enteredAt: Prisma.sql`a."createdAt"`,
    mitra: Prisma.sql`m.name`,
    createdAt: Prisma.sql`a."createdAt"`,
    updatedAt: Prisma.sql`a."createdAt"`,
  },
  filter: { check: column(Prisma.sql`coalesce(c.result::text, 'unchecked')`) },
  fallback: [['enteredAt', 'desc']],
  id: Prisma.sql`a.id`,
});
const isNewest = Prisma.sql`NOT EXISTS (SELECT FROM "BankAccount" n WHERE n."mitraId" = a."mitraId" AND ${older('a', 'n')})`;
/** Finds the newest account of each mitra, which is the one that holds. */
export const findAccounts = (db: Db, query: QueryOf<typeof bankingEndpoints.list>) =>
  list.page<ListedRow>(db, query, isNewest);

export const findMitra = (db: Db, where: { id: string } | { bankAccounts: { some: { id: string } } }) =>
  db.mitra.findFirst({ where, select: { id: true, name: true, slug: true } });

/** Finds the accounts that a mitra had, the newest first, with the payouts to each that went out. */
export const findAccountsOf = (db: Db, mitraId: string) =>
  db.$queryRaw<(AccountRow & { payouts: number })[]>`
    SELECT ${columns}, (SELECT count(*)::int FROM "Payout" p WHERE p."bankAccountId" = a.id AND p."mitraId" = a."mitraId" AND p.status = 'paid') AS payouts
    FROM ${accounts} WHERE a."mitraId" = ${mitraId}::uuid ORDER BY a."createdAt" DESC, a.id DESC LIMIT 100`;

interface Check {
  readonly result: AccountCheckResult;
  readonly note: string;
  readonly checkedById: string;
  readonly checkedAt: Date;
}
/** Locks the account of a check until the transaction ends, and returns the result of the last one. */
export async function lockCheck(tx: Db, accountId: string) {
  await tx.$queryRaw`SELECT FROM "BankAccount" WHERE id = ${accountId}::uuid FOR NO KEY UPDATE`;
  return tx.bankAccountCheck.findUnique({ where: { accountId }, select: { result: true } });
}
export const upsertCheck = (tx: Db, accountId: string, check: Check) =>
  tx.bankAccountCheck.upsert({
    where: { accountId },
    create: { accountId, ...check },
    update: check,
    select: { accountId: true },
  });
