import type { QueryOf } from '@sinau/contracts';
import type { bundleEndpoints } from '@sinau/contracts/authoring/bundle/bundle.endpoints';
import type { MyBundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import type { BundleSnapshot } from '@sinau/contracts/authoring/bundle/bundle-changes.schemas';
import type { ApprovalState, ClassFormat } from '../../generated/prisma/enums.ts';
import { Prisma, type Db, type RunSql } from '../../platform/db.ts';
import { isYes } from '../../platform/list.ts';
import { sqlRefIs } from '../../platform/refs.ts';
import { column, sqlConditionOf, sqlList } from '../../platform/sql-list.ts';
import { cardsOfClassesSql, mitraBriefColumns, type CardRow } from '../../storefront/catalog/index.ts';

/** Texts and classes of a published bundle as its makers have changed them. */
export interface WorkingBundle {
  title: string;
  description: string;
  thumbnail: string | null;
  categoryId: string | null;
  classIds: string[];
  /** By the id of a class why it belongs to the bundle. */
  reasons: Record<string, string>;
}

export interface MyBundleRow {
  id: string;
  code: string;
  title: string;
  slug: string;
  thumbnail: string | null;
  description: string;
  category: { id: string; title: string; slug: string } | null;
  salePrice: number | null;
  classes: HeldClassRow[];
  statusApprove: ApprovalState;
  hasChanges: boolean;
  isForSale: boolean;
  unsold: MyBundle['unsold'];
  archiveAt: Date | null;
  suspendedAt: Date | null;
  updatedAt: Date;
  participantCount: number;
}
export interface HeldClassRow {
  id: string;
  title: string;
  slug: string;
  format: ClassFormat;
  thumbnail: string | null;
  salePrice: number;
  normalPrice: number | null;
  /** Date as text, as it is in JSON. */
  promotionEndsAt: string | null;
  totalLesson: number;
  durationSeconds: number;
  reason: string;
  isForSale: boolean;
}
export interface WrittenBundleRow extends MyBundleRow {
  mitraId: string;
  submittedAt: Date | null;
  publishedAt: Date | null;
  reviewReason: string | null;
  suspensionReason: string | null;
  revision: number;
  /** Published version, if it differs from the working version. */
  live: BundleSnapshot | null;
}

const working = (name: keyof WorkingBundle) => Prisma.sql`b.working->>${Prisma.raw(`'${name}'`)}`;
const written = (name: 'title' | 'description' | 'thumbnail') =>
  Prisma.sql`CASE WHEN b.working IS NULL THEN b.${Prisma.raw(name)} ELSE ${working(name)} END`;
const writtenCategory = Prisma.sql`CASE WHEN b.working IS NULL THEN b."categoryId" ELSE (${working('categoryId')})::uuid END`;

/** Selects the classes of bundle `b` in its working version, with their positions and reasons. */
const heldSql = Prisma.sql`(
  SELECT i."classId", i.position::bigint AS place, i.reason FROM "BundleItem" i WHERE i."bundleId" = b.id AND b.working IS NULL
  UNION ALL SELECT w.id::uuid, w.place, coalesce(b.working->'reasons'->>w.id, '') FROM jsonb_array_elements_text(b.working->'classIds') WITH ORDINALITY AS w(id, place)
) h JOIN "Class" c ON c.id = h."classId"`;
const liveItems = Prisma.sql`"BundleItem" i JOIN "Class" c ON c.id = i."classId" WHERE i."bundleId" = b.id`;
const unsoldSql = Prisma.sql`(
  SELECT coalesce(json_agg(json_build_object('id', c.id, 'title', c.title, 'because',
    CASE WHEN c."archiveAt" IS NOT NULL THEN 'archived' WHEN c."suspendedAt" IS NOT NULL THEN 'suspended' ELSE 'unpublished' END) ORDER BY i.position), '[]')
  FROM ${liveItems} AND NOT c."isForSale")`;

const listColumns = Prisma.sql`
  b.id, b.code, ${written('title')} AS title, b.slug, ${written('thumbnail')} AS thumbnail, ${written('description')} AS description, b."salePrice",
  (SELECT json_build_object('id', k.id, 'title', k.title, 'slug', k.slug) FROM "Category" k WHERE k.id = ${writtenCategory}) AS category,
  (SELECT coalesce(json_agg(json_build_object(
      'id', c.id, 'title', c.title, 'slug', c.slug, 'format', c.format, 'thumbnail', c.thumbnail, 'salePrice', coalesce(c."salePrice", 0), 'normalPrice', c."normalPrice",
      'promotionEndsAt', c."promotionEndsAt", 'totalLesson', c."lessonCount", 'durationSeconds', c."durationSeconds", 'reason', h.reason, 'isForSale', c."isForSale"
    ) ORDER BY h.place), '[]') FROM ${heldSql}) AS classes,
  b."statusApprove"::text, b.working IS NOT NULL AS "hasChanges", b."isOffered" AND NOT EXISTS (SELECT FROM ${liveItems} AND NOT c."isForSale") AS "isForSale", ${unsoldSql} AS unsold,
  b."archiveAt", b."suspendedAt", b."updatedAt", b."participantCount"`;
const from = Prisma.sql`"Bundle" b`;

const snapshotJson = Prisma.sql`json_build_object(
  'title', b.title, 'description', b.description, 'thumbnail', b.thumbnail, 'salePrice', b."salePrice",
  'category', (SELECT k.title FROM "Category" k WHERE k.id = b."categoryId"),
  'classes', (SELECT coalesce(json_agg(json_build_object('id', c.id, 'title', c.title, 'reason', i.reason) ORDER BY i.position), '[]') FROM ${liveItems}))`;

const columns = Prisma.sql`
  ${listColumns}, b."mitraId", b."submittedAt", b."publishedAt", b."reviewReason", b."suspensionReason", b.revision,
  CASE WHEN b.working IS NOT NULL THEN ${snapshotJson} END AS live`;

export const ofMitra = (mitraId: string) => Prisma.sql`b."mitraId" = ${mitraId}::uuid`;

/** Finds a bundle in its working version that meets the condition. */
export async function findWrittenBundle(db: Db, ref: string, condition: Prisma.Sql) {
  const [row] = await db.$queryRaw<WrittenBundleRow[]>`
    SELECT ${columns} FROM ${from} WHERE ${sqlRefIs(Prisma.sql`b`, ref)} AND ${condition}`;
  return row ?? null;
}

/** Finds the current state of a bundle, published or not, without unpublished changes. */
export async function findBundleSnapshot(db: Db, id: string) {
  const [row] = await db.$queryRaw<{ snapshot: BundleSnapshot }[]>`
    SELECT ${snapshotJson} AS snapshot FROM "Bundle" b WHERE b.id = ${id}::uuid`;
  return row!.snapshot;
}

type MineQuery = QueryOf<typeof bundleEndpoints.mine>;
const makerState = Prisma.sql`CASE WHEN b.working IS NOT NULL THEN 'changed' ELSE b."statusApprove"::text END`;
const mineList = sqlList<MineQuery>({
  select: listColumns,
  from,
  keyword: [written('title')],
  sort: {
    createdAt: Prisma.sql`b."createdAt"`,
    updatedAt: Prisma.sql`b."updatedAt"`,
    title: Prisma.sql`lower(${written('title')})`,
    salePrice: Prisma.sql`b."salePrice"`,
    participantCount: Prisma.sql`b."participantCount"`,
  },
  filter: {
    statusApprove: column(makerState),
    isArchived: (condition) => (isYes(condition) ? Prisma.sql`b."archiveAt" IS NOT NULL` : Prisma.sql`TRUE`),
    classId: (condition) =>
      Prisma.sql`b.id IN (SELECT i."bundleId" FROM "BundleItem" i WHERE ${sqlConditionOf(Prisma.sql`i."classId"`, condition, Prisma.sql`uuid`)})`,
  },
  fallback: [['updatedAt', 'desc']],
  id: Prisma.sql`b.id`,
});

/** Finds the mitra's bundles; by default those not archived. */
export function findMyBundles(db: Db, mitraId: string, query: MineQuery) {
  const isArchived = query.filter?.isArchived !== undefined && isYes(query.filter.isArchived);
  const scope = isArchived ? ofMitra(mitraId) : Prisma.sql`${ofMitra(mitraId)} AND b."archiveAt" IS NULL`;
  return mineList.page<MyBundleRow>(db, query, scope);
}

export const findClassCards = (sql: RunSql, ids: readonly string[]) => sql<CardRow>(cardsOfClassesSql(ids));
export const findMitraBrief = (db: Db, id: string) =>
  db.mitra.findUniqueOrThrow({ where: { id }, select: mitraBriefColumns });
