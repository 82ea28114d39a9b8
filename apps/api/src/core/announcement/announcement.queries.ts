import type { QueryOf } from '@sinau/contracts';
import type { announcementEndpoints } from '@sinau/contracts/core/announcement/announcement.endpoints';
import { reachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { prismaList, readPage } from '../../platform/list.ts';
import { byRef } from '../../platform/refs.ts';
import { hasAccess } from '../enrolment/index.ts';

export interface ClassKey {
  readonly type: 'program' | 'webinar';
  /** Id or slug. */
  readonly id: string;
}
export const findClassId = (db: Db, partner: Reach, { type, id }: ClassKey) =>
  db.class.findFirst({ where: { ...byRef(id), kind: type, ...reachedBy(partner) }, select: { id: true } });

const columns = {
  id: true,
  title: true,
  content: true,
  recipientCount: true,
  createdAt: true,
  deliveredAt: true,
  createdBy: { select: { fullname: true } },
} satisfies Prisma.AnnouncementSelect;
export type AnnouncementRow = Prisma.AnnouncementGetPayload<{ select: typeof columns }>;

type Query = QueryOf<typeof announcementEndpoints.list>;
const announcementList = prismaList<Query, Prisma.AnnouncementWhereInput, Prisma.AnnouncementOrderByWithRelationInput>({
  keyword: (text) => [{ title: text }, { content: text }],
  sort: { createdAt: (createdAt) => ({ createdAt }), updatedAt: (createdAt) => ({ createdAt }) },
  filter: {},
  fallback: [['createdAt', 'desc']],
  tieBreak: { id: 'desc' },
});
export function findAnnouncements(db: Db, classId: string, query: Query) {
  const { where, ...page } = announcementList(query, { classId });
  return readPage(db.announcement.findMany({ where, ...page, select: columns }), db.announcement.count({ where }));
}

export const insertAnnouncement = (tx: Db, data: Prisma.AnnouncementUncheckedCreateInput) =>
  tx.announcement.create({ data, select: columns });

/** Locks an announcement in delivery; a second run of its delivery waits here for the first. */
export async function lockUndelivered(tx: Db, id: string) {
  const [row] = await tx.$queryRaw<
    {
      title: string;
      content: string;
      classId: string;
      lastToldId: string | null;
      className: string;
      slug: string;
      type: ClassKey['type'];
    }[]
  >`
    SELECT a.title, a.content, a."classId", a."lastToldId", c.title AS "className", c.slug, c.kind AS type
    FROM "Announcement" a JOIN "Class" c ON c.id = a."classId"
    WHERE a.id = ${id}::uuid AND a."deliveredAt" IS NULL FOR UPDATE OF a`;
  return row ?? null;
}

export interface Recipient {
  id: string;
  userId: string;
  fullname: string;
  email: string;
}
const isReachable = Prisma.sql`u."deactivatedAt" IS NULL AND ${hasAccess(Prisma.sql`p.id`)}`;
/** Next participants, in the order of their enrolment: ids grow with time, so no participant is found twice. */
export const findNextRecipients = (db: Db, classId: string, after: string | null, take: number) =>
  db.$queryRaw<Recipient[]>`
    SELECT p.id, p."userId", u.fullname, u.email FROM "Participant" p JOIN "User" u ON u.id = p."userId"
    WHERE p."classId" = ${classId}::uuid ${after ? Prisma.sql`AND p.id > ${after}::uuid` : Prisma.empty} AND ${isReachable}
    ORDER BY p.id LIMIT ${take}`;
export async function hasParticipants(db: Db, classId: string) {
  const rows = await db.$queryRaw<object[]>`
    SELECT FROM "Participant" p JOIN "User" u ON u.id = p."userId" WHERE p."classId" = ${classId}::uuid AND ${isReachable} LIMIT 1`;
  return rows.length > 0;
}
export const markNotified = (
  tx: Db,
  id: string,
  { count, lastToldId, deliveredAt }: { count: number; lastToldId: string | null; deliveredAt: Date | null },
) =>
  tx.announcement.update({
    where: { id },
    data: { recipientCount: { increment: count }, ...(lastToldId && { lastToldId }), deliveredAt },
  });
