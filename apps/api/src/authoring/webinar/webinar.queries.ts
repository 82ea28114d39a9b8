import type { QueryOf } from '@sinau/contracts';
import type { EducatorBrief } from '@sinau/contracts/storefront/educator/educator.schemas';
import type { webinarEndpoints } from '@sinau/contracts/authoring/webinar/webinar.endpoints';
import type { WrittenSession } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import type { LessonType, SessionStatus } from '../../generated/prisma/enums.ts';
import { sqlReachedBy, type Reach } from '../../platform/class-access.ts';
import { Prisma, type RunSql } from '../../platform/db.ts';
import { prismaList } from '../../platform/list.ts';
import { classPageSql, classPagesSql, isVisible, type ClassPageRow } from '../../storefront/catalog/index.ts';
import { makersSessionFields, publicSessionFields } from '../../study/live/index.ts';
import { ownStockJson, stockJson, type OwnStock, type StockFacts } from '../../storefront/stock/index.ts';
import {
  findMitraClasses,
  mitraList,
  outlineSql,
  workingOutlineSql,
  type OutlineSectionRow,
} from '../program/index.ts';

interface SessionRow {
  id: string;
  title: string;
  startsAt: string;
  endsAt: string;
  cancelledAt: string | null;
  speakers: EducatorBrief[];
  lesson: { id: string; type: LessonType; title: string; slug: string };
  status: SessionStatus | null;
}

interface PageRow extends ClassPageRow {
  submittedAt: Date | null;
  reviewReason: string | null;
}
export interface WebinarRow extends PageRow {
  sessions: SessionRow[];
  isForSale: boolean;
  stock: StockFacts | null;
  /** Stock held for a signed-in user. */
  own: OwnStock | null;
}
export interface ParticipantWebinarRow extends WebinarRow {
  sections: OutlineSectionRow[];
}
export interface OwnWebinarRow extends PageRow {
  sessions: Omit<WrittenSession, '_id' | 'status'>[];
}

/** Working version of a webinar, to be previewed as the public will see it. */
export interface WrittenWebinarRow extends PageRow {
  stock: StockFacts | null;
  sections: OutlineSectionRow[];
  sessions: (Omit<SessionRow, 'startsAt' | 'endsAt' | 'lesson' | 'status'> & {
    startsAt: string | null;
    endsAt: string | null;
    lesson: (SessionRow['lesson'] & { _id: string; durationSeconds: number }) | null;
  })[];
}

const lessonFields = Prisma.sql`'_id', l.id, 'id', l.id, 'type', l.type, 'title', l.title, 'slug', l.slug`;

/** Finds a webinar that is public, or in which the viewer participates, with its schedule, in one round trip. */
export const findVisibleWebinar = (sql: RunSql, viewerId: string | null, ref: string) =>
  findLive(sql, viewerId, ref, isVisible);
export const findVisibleWebinars = (sql: RunSql, ids: readonly string[]) =>
  sql<WebinarRow>(
    classPagesSql(ids, { kind: 'webinar', viewerId: null, version: 'live' }, liveColumns(null), isVisible),
  );
/** Finds the same for a participant, with the lessons. */
export const findParticipantWebinar = (sql: RunSql, userId: string, ref: string) =>
  findLive<ParticipantWebinarRow>(
    sql,
    userId,
    ref,
    ({ participant }) => Prisma.sql`${participant}.id IS NOT NULL`,
    (aliases) =>
      Prisma.sql`${liveColumns(userId)(aliases)}, ${outlineSql(Prisma.sql`${aliases.class}.id`, Prisma.sql`${aliases.participant}.id`)} AS sections`,
  );

async function findLive<Row extends object = WebinarRow>(
  sql: RunSql,
  viewerId: string | null,
  ref: string,
  condition: typeof isVisible,
  columns = liveColumns(viewerId),
) {
  const page = { kind: 'webinar', ref, viewerId, version: 'live' } as const;
  const [row] = await sql<Row>(classPageSql(page, columns, condition));
  return row ?? null;
}

const liveColumns =
  (viewerId: string | null): typeof isVisible =>
  (aliases) => {
    const id = Prisma.sql`${aliases.class}.id`;
    const own = viewerId ? ownStockJson(id, Prisma.sql`${viewerId}::uuid`) : Prisma.sql`NULL::json`;
    return Prisma.sql`${scheduleColumns(aliases)}, ${aliases.class}."isForSale", ${stockJson(id)} AS stock, ${own} AS own`;
  };

