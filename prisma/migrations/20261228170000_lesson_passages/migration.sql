-- An id and the words of a text in one index.
CREATE EXTENSION IF NOT EXISTS btree_gin;

-- CreateEnum
CREATE TYPE "PassageKind" AS ENUM ('title', 'speech', 'text');

-- CreateTable
CREATE TABLE "LessonPassage" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "classId" UUID NOT NULL,
    "lessonId" UUID NOT NULL,
    "kind" "PassageKind" NOT NULL,
    "place" INTEGER NOT NULL,
    "second" INTEGER,
    "language" TEXT,
    "text" TEXT NOT NULL,
    "document" tsvector NOT NULL,

    CONSTRAINT "LessonPassage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "UnindexedLesson" (
    "lessonId" UUID NOT NULL,
    "change" UUID NOT NULL DEFAULT gen_random_uuid(),

    CONSTRAINT "UnindexedLesson_pkey" PRIMARY KEY ("lessonId")
);

-- CreateTable
CREATE TABLE "ClassSpeech" (
    "classId" UUID NOT NULL,
    "words" TEXT[],
    "isStale" BOOLEAN NOT NULL DEFAULT true,

    CONSTRAINT "ClassSpeech_pkey" PRIMARY KEY ("classId")
);

-- CreateIndex
CREATE INDEX "LessonPassage_classId_document_idx" ON "LessonPassage" USING GIN ("classId" uuid_ops, "document");

-- CreateIndex
CREATE UNIQUE INDEX "LessonPassage_lessonId_place_key" ON "LessonPassage"("lessonId", "place");

-- AddForeignKey
ALTER TABLE "LessonPassage" ADD CONSTRAINT "LessonPassage_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Lesson"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "UnindexedLesson" ADD CONSTRAINT "UnindexedLesson_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Lesson"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassSpeech" ADD CONSTRAINT "ClassSpeech_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What Prisma's schema cannot say ------------------------------------------------------------------------------------

ALTER TABLE "LessonPassage" ADD CONSTRAINT "LessonPassage_second_check" CHECK ((kind = 'speech') = (second IS NOT NULL) AND second >= 0);

CREATE INDEX "ClassSpeech_stale" ON "ClassSpeech" ("classId") WHERE "isStale";

CREATE FUNCTION lessons_unindexed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "UnindexedLesson" ("lessonId") SELECT id FROM changed ORDER BY id
  ON CONFLICT ("lessonId") DO UPDATE SET change = excluded.change;
  RETURN NULL;
END;
$$;
CREATE TRIGGER "Lesson_unindexed_inserted" AFTER INSERT ON "Lesson" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION lessons_unindexed();

CREATE FUNCTION lessons_changed_unindexed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "UnindexedLesson" ("lessonId")
  SELECT c.id FROM changed c JOIN before b ON b.id = c.id
  WHERE (c.type, c.title, c.content, c."retiredAt" IS NULL) IS DISTINCT FROM (b.type, b.title, b.content, b."retiredAt" IS NULL) ORDER BY c.id
  ON CONFLICT ("lessonId") DO UPDATE SET change = excluded.change;
  RETURN NULL;
END;
$$;
CREATE TRIGGER "Lesson_unindexed_updated" AFTER UPDATE ON "Lesson" REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION lessons_changed_unindexed();

-- What is said in a lesson that is gone is no longer said in its class. By its name the trigger runs before those that
-- write search documents: the job, too, writes them after `ClassSpeech`.
CREATE FUNCTION speech_gone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "ClassSpeech" SET "isStale" = true WHERE NOT "isStale" AND "classId" IN (SELECT DISTINCT "classId" FROM gone);
  RETURN NULL;
END;
$$;
CREATE TRIGGER "Lesson_gone_speech" AFTER DELETE ON "Lesson" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION speech_gone();

-- The words that are said `fewest` times or more in a class, the most frequent `most` of them, without those that say nothing.
CREATE FUNCTION search_speech(class uuid, silent text[], fewest int, most int) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(word ORDER BY word), '{}') FROM (
    SELECT word FROM ts_stat(format(
      $said$SELECT to_tsvector('simple', search_text(p.text)) FROM "LessonPassage" p JOIN "Lesson" l ON l.id = p."lessonId"
        WHERE p."classId" = %L AND p.kind = 'speech' AND l."retiredAt" IS NULL$said$, class))
    WHERE nentry >= fewest AND length(word) BETWEEN 3 AND 40 AND word !~ '^[0-9]+$' AND word <> ALL(silent)
    ORDER BY nentry DESC, word LIMIT most
  ) AS said;
$$;

-- What is said in a class counts as little as its description, and is no part of the vocabulary.
CREATE OR REPLACE FUNCTION search_classes(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "SearchDocument" (id, document, words)
  SELECT c.id,
    search_vector(t.title, 'A') || search_vector(t.names, 'B') || search_vector(t.lessons, 'C') || search_vector(t.description, 'D'),
    tsvector_to_array(to_tsvector('simple', concat_ws(' ', t.title, t.names, t.lessons)))
  FROM "Class" c
  JOIN "Mitra" m ON m.id = c."mitraId"
  LEFT JOIN "Category" k ON k.id = c."categoryId"
  LEFT JOIN "ClassSpeech" s ON s."classId" = c.id
  CROSS JOIN LATERAL (
    SELECT search_text(c.title) AS title, search_text(concat_ws(' ', c.description, array_to_string(s.words, ' '))) AS description,
      search_text(concat_ws(' ', k.title, m.name, (SELECT string_agg(name, ' ') FROM "Educator" WHERE "classId" = c.id))) AS names,
      search_text((SELECT string_agg(title, ' ') FROM "Lesson" WHERE "classId" = c.id AND "retiredAt" IS NULL AND "sectionId" IS NOT NULL)) AS lessons
    OFFSET 0 -- so that each is made once
  ) t
  WHERE c.id = ANY(ids)
  ON CONFLICT (id) DO UPDATE SET document = EXCLUDED.document, words = EXCLUDED.words;
  PERFORM search_bundles(ARRAY(SELECT DISTINCT "bundleId" FROM "BundleItem" WHERE "classId" = ANY(ids)));
END;
$$;

CREATE FUNCTION search_speech_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_classes(ARRAY[NEW."classId"]);
  RETURN NULL;
END;
$$;
CREATE TRIGGER "ClassSpeech_search_changed" AFTER UPDATE OF words ON "ClassSpeech" FOR EACH ROW
  WHEN (OLD.words IS DISTINCT FROM NEW.words) EXECUTE FUNCTION search_speech_changed();

-- What is there already, for the job.
INSERT INTO "UnindexedLesson" ("lessonId") SELECT id FROM "Lesson";
