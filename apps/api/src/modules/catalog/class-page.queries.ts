import type { ApprovalState } from '../../generated/prisma/enums.ts';
import { Prisma } from '../../platform/db.ts';
import { sqlRefIs } from '../../platform/refs.ts';
import { hasAccess } from '../enrolment/index.ts';
import { ratingSql } from './offers.queries.ts';

/** What the page of a class shows, whatever its kind. */
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
  statusApprove: ApprovalState;
  archiveAt: Date | null;
  updatedAt: Date;
  revision: number;
  participantCount: number;
  durationSeconds: number;
  category: { id: string; title: string; slug: string } | null;
  mitra: { id: string; name: string; slug: string; logo: string | null };
  createdBy: { fullname: string };
  /** The viewer's own enrolment, while a grant of it is active. */
  participantId: string | null;
  progress: number | null;
}

const pageColumns = Prisma.sql`
  c.id, c.code, c.title, c.slug, c.thumbnail, c."salePrice", c."normalPrice", c."promotionEndsAt", c.description, c.requirements, c.about, c."statusApprove", c."archiveAt",
  c."updatedAt", c.revision, c."participantCount", c."durationSeconds", ${ratingSql} AS rating,
  CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'title', k.title, 'slug', k.slug) END AS category,
  json_build_object('id', m.id, 'name', m.name, 'slug', m.slug, 'logo', m.logo) AS mitra,
  json_build_object('fullname', u.fullname) AS "createdBy", p.id AS "participantId", p.progress`;

const aliases = { class: Prisma.sql`c`, participant: Prisma.sql`p` };
type OfPage = (alias: typeof aliases) => Prisma.Sql;

/** Shows what everybody may see, and what the viewer takes part in. */
export const isVisible: OfPage = ({ class: c, participant }) =>
  Prisma.sql`(${c}."isForSale" OR ${participant}.id IS NOT NULL)`;

interface ClassPage {
  readonly kind: 'program' | 'webinar';
  /** The class's id or slug. */
  readonly ref: string;
  /** Whose enrolment is read with it. */
  readonly viewerId: string | null;
}

/** The statement that reads a `ClassPageRow` with further columns, if the condition allows it. */
export const classPageSql = ({ kind, ref, viewerId }: ClassPage, columns: OfPage, condition: OfPage) => Prisma.sql`
  SELECT ${pageColumns}, ${columns(aliases)}
  FROM "Class" c
  JOIN "Mitra" m ON m.id = c."mitraId"
  JOIN "User" u ON u.id = c."createdById"
  LEFT JOIN "Category" k ON k.id = c."categoryId"
  LEFT JOIN "Participant" p ON p."classId" = c.id AND p."userId" = ${viewerId}::uuid AND ${hasAccess(Prisma.sql`p.id`)}
  WHERE c.kind = ${kind}::"ClassKind" AND ${sqlRefIs(Prisma.sql`c`, ref)} AND ${condition(aliases)}`;
