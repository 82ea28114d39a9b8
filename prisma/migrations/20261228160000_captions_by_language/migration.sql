-- A video has captions in several languages: `captionsId` of its content becomes `captions`, in lessons and in all that
-- was stored of them. Those that are there are in the language of their class.
CREATE FUNCTION pg_temp.with_captions(value jsonb, language text) RETURNS jsonb LANGUAGE plpgsql AS $$
BEGIN
  IF jsonb_typeof(value) = 'array' THEN
    RETURN (
      SELECT COALESCE(jsonb_agg(pg_temp.with_captions(item, language) ORDER BY place), '[]')
      FROM jsonb_array_elements(value) WITH ORDINALITY AS items (item, place)
    );
  ELSIF jsonb_typeof(value) = 'object' THEN
    RETURN (
      SELECT COALESCE(jsonb_object_agg(name, pg_temp.with_captions(field, language)), '{}')
      FROM jsonb_each(value - 'captionsId') AS fields (name, field)
    ) || CASE
      WHEN NOT value ? 'captionsId' THEN '{}'
      WHEN value ->> 'captionsId' IS NULL THEN '{"captions": []}'
      ELSE jsonb_build_object('captions', jsonb_build_array(
        jsonb_build_object('mediaId', value -> 'captionsId', 'language', language)
      ))
    END;
  END IF;
  RETURN value;
END $$;

UPDATE "Lesson" SET content = pg_temp.with_captions(content, class.language::text)
FROM "Class" class WHERE class.id = "classId" AND type = 'video' AND content ? 'captionsId';

UPDATE "WorkingLesson" SET content = pg_temp.with_captions(content, class.language::text)
FROM "Class" class WHERE class.id = "classId" AND type = 'video' AND content ? 'captionsId';

UPDATE "RemovedNode" SET lessons = pg_temp.with_captions(lessons, class.language::text)
FROM "Class" class WHERE class.id = "classId" AND lessons::text LIKE '%"captionsId"%';

UPDATE "ClassTransition" SET snapshot = pg_temp.with_captions(snapshot, class.language::text)
FROM "Class" class WHERE class.id = "classId" AND snapshot::text LIKE '%"captionsId"%';

-- A version never changes, but for the form in which it is stored.
ALTER TABLE "ClassVersion" DISABLE TRIGGER "ClassVersion_stays";
UPDATE "ClassVersion" SET snapshot = pg_temp.with_captions(snapshot, class.language::text)
FROM "Class" class WHERE class.id = "classId" AND snapshot::text LIKE '%"captionsId"%';
ALTER TABLE "ClassVersion" ENABLE TRIGGER "ClassVersion_stays";
