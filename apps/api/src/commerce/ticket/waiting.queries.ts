import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { sqlRefIs } from '../../platform/refs.ts';
import { hasAccess } from '../../core/enrolment/index.ts';
import { ownStockJson, stockJson, type OwnStock, type StockFacts } from '../../storefront/stock/index.ts';

export interface WaitedFor {
  classId: string;
  isForSale: boolean;
  endsAt: Date | null;
  stock: StockFacts | null;
  own: OwnStock;
  isOwned: boolean;
  /** True if it is of the user's mitra. */
  isOwn: boolean;
}

/** Finds a webinar that was ever published, as it is for a user who would wait for it. */
export async function findWaitedForBy(sql: RunSql, userId: string, ref: string): Promise<WaitedFor | null> {
  const c = Prisma.sql`c`;
  const [row] = await sql<WaitedFor>(Prisma.sql`
    SELECT c.id AS "classId", c."isForSale", c."endsAt", ${stockJson(Prisma.sql`c.id`)} AS stock,
      ${ownStockJson(Prisma.sql`c.id`, Prisma.sql`${userId}::uuid`)} AS own,
      EXISTS (SELECT FROM "Participant" p WHERE p."classId" = c.id AND p."userId" = ${userId}::uuid AND ${hasAccess(Prisma.sql`p.id`)}) AS "isOwned",
      EXISTS (SELECT FROM "MitraMember" m WHERE m."mitraId" = c."mitraId" AND m."userId" = ${userId}::uuid AND m.role <> 'instructor') AS "isOwn"
    FROM "Class" c WHERE c.kind = 'webinar' AND c."publishedAt" IS NOT NULL AND ${sqlRefIs(c, ref)}`);
  return row ?? null;
}

/** Locks a buyer or waiting user, before the stock. */
export const lockUser = (tx: Db, userId: string) =>
  tx.$executeRaw`SELECT FROM "User" WHERE id = ${userId}::uuid FOR UPDATE`;
export const insertWaiting = (tx: Db, entry: { ticketId: string; userId: string; createdAt: Date }) =>
  tx.waitingEntry.create({ data: entry, select: { id: true } });

/** Finds an offer that is still open, with the content of its mail and notification. */
export const findOffer = (tx: Db, id: string) =>
  tx.waitingEntry.findFirst({
    where: { id, state: 'offered' },
    select: {
      offerEndsAt: true,
      userId: true,
      user: { select: { email: true, fullname: true } },
      ticket: { select: { title: true, stock: { select: { class: { select: { title: true, slug: true } } } } } },
    },
  });
