import type { QueryOf } from '@sinau/contracts';
import type { programEndpoints } from '@sinau/contracts/authoring/program/program.endpoints';
import type { RiskSign } from '@sinau/contracts/authoring/authoring/risk-signs.rules';
import { Prisma, type Db } from '../../platform/db.ts';
import { prismaList, readPage } from '../../platform/list.ts';
import type { ClassSnapshot, ClassWhere } from '../authoring/index.ts';

const sqlTexts = Prisma.raw(
  [
    'title',
    'description',
    'requirements',
    'about',
    '"completionMessage"',
    'thumbnail',
    '"categoryId"',
    'level',
    'language',
    'cohort',
    '"weeklyHours"',
    '"hasWatermark"',
  ].join(', '),
);
const lessonColumns = [
  'type',
  'title',
  'slug',
  'content',
  'setting',
  'position',
  '"isComplete"',
  '"unfinishedQuestions"',
  '"durationSeconds"',
];
const sqlLesson = Prisma.raw(lessonColumns.join(', '));
const columnsOf = (table: string) => Prisma.raw(lessonColumns.map((name) => `${table}.${name}`).join(', '));

/** Content of a version: a snapshot without data that is not part of versions, such as prices. */
export type VersionContent = Pick<
  ClassSnapshot,
  'title' | 'description' | 'requirements' | 'about' | 'completionMessage' | 'thumbnail' | 'categoryId' | 'sections'
> &
  // Fields that older versions, from before they existed, lack.
  Partial<Pick<ClassSnapshot, 'level' | 'language' | 'cohort' | 'weeklyHours' | 'hasWatermark'>>;

/** Finds the live lessons that are no longer in the working version. */
export async function findDroppedLessonIds(db: Db, classId: string) {
  const rows = await db.$queryRaw<{ id: string }[]>`
    SELECT l.id FROM "Lesson" l
    WHERE l."classId" = ${classId}::uuid AND l."retiredAt" IS NULL AND NOT EXISTS (SELECT FROM "WorkingLesson" w WHERE w.id = l.id)`;
  return rows.map(({ id }) => id);
}

/** Copies texts, sections and lessons of the working version to the live one. Unchanged ones are not written. */
export const copyToLive = (db: Db, classId: string, now: Date) => db.$executeRaw`
  WITH texts AS (
    UPDATE "Class" c SET (${sqlTexts}, "hasChanges") = (SELECT ${sqlTexts}, false FROM "WorkingClass" w WHERE w."classId" = c.id)
    WHERE c.id = ${classId}::uuid
  ), section AS (
    INSERT INTO "Section" (id, "classId", title, position)
    SELECT id, "classId", title, position FROM "WorkingSection" WHERE "classId" = ${classId}::uuid
    ON CONFLICT (id) DO UPDATE SET title = excluded.title, position = excluded.position
    WHERE "Section"."classId" = excluded."classId" AND ("Section".title, "Section".position) IS DISTINCT FROM (excluded.title, excluded.position)
  ), gone AS (
    DELETE FROM "Section" s WHERE s."classId" = ${classId}::uuid AND NOT EXISTS (SELECT FROM "WorkingSection" w WHERE w.id = s.id)
  )
  INSERT INTO "Lesson" (id, "classId", "sectionId", ${sqlLesson}, "createdAt", "updatedAt")
  SELECT id, "classId", "sectionId", ${sqlLesson}, ${now}, ${now} FROM "WorkingLesson" WHERE "classId" = ${classId}::uuid
  ON CONFLICT (id) DO UPDATE SET ("sectionId", ${sqlLesson}, "updatedAt", "retiredAt") = (SELECT excluded."sectionId", ${columnsOf('excluded')}, excluded."updatedAt", NULL::timestamptz)
  WHERE "Lesson"."classId" = excluded."classId" AND ("Lesson"."sectionId", ${columnsOf('"Lesson"')}, "Lesson"."retiredAt") IS DISTINCT FROM (excluded."sectionId", ${columnsOf('excluded')}, NULL::timestamptz)`;

/**
 * Overwrites the working version of a class with a snapshot, in five statements. A lesson's revision grows, so that an
 * editor that read it before is refused. A deleted topic is omitted.
 */
