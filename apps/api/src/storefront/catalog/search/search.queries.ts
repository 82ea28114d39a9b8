import { Prisma, type RunSql } from '../../../platform/db.ts';
import { prepare } from '../../../platform/prepared.ts';
import type { Synonym, TypedWord } from './keyword.ts';

const wordsSql = prepare(
  (words: readonly string[], isTyping: boolean) => Prisma.sql`
  SELECT t.word, t.roots, t."isBegun", k."isKnown", k."isSynonym", coalesce(c.list, '[]') AS completions, coalesce(s.list, '[]') AS similar
  FROM (
    SELECT word, search_roots(word) AS roots, place, ${isTyping}::boolean AND place = cardinality(${words}::text[]) AS "isBegun"
    FROM unnest(${words}::text[]) WITH ORDINALITY AS typed (word, place)
  ) t
  CROSS JOIN LATERAL (
    SELECT EXISTS (SELECT FROM "SearchWord" v WHERE v.roots && t.roots) AS "isKnown",
      EXISTS (SELECT FROM "SearchSynonym" y WHERE y.phrase = t.word) AS "isSynonym"
  ) k
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('word', v.word, 'roots', v.roots)) AS list
    FROM (SELECT word, roots FROM "SearchWord" WHERE word LIKE t.word || '%' ORDER BY count DESC, word LIMIT 8) v
  ) c ON NOT k."isKnown" OR t."isBegun"
  LEFT JOIN LATERAL (
    SELECT json_agg(json_build_object('word', v.word, 'roots', v.roots)) AS list
    FROM (
      SELECT word, roots FROM "SearchWord"
      -- A swap leaves few trigrams alike, but the first and the last letter
      WHERE word % t.word OR (word LIKE left(t.word, 1) || '%' || right(t.word, 1) AND abs(length(word) - length(t.word)) <= 1)
        OR (t."isBegun" AND word LIKE left(t.word, 2) || '%')
      ORDER BY CASE WHEN t."isBegun" THEN similarity(left(word, length(t.word)), t.word) ELSE similarity(word, t.word) END DESC, count DESC, word LIMIT 24
    ) v
  ) s ON NOT k."isKnown" AND NOT k."isSynonym"
  ORDER BY t.place`,
);
export const findWords = (sql: RunSql, words: readonly string[], isTyping: boolean) =>
  sql<TypedWord>(wordsSql(words, isTyping));

const synonymsSql = prepare(
  (phrases: readonly string[]) => Prisma.sql`
  SELECT phrase, '(' || (
    SELECT string_agg('(' || array_to_string(search_roots(word), '|') || ')', '&') FROM unnest(search_words(meaning)) AS word
  ) || ')' AS query
  FROM "SearchSynonym" WHERE phrase = ANY(${phrases}::text[]) ORDER BY phrase, meaning`,
);
export const findSynonyms = (sql: RunSql, phrases: readonly string[]) => sql<Synonym>(synonymsSql(phrases));

const someSql = prepare(
  (query: string) => Prisma.sql`
  SELECT EXISTS (
    SELECT FROM "SearchDocument" d WHERE d.document @@ ${query}::tsquery
      AND (EXISTS (SELECT FROM "Class" c WHERE c.id = d.id AND c."isForSale") OR EXISTS (SELECT FROM "Bundle" b WHERE b.id = d.id AND b."isOffered"))
  ) AS "isFound"`,
);
/** Returns whether anything for sale matches. */
export const isAnyFound = async (sql: RunSql, query: string) =>
  (await sql<{ isFound: boolean }>(someSql(query)))[0]!.isFound;

/** Counts again which words occur in what is for sale. */
export const updateVocabulary = (sql: RunSql) => sql(Prisma.sql`SELECT search_words_counted()`);
