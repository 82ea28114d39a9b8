import type { QueryOf } from '@sinau/contracts';
import type { passageEndpoints } from '@sinau/contracts/study/passage/passage.endpoints';
import { mostPassagesCounted } from '@sinau/contracts/study/passage/passage.rules';
import type { LessonType, PassageKind, ClassKind } from '../../generated/prisma/enums.ts';
import { Prisma, type Db } from '../../platform/db.ts';
import { column, sqlList } from '../../platform/sql-list.ts';

export interface PassageRow {
  id: string;
  classId: string;
  classTitle: string;
  classSlug: string;
  classKind: ClassKind;
  lessonId: string;
  lessonTitle: string;
  lessonType: LessonType;
  kind: PassageKind;
  second: number | null;
  language: string | null;
  text: string;
  /** Words of the text that were found, as `search_words` has them. */
  found: string[];
}

/** A typed word, as documents have it, with its roots. */
export interface SoughtWord {
  readonly word: string;
  readonly roots: readonly string[];
}

export const findRoots = (db: Db, words: readonly string[]) =>
  db.$queryRaw<SoughtWord[]>`
    SELECT word, search_roots(word) AS roots FROM unnest(${words}::text[]) WITH ORDINALITY AS typed (word, place) ORDER BY place`;

type PassageQuery = QueryOf<typeof passageEndpoints.list>;

/** Scope of a search: classes, lessons and words. */
interface PassageScope {
  readonly classIds: readonly string[];
  readonly lessonIds: readonly string[];
  readonly words: readonly SoughtWord[];
}

/** Finds passages in these lessons that contain every word in any form, or continued. */
export async function findPassages(db: Db, query: PassageQuery, { classIds, lessonIds, words }: PassageScope) {
  const found = Prisma.sql`
    t."classId" IN (SELECT unnest(${classIds}::uuid[])) AND t."lessonId" = ANY(${lessonIds}::uuid[]) AND t.document @@ ${tsqueryOf(words)}::tsquery`;
  const list = passageList(classIds, words);
  const [rows, [counted]] = await Promise.all([
    db.$queryRaw<PassageRow[]>(list.rows(query, found)),
    db.$queryRaw<{ total: number }[]>`
      SELECT count(*)::int AS total FROM (SELECT FROM "LessonPassage" t WHERE ${found} LIMIT ${mostPassagesCounted}) AS counted`,
  ]);
  return { rows, total: counted!.total };
}

/** Roots have letters and digits alone. */
const tsqueryOf = (words: readonly SoughtWord[]) =>
  words
    .map(({ word, roots }) => `(${[...roots.map((root) => `'${root}'`), ...beginningsOf(word)].join('|')})`)
    .join('&');
/** A word of one or two letters would begin too many others. */
const beginningsOf = (word: string) => (word.length > 2 ? [`'${word}':*`] : [`'${word}'`]);

/** The classes come in the order of their ids; in each of them titles come first, then the outline. */
function passageList(classIds: readonly string[], words: readonly SoughtWord[]) {
  const roots = words.flatMap((sought) => sought.roots);
  const beginnings = words.map(({ word }) => (word.length > 2 ? `${word}%` : word));
  return sqlList<PassageQuery>({
    select: Prisma.sql`t.id, t."classId", c.title AS "classTitle", c.slug AS "classSlug", c.kind::text AS "classKind",
      t."lessonId", l.title AS "lessonTitle", l.type::text AS "lessonType", t.kind::text AS kind, t.second, t.language, t.text,
      ARRAY(SELECT word FROM unnest(search_words(t.text)) AS word WHERE search_roots(word) && ${roots}::text[] OR word LIKE ANY(${beginnings}::text[])) AS found`,
    from: Prisma.sql`"LessonPassage" t JOIN "Lesson" l ON l.id = t."lessonId" JOIN "Class" c ON c.id = t."classId" LEFT JOIN "Section" s ON s.id = l."sectionId"`,
    isCostly: true,
    sort: {
      outline: Prisma.sql`(array_position(${classIds}::uuid[], t."classId"), t.kind <> 'title', s.position, l.position, l.id, t.place)`,
      createdAt: Prisma.sql`l."createdAt"`,
      updatedAt: Prisma.sql`l."updatedAt"`,
    },
    filter: { classId: column(Prisma.sql`t."classId"`, 'uuid') },
    fallback: [['outline', 'asc']],
    id: Prisma.sql`t.id`,
  });
}
