import type { UserId } from '../../platform/actor.ts';
import type { Db, Prisma } from '../../platform/db.ts';

const columns = {
  id: true,
  mitraId: true,
  number: true,
  holder: true,
  createdAt: true,
  bank: true,
} satisfies Prisma.BankAccountSelect;
export type BankAccountRow = Prisma.BankAccountGetPayload<{ select: typeof columns }>;

export const findBanks = (db: Db) => db.bank.findMany({ orderBy: [{ name: 'asc' }, { code: 'asc' }], take: 1_000 });
export const isBank = async (db: Db, code: string) => (await db.bank.count({ where: { code } })) > 0;

/** Finds the newest account, which is the valid one. */
export const findBankAccount = (db: Db, mitraId: string) =>
  db.bankAccount.findFirst({ where: { mitraId }, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], select: columns });

export const insertBankAccount = (
  tx: Db,
  account: Pick<
    Prisma.BankAccountUncheckedCreateInput,
    'mitraId' | 'bankCode' | 'number' | 'holder' | 'enteredById' | 'createdAt'
  >,
) => tx.bankAccount.create({ data: account, select: columns });

/** Owners of a mitra: they enter its account and withdraw, and are notified of both. */
export const findOwners = async (db: Db, mitraId: string) =>
  (
    await db.mitraMember.findMany({
      where: { mitraId, role: 'owner' },
      orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
      select: { user: { select: { id: true, fullname: true, email: true } } },
    })
  ).map(({ user }) => user);

export const isMember = async (db: Db, mitraId: string, userId: UserId) =>
  (await db.mitraMember.count({ where: { mitraId, userId } })) > 0;
