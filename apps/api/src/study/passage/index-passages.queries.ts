import type { LessonType } from '../../generated/prisma/enums.ts';
import type { Prisma, Db } from '../../platform/db.ts';
import type { NewPassage } from './passages-of.ts';

export interface UnindexedRow {
  id: string;
  classId: string;
  change: string;
  type: LessonType;
  title: string;
  content: Prisma.JsonValue;
}

/** Finds lessons whose passages are to be written, in the order of their ids. */
export const findUnindexed = (db: Db, after: string, take: number) =>
  db.$queryRaw<UnindexedRow[]>`
    SELECT l.id, l."classId", u.change, l.type, l.title, l.content
    FROM "UnindexedLesson" u JOIN "Lesson" l ON l.id = u."lessonId"
    WHERE u."lessonId" > ${after}::uuid ORDER BY u."lessonId" LIMIT ${take}`;

/** Locks a class against its publication, which locks it first, too. */
export const lockAgainstPublication = (db: Db, classId: string) =>
  db.$executeRaw`SELECT FROM "Class" WHERE id = ${classId}::uuid FOR SHARE`;

/** Takes a lesson out of the queue; false if it is not there any more, or changed since it was read. */
export async function takeUnindexed(db: Db, { id, change }: Pick<UnindexedRow, 'id' | 'change'>) {
  await db.$executeRaw`SELECT FROM "Lesson" WHERE id = ${id}::uuid FOR KEY SHARE`;
  const { count } = await db.unindexedLesson.deleteMany({ where: { lessonId: id, change } });
  return count > 0;
}

/** Replaces the passages of a lesson. What is said in its class is to be counted anew if it is said in this lesson. */
export async function replacePassages(
  db: Db,
  { id, classId }: Pick<UnindexedRow, 'id' | 'classId'>,
  passages: readonly NewPassage[],
) {
  const [removed] = await db.$queryRaw<{ isSpoken: boolean }[]>`
    WITH removed AS (DELETE FROM "LessonPassage" WHERE "lessonId" = ${id}::uuid RETURNING kind)
    SELECT coalesce(bool_or(kind = 'speech'), false) AS "isSpoken" FROM removed`;
  await db.$executeRaw`
    INSERT INTO "LessonPassage" ("classId", "lessonId", kind, place, second, language, text, document)
    SELECT ${classId}::uuid, ${id}::uuid, kind, place, second, language, text,
      -- The words themselves, too: what is still being typed begins them, not their roots
      search_vector(search_text(text), 'D') || to_tsvector('simple', search_text(text))
    FROM ROWS FROM (jsonb_to_recordset(${JSON.stringify(passages)}::jsonb) AS (kind "PassageKind", second int, language text, text text))
      WITH ORDINALITY AS new (kind, second, language, text, place)`;
  if (removed!.isSpoken || passages.some(({ kind }) => kind === 'speech'))
    await db.classSpeech.upsert({ where: { classId }, create: { classId }, update: { isStale: true } });
}

/** Finds classes whose spoken words are to be counted, in the order of their ids. */
export async function findStaleSpeeches(db: Db, after: string, take: number) {
  const rows = await db.$queryRaw<{ classId: string }[]>`
    SELECT "classId" FROM "ClassSpeech" WHERE "isStale" AND "classId" > ${after}::uuid ORDER BY "classId" LIMIT ${take}`;
  return rows.map(({ classId }) => classId);
}

interface SpokenWords {
  readonly silent: readonly string[];
  /** Minimum number of times that a word is said. */
  readonly least: number;
  readonly most: number;
}

/** Counts the words that are said most in a class. */
export const updateSpeech = (db: Db, classId: string, { silent, least, most }: SpokenWords) => db.$executeRaw`
  UPDATE "ClassSpeech" SET words = search_speech("classId", ${silent}::text[], ${least}::int, ${most}::int), "isStale" = false
  WHERE "classId" = ${classId}::uuid`;
