import type { Educator } from '@sinau/contracts/storefront/educator/educator.schemas';
import type { ClassLanguage, ClassLevel } from '@sinau/contracts/storefront/catalog/audience';
import type { ApprovalState } from '../../generated/prisma/enums.ts';
import { Prisma } from '../../platform/db.ts';
import { sqlRefIs } from '../../platform/refs.ts';
import { hasAccess } from '../../core/enrolment/index.ts';
import { hasPublicPage, ratingSql } from './offers.queries.ts';

/** Content of the page of a class, whatever its kind. */
export interface ClassPageRow {
  id: string;
  code: string;
  title: string;
  slug: string;
  thumbnail: string | null;
  salePrice: number | null;
  normalPrice: number | null;
  promotionEndsAt: Date | null;
  rating: { average: number; count: number } | null;
  description: string;
  requirements: string;
  about: string;
  completionMessage: string | null;
  statusApprove: ApprovalState;
  /** True if a published class has a working version that differs. */
  hasChanges: boolean;
  archiveAt: Date | null;
  updatedAt: Date;
  revision: number;
  participantCount: number;
  durationSeconds: number;
  startsAt: Date | null;
  endsAt: Date | null;
  category: { id: string; title: string; slug: string } | null;
  level: ClassLevel;
  language: ClassLanguage;
  mitra: { id: string; name: string; slug: string; logo: string | null };
  createdBy: { fullname: string };
  educators: Educator[];
  /** The viewer's own enrolment, while a grant of it is active. */
  participantId: string | null;
  progress: number | null;
}

/** Columns of the page. `t` holds the texts of the version that is read. */
const pageColumns = (t: Prisma.Sql) => Prisma.sql`
  c.id, c.code, ${t}.title, c.slug, ${t}.thumbnail, c."salePrice", c."normalPrice", c."promotionEndsAt", ${t}.description, ${t}.requirements, ${t}.about, ${t}.level, ${t}.language, ${t}."completionMessage",
  c."statusApprove", c."hasChanges", c."archiveAt", c."updatedAt", c.revision, c."participantCount", c."durationSeconds", c."startsAt", c."endsAt", ${ratingSql} AS rating,
  CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'title', k.title, 'slug', k.slug) END AS category,
  json_build_object('id', m.id, 'name', m.name, 'slug', m.slug, 'logo', m.logo) AS mitra,
  json_build_object('fullname', u.fullname) AS "createdBy",
  (SELECT coalesce(json_agg(json_build_object('id', e.id, 'name', e.name, 'title', e.title, 'bio', e.bio, 'photo', e.photo) ORDER BY e.position), '[]')
    FROM "Educator" e WHERE e."classId" = c.id) AS educators,
  p.id AS "participantId", p.progress`;

const aliases = {
  class: Prisma.sql`c`,
  participant: Prisma.sql`p`,
  /** Texts of the version that is read. */
  texts: Prisma.sql`c`,
};
type OfPage = (alias: typeof aliases) => Prisma.Sql;

/** Selects what everybody may see, and classes of the viewer. */
export const isVisible: OfPage = ({ class: c, participant }) =>
  Prisma.sql`(${hasPublicPage(c)} OR ${participant}.id IS NOT NULL)`;

interface ClassPage {
  readonly kind: 'program' | 'webinar';
  /** Id or slug of the class, or the condition that finds it. */
  readonly ref: string | Prisma.Sql;
  /** Viewer whose enrolment is read with it. */
  readonly viewerId: string | null;
  /** The working version is for the class's makers. */
  readonly version: 'live' | 'working';
}

const textsOf = {
  live: { alias: Prisma.sql`c`, join: Prisma.empty },
  working: { alias: Prisma.sql`w`, join: Prisma.sql`JOIN "WorkingClass" w ON w."classId" = c.id` },
};

/** Builds the statement that reads a `ClassPageRow` with further columns, if the condition allows it. */
export function classPageSql({ kind, ref, viewerId, version }: ClassPage, columns: OfPage, condition: OfPage) {
  const { alias: texts, join } = textsOf[version];
  const refIs = typeof ref === 'string' ? sqlRefIs(Prisma.sql`c`, ref) : ref;
  return Prisma.sql`
  SELECT ${pageColumns(texts)}, ${columns({ ...aliases, texts })}
  FROM "Class" c
  ${join}
  JOIN "Mitra" m ON m.id = c."mitraId"
  JOIN "User" u ON u.id = c."createdById"
  LEFT JOIN "Category" k ON k.id = ${texts}."categoryId"
  LEFT JOIN "Participant" p ON p."classId" = c.id AND p."userId" = ${viewerId}::uuid AND ${hasAccess(Prisma.sql`p.id`)}
  WHERE c.kind = ${kind}::"ClassKind" AND ${refIs} AND ${condition(aliases)}`;
}

/** Builds the statement that reads the pages of several classes, in the order of their ids. */
export const classPagesSql = (
  ids: readonly string[],
  page: Omit<ClassPage, 'ref'>,
  columns: OfPage,
  condition: OfPage,
) => Prisma.sql`
  ${classPageSql({ ...page, ref: Prisma.sql`c.id = ANY(${ids}::uuid[])` }, columns, condition)}
  ORDER BY array_position(${ids}::uuid[], c.id)`;
