import { Prisma, type Db } from '../../platform/db.ts';

interface Entry {
  id: string;
  ticketId: string;
}

/** Finds the first entry that waits for a ticket that has room and is on sale. */
export async function findNextWaiting(tx: Db, classIds: readonly string[], now: Date) {
  const [entry] = await tx.$queryRaw<Entry[]>`
    SELECT e.id, e."ticketId"
    FROM "WaitingEntry" e JOIN "Ticket" t ON t.id = e."ticketId" JOIN "SeatStock" s ON s."classId" = t."classId" JOIN "Class" c ON c.id = t."classId"
    WHERE t."classId" = ANY(${classIds}::uuid[]) AND e.state = 'waiting' AND c."isForSale" AND c."endsAt" > ${now} AND ${isOnSale(now)}
      AND (t.quota IS NULL OR t.held + t.sold < t.quota) AND (s.quota IS NULL OR s.held + s.sold < s.quota)
    ORDER BY e."createdAt", e.id LIMIT 1`;
  return entry ?? null;
}
const isOnSale = (now: Date) => Prisma.sql`
  t."archivedAt" IS NULL AND (t."saleStartsAt" IS NULL OR t."saleStartsAt" <= ${now}) AND (t."saleEndsAt" IS NULL OR t."saleEndsAt" > ${now})`;

export const updateOffered = (tx: Db, id: string, offeredAt: Date, offerEndsAt: Date) =>
  tx.waitingEntry.update({ where: { id }, data: { state: 'offered', offeredAt, offerEndsAt }, select: { id: true } });

const ofClasses = (classIds: readonly string[]) =>
  Prisma.sql`"ticketId" IN (SELECT id FROM "Ticket" WHERE "classId" = ANY(${classIds}::uuid[]))`;

/** Ends expired offers, and returns their tickets. */
export const updateLapsed = (tx: Db, classIds: readonly string[], now: Date) =>
  tx.$queryRaw<Entry[]>`
    UPDATE "WaitingEntry" SET state = 'lapsed'
    WHERE state = 'offered' AND "offerEndsAt" <= ${now} AND ${ofClasses(classIds)} RETURNING id, "ticketId"`;

/** Takes over a user's offer of these tickets, and gives up those of other tickets of their webinars; returns both. */
export const updateOffersTaken = (tx: Db, userId: string, ticketIds: readonly string[], classIds: readonly string[]) =>
  tx.$queryRaw<Entry[]>`
    UPDATE "WaitingEntry" SET state = CASE WHEN "ticketId" = ANY(${ticketIds}::uuid[]) THEN 'taken'::"WaitingState" ELSE 'left' END
    WHERE "userId" = ${userId}::uuid AND state = 'offered' AND ${ofClasses(classIds)} RETURNING id, "ticketId"`;

/** Ends a user's waiting, for classes or one ticket; returns what was offered to them. */
export async function updateLeft(
  tx: Db,
  userId: string,
  which: { classIds: readonly string[] } | { ticketId: string },
) {
  const those = 'ticketId' in which ? Prisma.sql`"ticketId" = ${which.ticketId}::uuid` : ofClasses(which.classIds);
  const left = await tx.$queryRaw<(Entry & { was: string })[]>`
    UPDATE "WaitingEntry" SET state = 'left'
    WHERE "userId" = ${userId}::uuid AND state IN ('waiting', 'offered') AND ${those}
    RETURNING id, "ticketId", old.state::text AS was`;
  return { count: left.length, offered: left.filter(({ was }) => was === 'offered') };
}

/** Finds webinars in which offers have expired, or users wait. */
export const findWaitedFor = (db: Db, now: Date, after: string | null, take: number) =>
  db.$queryRaw<{ classId: string }[]>`
    SELECT DISTINCT t."classId" FROM "WaitingEntry" e JOIN "Ticket" t ON t.id = e."ticketId"
    WHERE (e.state = 'waiting' OR (e.state = 'offered' AND e."offerEndsAt" <= ${now})) ${after ? Prisma.sql`AND t."classId" > ${after}::uuid` : Prisma.empty}
    ORDER BY 1 LIMIT ${take}`;
