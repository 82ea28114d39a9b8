import type { QueryOf } from '@sinau/contracts';
import type { programEndpoints } from '@sinau/contracts/authoring/program/program.endpoints';
import type { PricePart } from '../../generated/prisma/enums.ts';
import type { Db, Prisma } from '../../platform/db.ts';
import { prismaList, readPage } from '../../platform/list.ts';

export interface NewPriceChange {
  readonly part: PricePart;
  readonly ticketTitle?: string;
  readonly from: number | null;
  readonly to: number | null;
}

/** Stores those of these prices that differ, in the transaction that changes them. */
export const insertPriceChanges = (
  tx: Db,
  of: { classId: string; actorId: string; createdAt: Date },
  changes: readonly NewPriceChange[],
) =>
  tx.priceChange.createMany({ data: changes.filter(({ from, to }) => from !== to).map((one) => ({ ...one, ...of })) });

type HistoryQuery = QueryOf<typeof programEndpoints.priceHistory>;
const historyList = prismaList<HistoryQuery, Prisma.PriceChangeWhereInput, Prisma.PriceChangeOrderByWithRelationInput>({
  sort: {
    changedAt: (createdAt) => ({ createdAt }),
    createdAt: (createdAt) => ({ createdAt }),
    updatedAt: (createdAt) => ({ createdAt }),
  },
  filter: {},
  fallback: [['changedAt', 'desc']],
  tieBreak: { id: 'desc' },
});

export function findPriceChanges(db: Db, classId: string, query: HistoryQuery) {
  const { where, ...page } = historyList(query, { classId });
  const actor = { select: { fullname: true } } as const;
  return readPage(db.priceChange.findMany({ where, ...page, include: { actor } }), db.priceChange.count({ where }));
}
export const findPricedClass = (db: Db, where: Prisma.ClassWhereInput) =>
  db.class.findFirst({ where, select: { id: true } });
