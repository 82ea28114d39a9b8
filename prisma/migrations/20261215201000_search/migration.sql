CREATE EXTENSION IF NOT EXISTS unaccent;

-- CreateTable
CREATE TABLE "SearchDocument" (
    "id" UUID NOT NULL,
    "document" tsvector NOT NULL,
    "words" TEXT[],

    CONSTRAINT "SearchDocument_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SearchWord" (
    "word" TEXT NOT NULL,
    "roots" TEXT[],
    "count" INTEGER NOT NULL,

    CONSTRAINT "SearchWord_pkey" PRIMARY KEY ("word")
);

-- CreateTable
CREATE TABLE "SearchSynonym" (
    "phrase" TEXT NOT NULL,
    "meaning" TEXT NOT NULL,

    CONSTRAINT "SearchSynonym_pkey" PRIMARY KEY ("phrase","meaning")
);

-- CreateIndex
CREATE INDEX "SearchDocument_document_idx" ON "SearchDocument" USING GIN ("document");

-- CreateIndex
CREATE INDEX "SearchWord_roots_idx" ON "SearchWord" USING GIN ("roots");

-- CreateIndex
CREATE INDEX "SearchWord_word_idx" ON "SearchWord" USING GIN ("word" gin_trgm_ops);



-- What Prisma's schema cannot say ------------------------------------------------------------------------------------

DROP INDEX "Class_search", "Bundle_search";

-- The words of a text, without accents and in lower case.
CREATE FUNCTION search_words(content text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(found[1]), '{}') FROM regexp_matches(lower(unaccent(coalesce(content, ''))), '[a-z0-9]+', 'g') found;
$$;

-- The roots that an Indonesian word may have. PostgreSQL's stemmer takes 'men' off 'menulis' and keeps 'ulis'; but a
-- prefix also swallows the first letter of some roots, so that of 'tulis' is added, as it is what 'tulisan' comes to.
CREATE FUNCTION search_roots(word text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN word !~ '^[mp]e[mn]|kan$' THEN coalesce(ts_lexize('indonesian_stem', word), '{}') ELSE (
    SELECT coalesce(array_agg(DISTINCT root), '{}') FROM (
      SELECT unnest(ts_lexize('indonesian_stem', candidate)) AS root FROM (
        SELECT word AS candidate
        UNION ALL SELECT regexp_replace(word, '^[mp]eny', 's') WHERE word ~ '^[mp]eny[aiueo]..'
        UNION ALL SELECT regexp_replace(word, '^[mp]eng', 'k') WHERE word ~ '^[mp]eng[aiueo]..'
        UNION ALL SELECT regexp_replace(word, '^[mp]en', 't') WHERE word ~ '^[mp]en[aiueo]..'
        UNION ALL SELECT regexp_replace(word, '^[mp]em', 'p') WHERE word ~ '^[mp]em[aiueor]..'
        UNION ALL SELECT regexp_replace(word, '^[mp]em', 'm') WHERE word ~ '^[mp]em[aiueo]..'
        UNION ALL SELECT regexp_replace(word, 'an$', '') WHERE word ~ '^...+kan$'
      ) AS readings
    ) AS roots WHERE root <> ''
  ) END;
$$;

CREATE FUNCTION search_vector(content text, weight "char") RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT setweight(to_tsvector('simple', coalesce(string_agg(array_to_string(search_roots(word), ' '), ' '), '')), weight)
  FROM unnest(search_words(content)) AS word;
$$;

-- Writes the documents of classes that have a live version, and of the bundles they are in.
CREATE FUNCTION search_classes(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "SearchDocument" (id, document, words)
  SELECT c.id,
    search_vector(c.title, 'A') || search_vector(concat_ws(' ', k.title, m.name, e.names), 'B')
      || search_vector(l.titles, 'C') || search_vector(c.description, 'D'),
    ARRAY(SELECT DISTINCT unnest(search_words(concat_ws(' ', c.title, k.title, m.name, e.names, l.titles))) AS word ORDER BY word)
  FROM "Class" c
  JOIN "Mitra" m ON m.id = c."mitraId"
  LEFT JOIN "Category" k ON k.id = c."categoryId"
  CROSS JOIN LATERAL (SELECT string_agg(name, ' ' ORDER BY name) AS names FROM "Educator" WHERE "classId" = c.id) e
  CROSS JOIN LATERAL (
    SELECT string_agg(title, ' ' ORDER BY title) AS titles FROM "Lesson" WHERE "classId" = c.id AND "retiredAt" IS NULL AND "sectionId" IS NOT NULL
  ) l
  WHERE c.id = ANY(ids)
  ON CONFLICT (id) DO UPDATE SET document = EXCLUDED.document, words = EXCLUDED.words;
  PERFORM search_bundles(ARRAY(SELECT DISTINCT "bundleId" FROM "BundleItem" WHERE "classId" = ANY(ids)));
END;
$$;

CREATE FUNCTION search_bundles(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "SearchDocument" (id, document, words)
  SELECT b.id,
    search_vector(b.title, 'A') || search_vector(concat_ws(' ', k.title, m.name), 'B')
      || search_vector(i.titles, 'C') || search_vector(b.description, 'D'),
    ARRAY(SELECT DISTINCT unnest(search_words(concat_ws(' ', b.title, k.title, m.name, i.titles))) AS word ORDER BY word)
  FROM "Bundle" b
  JOIN "Mitra" m ON m.id = b."mitraId"
  LEFT JOIN "Category" k ON k.id = b."categoryId"
  CROSS JOIN LATERAL (
    SELECT string_agg(c.title, ' ' ORDER BY c.title) AS titles FROM "BundleItem" JOIN "Class" c ON c.id = "classId" WHERE "bundleId" = b.id
  ) i
  WHERE b.id = ANY(ids)
  ON CONFLICT (id) DO UPDATE SET document = EXCLUDED.document, words = EXCLUDED.words;
$$;

-- Lessons come with a publication, so this is what makes the document of a class.
CREATE FUNCTION search_lessons_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_classes(ARRAY(SELECT DISTINCT "classId" FROM changed));
  RETURN NULL;
END;
$$;
CREATE TRIGGER "Lesson_search_inserted" AFTER INSERT ON "Lesson" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_lessons_changed();
CREATE TRIGGER "Lesson_search_deleted" AFTER DELETE ON "Lesson" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_lessons_changed();
CREATE TRIGGER "Educator_search_inserted" AFTER INSERT ON "Educator" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_lessons_changed();
CREATE TRIGGER "Educator_search_updated" AFTER UPDATE ON "Educator" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_lessons_changed();
CREATE TRIGGER "Educator_search_deleted" AFTER DELETE ON "Educator" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_lessons_changed();

CREATE FUNCTION search_lessons_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  ids uuid[] := ARRAY(
    SELECT DISTINCT c."classId" FROM changed c JOIN before b ON b.id = c.id
    WHERE (c.title, c."retiredAt" IS NULL, c."sectionId" IS NULL) IS DISTINCT FROM (b.title, b."retiredAt" IS NULL, b."sectionId" IS NULL)
  );
BEGIN
  IF ids <> '{}' THEN PERFORM search_classes(ids); END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER "Lesson_search_updated" AFTER UPDATE ON "Lesson" REFERENCING OLD TABLE AS before NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_lessons_renamed();

CREATE FUNCTION search_class_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_classes(ARRAY[NEW.id]);
  RETURN NULL;
END;
$$;
CREATE TRIGGER "Class_search_changed" AFTER UPDATE OF title, description, "categoryId", "mitraId" ON "Class" FOR EACH ROW
  WHEN ((OLD.title, OLD.description, OLD."categoryId", OLD."mitraId") IS DISTINCT FROM (NEW.title, NEW.description, NEW."categoryId", NEW."mitraId"))
  EXECUTE FUNCTION search_class_changed();

CREATE FUNCTION search_bundle_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_bundles(ARRAY[NEW.id]);
  RETURN NULL;
END;
$$;
CREATE TRIGGER "Bundle_search_inserted" AFTER INSERT ON "Bundle" FOR EACH ROW EXECUTE FUNCTION search_bundle_changed();
CREATE TRIGGER "Bundle_search_changed" AFTER UPDATE OF title, description, "categoryId", "mitraId" ON "Bundle" FOR EACH ROW
  WHEN ((OLD.title, OLD.description, OLD."categoryId", OLD."mitraId") IS DISTINCT FROM (NEW.title, NEW.description, NEW."categoryId", NEW."mitraId"))
  EXECUTE FUNCTION search_bundle_changed();

CREATE FUNCTION search_items_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_bundles(ARRAY(SELECT DISTINCT "bundleId" FROM changed));
  RETURN NULL;
END;
$$;
CREATE TRIGGER "BundleItem_search_inserted" AFTER INSERT ON "BundleItem" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_items_changed();
CREATE TRIGGER "BundleItem_search_deleted" AFTER DELETE ON "BundleItem" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION search_items_changed();

CREATE FUNCTION search_document_dropped() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "SearchDocument" WHERE id = OLD.id;
  RETURN NULL;
END;
$$;
CREATE TRIGGER "Class_search_dropped" AFTER DELETE ON "Class" FOR EACH ROW EXECUTE FUNCTION search_document_dropped();
CREATE TRIGGER "Bundle_search_dropped" AFTER DELETE ON "Bundle" FOR EACH ROW EXECUTE FUNCTION search_document_dropped();

CREATE FUNCTION search_name_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_TABLE_NAME = 'Mitra' THEN
    PERFORM search_classes(ARRAY(SELECT id FROM "Class" WHERE "mitraId" = NEW.id));
    PERFORM search_bundles(ARRAY(SELECT id FROM "Bundle" WHERE "mitraId" = NEW.id));
  ELSE
    PERFORM search_classes(ARRAY(SELECT id FROM "Class" WHERE "categoryId" = NEW.id));
    PERFORM search_bundles(ARRAY(SELECT id FROM "Bundle" WHERE "categoryId" = NEW.id));
  END IF;
  RETURN NULL;
END;
$$;
CREATE TRIGGER "Mitra_search_renamed" AFTER UPDATE OF name ON "Mitra" FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION search_name_changed();
CREATE TRIGGER "Category_search_renamed" AFTER UPDATE OF title ON "Category" FOR EACH ROW WHEN (OLD.title <> NEW.title) EXECUTE FUNCTION search_name_changed();

-- Counts the words of what is for sale, and those of the synonyms, which find something, too.
CREATE FUNCTION search_words_counted() RETURNS void LANGUAGE sql AS $$
  WITH counted AS (
    SELECT word, count(*)::int AS count FROM (
      SELECT unnest(d.words) AS word FROM "SearchDocument" d
      WHERE EXISTS (SELECT FROM "Class" c WHERE c.id = d.id AND c."isForSale") OR EXISTS (SELECT FROM "Bundle" b WHERE b.id = d.id AND b."isOffered")
      UNION ALL SELECT unnest(search_words(phrase)) FROM "SearchSynonym"
    ) AS said
    WHERE length(word) BETWEEN 2 AND 40 GROUP BY word
  ), gone AS (
    DELETE FROM "SearchWord" s WHERE NOT EXISTS (SELECT FROM counted c WHERE c.word = s.word)
  )
  INSERT INTO "SearchWord" AS s (word, roots, count) SELECT word, search_roots(word), count FROM counted
  ON CONFLICT (word) DO UPDATE SET count = EXCLUDED.count WHERE s.count <> EXCLUDED.count;
$$;

-- What is there already.
SELECT search_classes(ARRAY(SELECT DISTINCT "classId" FROM "Lesson"));
SELECT search_bundles(ARRAY(SELECT id FROM "Bundle"));
SELECT search_words_counted();
