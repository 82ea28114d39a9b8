import { Prisma, type Db } from '../../platform/db.ts';

/** More than the builder can undo, with several lessons in one action. */
const maxStored = 1_000;

const keep = (removed: Prisma.Sql) => Prisma.sql`
  INSERT INTO "RemovedNode" (id, "classId", "sectionId", position, title, lessons, "removedAt") ${removed}
  ON CONFLICT (id) DO UPDATE SET ("classId", "sectionId", position, title, lessons, "removedAt") =
    (SELECT excluded."classId", excluded."sectionId", excluded.position, excluded.title, excluded.lessons, excluded."removedAt")`;

const dropOldest = (db: Db, classId: string) => db.$executeRaw`
  DELETE FROM "RemovedNode" WHERE id = ANY(ARRAY(
    SELECT id FROM "RemovedNode" WHERE "classId" = ${classId}::uuid ORDER BY "removedAt" DESC, id DESC OFFSET ${maxStored}))`;

/**
 * Removes a lesson from the working version of a class, whose row the caller has locked, and retains it for some days.
 * Its position stays free, so that participants who had begun the lesson still see it there.
 */
export async function takeOutLesson(tx: Db, { id, classId }: { id: string; classId: string }, now: Date) {
  await tx.$executeRaw`
    WITH gone AS (
      DELETE FROM "WorkingLesson" WHERE id = ${id}::uuid AND "classId" = ${classId}::uuid RETURNING *
    )
    ${keep(Prisma.sql`SELECT id, "classId", "sectionId", position, NULL, jsonb_build_array(to_jsonb(gone)), ${now}::timestamptz FROM gone`)}`;
  await dropOldest(tx, classId);
}

/** Removes a section and its lessons in the same way. Returns whether the class had it. */
export async function takeOutSection(tx: Db, { id, classId }: { id: string; classId: string }, now: Date) {
  const count = await tx.$executeRaw`${keep(Prisma.sql`
    SELECT s.id, s."classId", NULL::uuid, s.position, s.title,
      coalesce((SELECT jsonb_agg(to_jsonb(l) ORDER BY l.position, l.id) FROM "WorkingLesson" l WHERE l."sectionId" = s.id), '[]'), ${now}::timestamptz
    FROM "WorkingSection" s WHERE s.id = ${id}::uuid AND s."classId" = ${classId}::uuid`)}`;
  if (count === 0) return false;
  await tx.workingSection.delete({ where: { id } });
  await dropOldest(tx, classId);
  return true;
}

export const findRemovedNode = (db: Db, id: string, classId: string) =>
  db.removedNode.findFirst({
    where: { id, classId },
    select: { id: true, sectionId: true, position: true, title: true },
  });

/** Finds the lessons of a removed section or the removed lesson itself, without their contents. */
export const findRemovedLessons = (db: Db, id: string) => db.$queryRaw<{ id: string; slug: string }[]>`
  SELECT lesson->>'id' AS id, lesson->>'slug' AS slug
  FROM "RemovedNode" n, jsonb_array_elements(n.lessons) WITH ORDINALITY AS removed (lesson, position)
  WHERE n.id = ${id}::uuid ORDER BY removed.position`;

export interface LessonPosition {
  id: string;
  slug: string;
  sectionId: string;
  position: number;
}

/** Finds the columns that lessons had when they were stored with a node, and still have. */
const findKeptColumns = (db: Db, nodeId: string) => db.$queryRaw<{ name: string }[]>`
  SELECT a.attname::text AS name FROM pg_attribute a
  WHERE a.attrelid = '"WorkingLesson"'::regclass AND a.attnum > 0 AND NOT a.attisdropped
    AND a.attname IN (SELECT jsonb_object_keys(lessons->0) FROM "RemovedNode" WHERE id = ${nodeId}::uuid)`;

/**
 * Restores the lessons that were stored with a node, under these slugs and at these positions. Lessons that a restored
 * version already contains do not change. A column that was added since takes the default of the table.
 */
export async function putBackLessons(tx: Db, nodeId: string, places: readonly LessonPosition[]) {
  if (places.length === 0) return;
  const columns = (await findKeptColumns(tx, nodeId)).map(({ name }) => Prisma.raw(`"${name}"`));
  const ofLesson = columns.map((column) => Prisma.sql`whole.${column}`);
  await tx.$executeRaw`
    INSERT INTO "WorkingLesson" (${Prisma.join(columns)})
    SELECT ${Prisma.join(ofLesson)} FROM "RemovedNode" n, jsonb_array_elements(n.lessons) AS removed (lesson),
      jsonb_array_elements(${JSON.stringify(places)}::jsonb) AS place (fields),
      LATERAL jsonb_populate_record(NULL::"WorkingLesson", removed.lesson || place.fields) AS whole
    WHERE n.id = ${nodeId}::uuid AND removed.lesson->>'id' = place.fields->>'id'
    ON CONFLICT (id) DO NOTHING`;
}

export const deleteRemovedNode = (tx: Db, id: string) => tx.removedNode.delete({ where: { id } });

export const deleteRemovedBefore = (db: Db, time: Date) =>
  db.removedNode.deleteMany({ where: { removedAt: { lt: time } } });