/** Adds the schedule; only makers see reviews. */
const scheduleColumns: typeof isVisible = ({ class: c, participant }) => Prisma.sql`
  NULL::timestamptz AS "submittedAt", NULL AS "reviewReason",
  (
    SELECT coalesce(json_agg(json_build_object(
      'id', s.id, 'title', s.title, ${publicSessionFields}, 'status', own.status, 'lesson', json_build_object(${lessonFields})
    ) ORDER BY v."startsAt", v.id), '[]')
    FROM "LiveSession" v
    JOIN "Lesson" l ON l.id = v.id AND l."retiredAt" IS NULL
    JOIN "Section" s ON s.id = l."sectionId"
    LEFT JOIN "LessonSession" own ON own."lessonId" = l.id AND own."participantId" = ${participant}.id
    WHERE v."classId" = ${c}.id AND v."startsAt" IS NOT NULL AND v."endsAt" IS NOT NULL
  ) AS sessions`;

/**
 * Finds the working version of a webinar to which the partner has access, with all that its makers know of its
 * sessions.
 */
export async function findMitraWebinar(sql: RunSql, partner: Reach, ref: string) {
  const [row] = await sql<OwnWebinarRow>(workingPage(ref, ownColumns, ({ class: c }) => sqlReachedBy(c, partner)));
  return row ?? null;
}

/** Finds the same for several webinars, in the order of their ids. */
export const findWrittenWebinars = (sql: RunSql, partner: Reach, ids: readonly string[]) =>
  sql<OwnWebinarRow>(
    classPagesSql(ids, { kind: 'webinar', viewerId: null, version: 'working' }, ownColumns, ({ class: c }) =>
      sqlReachedBy(c, partner),
    ),
  );

/** Finds the working version with the public data of its sessions, including those without times. */
export async function findWorkingWebinar(sql: RunSql, ref: string, condition: typeof isVisible) {
  const [row] = await sql<WrittenWebinarRow>(workingPage(ref, writtenColumns, condition));
  return row ?? null;
}

const workingPage = (ref: string, columns: typeof isVisible, condition: typeof isVisible) =>
  classPageSql({ kind: 'webinar', ref, viewerId: null, version: 'working' }, columns, condition);

/** Selects its sessions in their own order, with these fields of the live session `v`. */
const workingSessions = (classId: Prisma.Sql, fields: Prisma.Sql) => Prisma.sql`(
  SELECT coalesce(json_agg((json_build_object(
    'id', s.id, 'title', s.title,
    'lesson', CASE WHEN l.id IS NOT NULL THEN json_build_object(${lessonFields}, 'isComplete', l."isComplete", 'durationSeconds', l."durationSeconds", 'revision', l.revision) END
  )::jsonb || json_build_object(${fields})::jsonb) ORDER BY s.position, s.id), '[]')
  FROM "WorkingSection" s
  LEFT JOIN "WorkingLesson" l ON l."sectionId" = s.id
  LEFT JOIN "LiveSession" v ON v.id = l.id
  WHERE s."classId" = ${classId})`;

const ownColumns: typeof isVisible = ({ class: c }) => Prisma.sql`
  ${c}."submittedAt", ${c}."reviewReason", ${workingSessions(Prisma.sql`${c}.id`, makersSessionFields)} AS sessions`;
const writtenColumns: typeof isVisible = ({ class: c }) => Prisma.sql`
  NULL::timestamptz AS "submittedAt", NULL AS "reviewReason", ${workingSessions(Prisma.sql`${c}.id`, publicSessionFields)} AS sessions,
  ${stockJson(Prisma.sql`${c}.id`)} AS stock, ${workingOutlineSql(Prisma.sql`${c}.id`)} AS sections`;

type MineQuery = QueryOf<typeof webinarEndpoints.mine>;
/** Finds the webinars to which a partner has access, either the archived ones or the others. */
export const findMitraWebinars = findMitraClasses(
  'webinar',
  prismaList<MineQuery, Prisma.ClassWhereInput, Prisma.ClassOrderByWithRelationInput>({
    ...mitraList,
    // Webinars without a date yet come last.
    sort: { ...mitraList.sort, startsAt: (sort) => ({ startsAt: { sort, nulls: 'last' } }) },
  }),
);
