import { Prisma, type Db } from '../../platform/db.ts';

/** Tables whose rows operators order. */
export type OrderedTable = 'FeaturedPick' | 'Category' | 'FaqCategory' | 'Faq' | 'Testimony';

/** Locks the order of a table: two operators who change it wait for each other; reading goes on. */
export const lockOrder = (tx: Db, table: OrderedTable) =>
  tx.$executeRaw`LOCK TABLE ${Prisma.raw(`"${table}"`)} IN SHARE ROW EXCLUSIVE MODE`;

/** Stores the position of each row among these. */
export const updateOrder = (tx: Db, table: OrderedTable, ids: readonly string[]) => tx.$executeRaw`
  UPDATE ${Prisma.raw(`"${table}"`)} t SET position = o.place - 1
  FROM unnest(${ids}::uuid[]) WITH ORDINALITY o(id, place)
  WHERE t.id = o.id AND t.position <> o.place - 1`;
