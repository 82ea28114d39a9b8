import type { ApprovalState, ClassFormat } from '../../generated/prisma/enums.ts';
import { Prisma, type Db, type Read } from '../../platform/db.ts';
import { byRef, isUuid } from '../../platform/refs.ts';
import { ratingSql } from '../catalog/index.ts';
import { outlineSql, type OutlineSectionRow } from './outline.queries.ts';

export interface ProgramPageRow {
  id: string;
  code: string;
  format: ClassFormat;
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
  reviewReason: string | null;
  archiveAt: Date | null;
  updatedAt: Date;
  revision: number;
  participantCount: number;
  durationSeconds: number;
  category: { id: string; title: string; slug: string } | null;
  mitra: { id: string; name: string; slug: string; logo: string | null };
  createdBy: { fullname: string };
  sections: OutlineSectionRow[];
  /** The viewer's own enrolment, while a grant of it is active. */
  participantId: string | null;
  progress: number | null;
}

/** A mitra's program: another one's class is not found by it, nor is a webinar, which is made elsewhere. */
export const ownProgram = (ref: string, mitraId: string) => ({ ...byRef(ref), kind: 'program', mitraId }) satisfies Prisma.ClassWhereInput;

const isPublished = Prisma.sql`c."statusApprove" = 'publish' AND c."archiveAt" IS NULL`;

/** What everybody may see, and what the viewer takes part in. */
export const findVisibleProgram = (read: Read, ref: string, viewerId: string | null) => findPage(read, ref, viewerId, Prisma.sql`(${isPublished} OR p.id IS NOT NULL)`);
export const findOwnProgram = (read: Read, ref: string, participantUserId: string) => findPage(read, ref, participantUserId, Prisma.sql`p.id IS NOT NULL`);
export const findMitraProgram = (read: Read, ref: string, mitraId: string) => findPage(read, ref, null, Prisma.sql`c."mitraId" = ${mitraId}::uuid`);

/** All of a class's page in one round trip. */
async function findPage(read: Read, ref: string, viewerId: string | null, condition: Prisma.Sql): Promise<ProgramPageRow | null> {
  const [row] = await read<ProgramPageRow>(Prisma.sql`
    SELECT c.id, c.code, c.format, c.title, c.slug, c.thumbnail, c."salePrice", c."normalPrice", c."promotionEndsAt", c.description, c.requirements, c.about, c."completionMessage",
      c."statusApprove", c."reviewReason", c."archiveAt", c."updatedAt", c.revision, c."participantCount", c."durationSeconds", ${ratingSql} AS rating,
      CASE WHEN k.id IS NOT NULL THEN json_build_object('id', k.id, 'title', k.title, 'slug', k.slug) END AS category,
      json_build_object('id', m.id, 'name', m.name, 'slug', m.slug, 'logo', m.logo) AS mitra,
      json_build_object('fullname', u.fullname) AS "createdBy",
      p.id AS "participantId", p.progress,
      ${outlineSql(Prisma.sql`c.id`, Prisma.sql`p.id`)} AS sections
    FROM "Class" c
    JOIN "Mitra" m ON m.id = c."mitraId"
    JOIN "User" u ON u.id = c."createdById"
    LEFT JOIN "Category" k ON k.id = c."categoryId"
    LEFT JOIN "Participant" p ON p."classId" = c.id AND p."userId" = ${viewerId}::uuid
      AND EXISTS (SELECT FROM "Grant" g WHERE g."participantId" = p.id AND g."endedAt" IS NULL)
    WHERE c.kind = 'program' AND ${isUuid(ref) ? Prisma.sql`c.id = ${ref}::uuid` : Prisma.sql`c.slug = ${ref}`} AND ${condition}`);
  return row ?? null;
}

const listColumns = {
  id: true, code: true, format: true, title: true, slug: true, thumbnail: true, salePrice: true, statusApprove: true, archiveAt: true, updatedAt: true, participantCount: true, lessonCount: true,
} satisfies Prisma.ClassSelect;

export interface ProgramPage { where: Prisma.ClassWhereInput; orderBy: Prisma.ClassOrderByWithRelationInput[]; skip: number; take: number }
export const findMitraPrograms = (db: Db, page: ProgramPage) => db.class.findMany({ ...page, select: listColumns });
export type MitraProgramRow = Awaited<ReturnType<typeof findMitraPrograms>>[number];
export const countMitraPrograms = (db: Db, where: Prisma.ClassWhereInput) => db.class.count({ where });

export const insertProgram = (db: Db, fields: Omit<Prisma.ClassUncheckedCreateInput, 'id'>) => db.class.create({ data: fields, select: { id: true } });
export const updateProgram = (db: Db, id: string, fields: Prisma.ClassUncheckedUpdateInput) => db.class.update({ where: { id }, data: fields });
export const countCategories = (db: Db, id: string) => db.category.count({ where: { id } });

/** Nothing hangs on what is deleted: nobody takes part, nobody ordered, and no bundle holds it. */
export async function deleteUnusedProgram(db: Db, id: string) {
  const { count } = await db.class.deleteMany({ where: { id, participants: { none: {} }, orderLines: { none: {} }, bundleItems: { none: {} } } });
  return count === 1;
}
/** What keeps a class from being deleted. */
export async function countUses(db: Db, id: string) {
  const { _count } = await db.class.findUniqueOrThrow({ where: { id }, select: { _count: { select: { participants: true, bundleItems: true } } } });
  return _count;
}