export async function copyToWorking(db: Db, classId: string, { sections, ...texts }: VersionContent, now: Date) {
  const { title, description, requirements, about, completionMessage, thumbnail, categoryId } = texts;
  const { level = 'all', language = 'id', cohort = null, weeklyHours = null, hasWatermark = false } = texts;
  await db.$executeRaw`
    UPDATE "WorkingClass" SET title = ${title}, description = ${description}, requirements = ${requirements}, about = ${about}, "completionMessage" = ${completionMessage},
      thumbnail = ${thumbnail}, level = ${level}::"ClassLevel", language = ${language}::"ClassLanguage", cohort = ${cohort}, "weeklyHours" = ${weeklyHours}::int, "hasWatermark" = ${hasWatermark}, "categoryId" = (SELECT id FROM "Category" WHERE id = ${categoryId}::uuid)
    WHERE "classId" = ${classId}::uuid`;
  const sectionRows = sections.map(({ id, title: name }, position) => ({ id, title: name, position }));
  await db.$executeRaw`
    INSERT INTO "WorkingSection" (id, "classId", title, position)
    SELECT id, ${classId}::uuid, title, position FROM jsonb_populate_recordset(NULL::"WorkingSection", ${JSON.stringify(sectionRows)}::jsonb)
    ON CONFLICT (id) DO UPDATE SET title = excluded.title, position = excluded.position`;
  const lessonRows = sections.flatMap(({ id: sectionId, lessons }) =>
    lessons.map((lesson, position) => ({ ...lesson, sectionId, position })),
  );
  const rows = JSON.stringify(lessonRows);
  await db.$executeRaw`
    INSERT INTO "WorkingLesson" (id, "classId", "sectionId", ${sqlLesson}, "updatedAt")
    SELECT id, ${classId}::uuid, "sectionId", ${sqlLesson}, ${now} FROM jsonb_populate_recordset(NULL::"WorkingLesson", ${rows}::jsonb)
    ON CONFLICT (id) DO UPDATE SET ("sectionId", ${sqlLesson}, "updatedAt", revision) = (SELECT excluded."sectionId", ${columnsOf('excluded')}, excluded."updatedAt", "WorkingLesson".revision + 1)`;
  await db.$executeRaw`
    WITH gone AS (DELETE FROM "WorkingLesson" WHERE "classId" = ${classId}::uuid AND id <> ALL(${lessonRows.map(({ id }) => id)}::uuid[]))
    DELETE FROM "WorkingSection" WHERE "classId" = ${classId}::uuid AND id <> ALL(${sectionRows.map(({ id }) => id)}::uuid[])`;
}

/** Finds the slugs of a class's lessons by their ids, including retired ones. */
export async function findLessonSlugs(db: Db, classId: string) {
  const rows = await db.lesson.findMany({ where: { classId }, select: { id: true, slug: true } });
  return new Map(rows.map(({ id, slug }) => [id, slug]));
}

/** Stores a publication under the next number. */
export const insertVersion = (
  db: Db,
  version: {
    classId: string;
    snapshot: ClassSnapshot;
    publishedById: string | null;
    publishedAt: Date;
    /** Risk signs of one that was not reviewed; null for one that was. */
    riskSigns?: readonly RiskSign[] | null;
  },
) => db.$executeRaw`
  INSERT INTO "ClassVersion" ("classId", number, snapshot, "publishedById", "publishedAt", "isUnreviewed", "riskSigns")
  SELECT ${version.classId}::uuid, coalesce(max(number), 0) + 1, ${JSON.stringify(version.snapshot)}::jsonb, ${version.publishedById}::uuid, ${version.publishedAt},
    ${version.riskSigns != null}, ${[...(version.riskSigns ?? [])]}::text[]
  FROM "ClassVersion" WHERE "classId" = ${version.classId}::uuid`;

/** Finds a class, with the data that its publication depends on. */
export const findPublishedClass = (db: Db, where: ClassWhere) =>
  db.class.findFirst({
    where,
    select: { id: true, statusApprove: true, updatedAt: true, participantCount: true },
  });

const versionColumns = {
  id: true,
  number: true,
  publishedAt: true,
  publishedBy: { select: { fullname: true } },
} satisfies Prisma.ClassVersionSelect;

type VersionQuery = QueryOf<typeof programEndpoints.versions>;
const versionList = prismaList<
  VersionQuery,
  Prisma.ClassVersionWhereInput,
  Prisma.ClassVersionOrderByWithRelationInput
>({
  sort: {
    number: (number) => ({ number }),
    createdAt: (publishedAt) => ({ publishedAt }),
    updatedAt: (publishedAt) => ({ publishedAt }),
  },
  filter: {},
  fallback: [['number', 'desc']],
  tieBreak: { id: 'desc' },
});
/** Finds the publications of a class, without their snapshots. */
export function findVersions(db: Db, classId: string, query: VersionQuery) {
  const { where, ...page } = versionList(query, { classId });
  return readPage(
    db.classVersion.findMany({ where, ...page, select: versionColumns }),
    db.classVersion.count({ where }),
  );
}
export type VersionRow = Awaited<ReturnType<typeof findVersions>>['rows'][number];

/** Finds a version and the one before it; without a number, the latest two. */
export const findNeighbours = (db: Db, classId: string, number: number | undefined) =>
  db.classVersion.findMany({
    where: { classId, ...(number !== undefined && { number: { lte: number } }) },
    orderBy: { number: 'desc' },
    take: 2,
    select: { publishedAt: true, snapshot: true },
  });
export const findCategoryTitles = (db: Db, ids: readonly string[]) =>
  db.category.findMany({ where: { id: { in: [...ids] } }, select: { id: true, title: true } });

export const findVersion = (db: Db, classId: string, id: string) =>
  db.classVersion.findFirst({
    where: { id, classId },
    select: { ...versionColumns, snapshot: true },
  });
