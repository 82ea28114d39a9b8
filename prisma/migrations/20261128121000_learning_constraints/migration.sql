-- A class under review is not archived: an operator would decide on what is gone
UPDATE "Class" SET "statusApprove" = 'draft', "submittedAt" = NULL WHERE "archiveAt" IS NOT NULL AND "statusApprove" IN ('waiting', 'review');
ALTER TABLE "Class" ADD CONSTRAINT "Class_archived_is_not_reviewed" CHECK ("archiveAt" IS NULL OR "statusApprove" NOT IN ('waiting', 'review'));

-- Who is at 100 finished at some time, and nobody else did
UPDATE "Participant" p SET "completedAt" = coalesce((SELECT max(s."passedAt") FROM "LessonSession" s WHERE s."participantId" = p.id), now())
WHERE p.progress = 100 AND p."completedAt" IS NULL;
ALTER TABLE "Participant" DROP CONSTRAINT "Participant_completed_at_100";
ALTER TABLE "Participant" ADD CONSTRAINT "Participant_completed_at_100" CHECK ((progress = 100) = ("completedAt" IS NOT NULL));

-- One place for each section
UPDATE "Section" s SET position = placed.position
FROM (SELECT id, (row_number() OVER (PARTITION BY "classId" ORDER BY position, id) - 1)::int AS position FROM "Section") placed
WHERE placed.id = s.id AND s.position <> placed.position;
DROP INDEX "Section_classId_position_idx";
ALTER TABLE "Section" ADD CONSTRAINT "Section_classId_position_key" UNIQUE ("classId", position) DEFERRABLE INITIALLY DEFERRED;

-- A reply belongs to the lesson of its question
DELETE FROM "Discussion" r USING "Discussion" q WHERE q.id = r."parentId" AND q."lessonId" <> r."lessonId";
CREATE UNIQUE INDEX "Discussion_id_lessonId_key" ON "Discussion"("id", "lessonId");
ALTER TABLE "Discussion" DROP CONSTRAINT "Discussion_parentId_fkey";
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_parentId_lessonId_fkey" FOREIGN KEY ("parentId", "lessonId") REFERENCES "Discussion"("id", "lessonId") ON DELETE CASCADE ON UPDATE CASCADE;

-- What belongs together belongs to one class, or to one user
CREATE FUNCTION learning_refuse(what text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '%', what USING ERRCODE = 'integrity_constraint_violation';
END $$;

UPDATE "Lesson" l SET "sectionId" = NULL FROM "Section" s WHERE s.id = l."sectionId" AND s."classId" <> l."classId";
CREATE FUNCTION lesson_in_own_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW."sectionId" IS NOT NULL AND NOT EXISTS (SELECT FROM "Section" s WHERE s.id = NEW."sectionId" AND s."classId" = NEW."classId") THEN
    PERFORM learning_refuse('The section of a lesson belongs to another class');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Lesson_in_own_class" AFTER INSERT OR UPDATE OF "sectionId", "classId" ON "Lesson" FOR EACH ROW EXECUTE FUNCTION lesson_in_own_class();

DELETE FROM "LessonSession" s USING "Participant" p, "Lesson" l WHERE p.id = s."participantId" AND l.id = s."lessonId" AND l."classId" <> p."classId";
CREATE FUNCTION session_of_one_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM added s JOIN "Participant" p ON p.id = s."participantId" JOIN "Lesson" l ON l.id = s."lessonId" WHERE l."classId" <> p."classId"
  ) THEN
    PERFORM learning_refuse('The lesson of a session belongs to another class than its participant');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "LessonSession_of_one_class" AFTER INSERT ON "LessonSession" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION session_of_one_class();
CREATE FUNCTION session_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learning_refuse('A session stays with its participant and its lesson');
  RETURN NULL;
END $$;
CREATE TRIGGER "LessonSession_stays" BEFORE UPDATE OF "participantId", "lessonId" ON "LessonSession" FOR EACH ROW
  WHEN ((OLD."participantId", OLD."lessonId") IS DISTINCT FROM (NEW."participantId", NEW."lessonId")) EXECUTE FUNCTION session_stays();

DELETE FROM "Playback" a USING "LessonSession" s, "Participant" p WHERE s.id = a."sessionId" AND p.id = s."participantId" AND p."userId" <> a."userId";
CREATE FUNCTION playback_of_own_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "LessonSession" s JOIN "Participant" p ON p.id = s."participantId" WHERE s.id = NEW."sessionId" AND p."userId" = NEW."userId") THEN
    PERFORM learning_refuse('The session that is played belongs to another user');
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Playback_inserted" BEFORE INSERT ON "Playback" FOR EACH ROW EXECUTE FUNCTION playback_of_own_session();
CREATE TRIGGER "Playback_moved" BEFORE UPDATE OF "userId", "sessionId" ON "Playback" FOR EACH ROW
  WHEN ((OLD."userId", OLD."sessionId") IS DISTINCT FROM (NEW."userId", NEW."sessionId")) EXECUTE FUNCTION playback_of_own_session();

-- What a certificate says never changes
CREATE FUNCTION certificate_says_the_same() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learning_refuse('What a certificate says never changes');
  RETURN NULL;
END $$;
CREATE TRIGGER "Certificate_says_the_same" BEFORE UPDATE OF "participantId", number, snapshot, signature, "issuedAt" ON "Certificate" FOR EACH ROW
  WHEN ((OLD."participantId", OLD.number, OLD.snapshot, OLD.signature, OLD."issuedAt") IS DISTINCT FROM (NEW."participantId", NEW.number, NEW.snapshot, NEW.signature, NEW."issuedAt"))
  EXECUTE FUNCTION certificate_says_the_same();
