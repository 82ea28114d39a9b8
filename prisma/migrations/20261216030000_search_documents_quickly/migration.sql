-- Every kind of word by PostgreSQL's stemmer for Indonesian.
CREATE TEXT SEARCH CONFIGURATION search_stems (COPY = simple);
ALTER TEXT SEARCH CONFIGURATION search_stems ALTER MAPPING REPLACE simple WITH indonesian_stem;

-- A text without accents, in lower case, and with nothing but spaces between its words.
CREATE FUNCTION search_text(content text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT regexp_replace(lower(unaccent(coalesce(content, ''))), '[^a-z0-9 ]+', ' ', 'g');
$$;

CREATE OR REPLACE FUNCTION search_words(content text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT array_remove(string_to_array(search_text(content), ' '), '');
$$;

-- What else a word may have been before its prefix or suffix, where the stemmer does not find it: 'menulis' is 'tulis'.
CREATE FUNCTION search_readings(word text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT concat_ws(' ',
    CASE WHEN word ~ '^[mp]eny[aiueo]..' THEN 's' || substr(word, 5) END,
    CASE WHEN word ~ '^[mp]eng[aiueo]..' THEN 'k' || substr(word, 5) END,
    CASE WHEN word ~ '^[mp]en[aiueo]..' THEN 't' || substr(word, 4) END,
    CASE WHEN word ~ '^[mp]em[aiueor]..' THEN 'p' || substr(word, 4) END,
    CASE WHEN word ~ '^[mp]em[aiueo]..' THEN 'm' || substr(word, 4) END,
    CASE WHEN word ~ '^...+kan$' THEN left(word, -2) END
  );
$$;
CREATE OR REPLACE FUNCTION search_roots(word text) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT tsvector_to_array(to_tsvector('search_stems', word || ' ' || search_readings(word)));
$$;

-- The roots of what `search_text` made, all at once: word by word, those of ten thousand classes took 8 s of processor time.
CREATE FUNCTION search_readings_within(clean text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(search_readings(found[1]), ' ')
  FROM regexp_matches(clean, '\m(?:[mp]e(?:n[yg]?|m)[aiueor][a-z0-9]{2,}|[a-z0-9]{3,}kan)\M', 'g') AS found;
$$;
DROP FUNCTION search_vector;
CREATE FUNCTION search_vector(clean text, weight "char") RETURNS tsvector LANGUAGE sql STABLE AS $$
  SELECT setweight(
    to_tsvector('search_stems', CASE WHEN clean ~ '\m[mp]e[mn]|kan\M' THEN concat_ws(' ', clean, search_readings_within(clean)) ELSE clean END),
    weight
  );
$$;

-- Writes the documents of classes that have a live version, and of the bundles they are in.
CREATE OR REPLACE FUNCTION search_classes(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "SearchDocument" (id, document, words)
  SELECT c.id,
    search_vector(t.title, 'A') || search_vector(t.names, 'B') || search_vector(t.lessons, 'C') || search_vector(t.description, 'D'),
    tsvector_to_array(to_tsvector('simple', concat_ws(' ', t.title, t.names, t.lessons)))
  FROM "Class" c
  JOIN "Mitra" m ON m.id = c."mitraId"
  LEFT JOIN "Category" k ON k.id = c."categoryId"
  CROSS JOIN LATERAL (
    SELECT search_text(c.title) AS title, search_text(c.description) AS description,
      search_text(concat_ws(' ', k.title, m.name, (SELECT string_agg(name, ' ') FROM "Educator" WHERE "classId" = c.id))) AS names,
      search_text((SELECT string_agg(title, ' ') FROM "Lesson" WHERE "classId" = c.id AND "retiredAt" IS NULL AND "sectionId" IS NOT NULL)) AS lessons
    OFFSET 0 -- so that each is made once
  ) t
  WHERE c.id = ANY(ids)
  ON CONFLICT (id) DO UPDATE SET document = EXCLUDED.document, words = EXCLUDED.words;
  PERFORM search_bundles(ARRAY(SELECT DISTINCT "bundleId" FROM "BundleItem" WHERE "classId" = ANY(ids)));
END;
$$;

CREATE OR REPLACE FUNCTION search_bundles(ids uuid[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "SearchDocument" (id, document, words)
  SELECT b.id,
    search_vector(t.title, 'A') || search_vector(t.names, 'B') || search_vector(t.classes, 'C') || search_vector(t.description, 'D'),
    tsvector_to_array(to_tsvector('simple', concat_ws(' ', t.title, t.names, t.classes)))
  FROM "Bundle" b
  JOIN "Mitra" m ON m.id = b."mitraId"
  LEFT JOIN "Category" k ON k.id = b."categoryId"
  CROSS JOIN LATERAL (
    SELECT search_text(b.title) AS title, search_text(b.description) AS description,
      search_text(concat_ws(' ', k.title, m.name)) AS names,
      search_text((SELECT string_agg(c.title, ' ') FROM "BundleItem" JOIN "Class" c ON c.id = "classId" WHERE "bundleId" = b.id)) AS classes
    OFFSET 0
  ) t
  WHERE b.id = ANY(ids)
  ON CONFLICT (id) DO UPDATE SET document = EXCLUDED.document, words = EXCLUDED.words;
$$;
