import type { QueryOf } from '@sinau/contracts';
import type { payoutEndpoints } from '@sinau/contracts/commerce/payout/payout.endpoints';
import type { PayoutStatus } from '../../generated/prisma/enums.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { conditionOf, prismaList, readPage } from '../../platform/list.ts';

const person = { select: { id: true, fullname: true } } as const;
const included = {
  bankAccount: {
    include: {
      bank: true,
      enteredBy: { select: { fullname: true } },
      check: { select: { result: true, note: true, checkedBy: { select: { fullname: true } } } },
    },
  },
  mitra: { select: { id: true, name: true, slug: true } },
  requestedBy: person,
  approvedBy: person,
  paidBy: person,
  returnNotedBy: person,
  endedBy: person,
} satisfies Prisma.PayoutInclude;
export type PayoutRow = Prisma.PayoutGetPayload<{ include: typeof included }>;

type PayoutQuery = QueryOf<typeof payoutEndpoints.list>;
type Fields = Omit<
  Parameters<typeof prismaList<PayoutQuery, Prisma.PayoutWhereInput, Prisma.PayoutOrderByWithRelationInput>>[0],
  'keyword' | 'fallback' | 'tieBreak'
>;
const fields: Fields = {
  sort: {
    requestedAt: (requestedAt) => ({ requestedAt }),
    amount: (amount) => ({ amount }),
    number: (number) => ({ number }),
    createdAt: (requestedAt) => ({ requestedAt }),
    updatedAt: (requestedAt) => ({ requestedAt }),
  },
  filter: { status: (status) => ({ status: conditionOf(status) as Prisma.EnumPayoutStatusFilter }) },
};

const ownList = prismaList<PayoutQuery, Prisma.PayoutWhereInput, Prisma.PayoutOrderByWithRelationInput>({
  ...fields,
  keyword: (reference) => [{ reference }],
  fallback: [['requestedAt', 'desc']],
  tieBreak: { id: 'desc' },
});
export const findPayouts = (db: Db, mitraId: string, query: PayoutQuery) =>
  readPayouts(db, ownList(query, { mitraId }));

const receivedList = prismaList<PayoutQuery, Prisma.PayoutWhereInput, Prisma.PayoutOrderByWithRelationInput>({
  ...fields,
  keyword: (typed) => [{ mitra: { name: typed } }, { reference: typed }],
  fallback: [['requestedAt', 'asc']],
  tieBreak: { id: 'asc' },
});
export const findReceived = (db: Db, query: PayoutQuery) => readPayouts(db, receivedList(query, {}));

const readPayouts = (
  db: Db,
  { where, ...page }: { where: Prisma.PayoutWhereInput } & Pick<Prisma.PayoutFindManyArgs, 'skip' | 'take' | 'orderBy'>,
) => readPage(db.payout.findMany({ where, ...page, include: included }), db.payout.count({ where }));

export const findPayout = (db: Db, where: Prisma.PayoutWhereInput) => db.payout.findFirst({ where, include: included });

/**
 * Locks a payout, so that concurrent actions on it run one after another and each sees the result of the one before.
 */
export async function lockPayout(tx: Db, id: string) {
  const [row] = await tx.$queryRaw<{ mitraId: string }[]>`
    SELECT "mitraId" FROM "Payout" WHERE id = ${id}::uuid FOR NO KEY UPDATE`;
  return row ?? null;
}

export const insertPayout = (
  tx: Db,
  payout: Pick<
    Prisma.PayoutUncheckedCreateInput,
    'mitraId' | 'amount' | 'bankAccountId' | 'requestedById' | 'requestedAt'
  >,
) => tx.payout.create({ data: payout, include: included });

type Step =
  | { status: 'approved'; approvedById: string; approvedAt: Date }
  | { status: 'paid'; paidById: string; paidAt: Date; reference: string }
  | { status: 'returning'; returnNotedById: string; returnNotedAt: Date; reason: string }
  /** The payout was not returned after all. */
  | { status: 'paid'; returnNotedById: null; returnNotedAt: null; reason: null }
  | {
      status: Extract<PayoutStatus, 'rejected' | 'failed' | 'cancelled' | 'returned'>;
      endedById: string;
      endedAt: Date;
      reason: string | null;
    };
export const updatePayout = (tx: Db, id: string, step: Step) =>
  tx.payout.update({ where: { id }, data: step, include: included });
