-- One place for each lesson that is offered; retired lessons keep theirs
UPDATE "Lesson" l SET position = placed.position
FROM (
  SELECT id, (row_number() OVER (PARTITION BY "sectionId" ORDER BY position, id) - 1)::int AS position
  FROM "Lesson" WHERE "sectionId" IS NOT NULL AND "retiredAt" IS NULL
) placed
WHERE placed.id = l.id AND l.position <> placed.position;
ALTER TABLE "Lesson" ADD CONSTRAINT "Lesson_sectionId_position_excl"
  EXCLUDE ("sectionId" WITH =, position WITH =) WHERE ("retiredAt" IS NULL) DEFERRABLE INITIALLY DEFERRED;

-- A published class has a lesson that can be studied. `lessonCount` is kept under the lock of the class, so that two changes
-- at once cannot take one lesson each.
CREATE FUNCTION published_class_has_lesson() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM "Class" WHERE id = NEW.id AND "statusApprove" = 'publish' AND "lessonCount" = 0) THEN
    PERFORM learning_refuse('A published class has no complete lesson');
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "Class_published_has_lesson" AFTER INSERT OR UPDATE OF "statusApprove", "lessonCount" ON "Class"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW
  WHEN (NEW."statusApprove" = 'publish' AND NEW."lessonCount" = 0) EXECUTE FUNCTION published_class_has_lesson();
