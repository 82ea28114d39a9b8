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

/** The columns of a `ClassPageRow`, from `classPageFrom`. */
export const classPageColumns = Prisma.sql`
  c.id, c.code, c.title, c.slug, c.thumbnail, c."salePrice", c."normalPrice", c."promotionEndsAt", c.description, c.requirements, c.about, c."statusApprove", c."archiveAt",
  c."updatedAt", c.revision, c."participantCount", c."durationSeconds", ${ratingSql} AS rating,
  CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'title', k.title, 'slug', k.slug) END AS category,
  json_build_object('id', m.id, 'name', m.name, 'slug', m.slug, 'logo', m.logo) AS mitra,
  json_build_object('fullname', u.fullname) AS "createdBy", p.id AS "participantId", p.progress`;

/** Classes as `c`, with the viewer's enrolment as `p` where there is one. */
export const classPageFrom = (viewerId: string | null) => Prisma.sql`
  "Class" c
  JOIN "Mitra" m ON m.id = c."mitraId"
  JOIN "User" u ON u.id = c."createdById"
  LEFT JOIN "Category" k ON k.id = c."categoryId"
  LEFT JOIN "Participant" p ON p."classId" = c.id AND p."userId" = ${viewerId}::uuid
    AND ${hasAccess(Prisma.sql`p.id`)}`;

/** The class of this id or slug. */
export const classIs = (ref: string) => sqlRefIs(Prisma.sql`c`, ref);

/** What everybody may see, and what the viewer takes part in. */
export const classIsVisible = Prisma.sql`(c."statusApprove" = 'publish' AND c."archiveAt" IS NULL OR p.id IS NOT NULL)`;
