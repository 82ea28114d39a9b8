-- AlterTable
ALTER TABLE "Class" ADD COLUMN     "cohort" TEXT,
ADD COLUMN     "weeklyHours" INTEGER;

-- AlterTable
ALTER TABLE "WorkingClass" ADD COLUMN     "cohort" TEXT,
ADD COLUMN     "weeklyHours" INTEGER;

-- CreateTable
CREATE TABLE "LiveSession" (
    "id" UUID NOT NULL,
    "classId" UUID NOT NULL,
    "startsAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),
    "meetingUrl" TEXT,
    "presenceCode" TEXT,
    "speakerIds" UUID[] NOT NULL DEFAULT ARRAY[]::UUID[],
    "recordingId" UUID,
    "recordingUrl" TEXT,
    "cancelledAt" TIMESTAMPTZ(3),
    "cancelReason" TEXT,
    "moveReason" TEXT,
    "sequence" INTEGER NOT NULL DEFAULT 0,
    "toldSequence" INTEGER NOT NULL DEFAULT 0,
    "toldStartsAt" TIMESTAMPTZ(3),
    "toldEndsAt" TIMESTAMPTZ(3),
    "lastToldId" UUID,
    "remindedDayFor" TIMESTAMPTZ(3),
    "remindedHourFor" TIMESTAMPTZ(3),

    CONSTRAINT "LiveSession_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LiveSession_classId_startsAt_idx" ON "LiveSession"("classId", "startsAt");

-- CreateIndex
CREATE INDEX "LiveSession_startsAt_idx" ON "LiveSession"("startsAt");

-- CreateIndex
CREATE INDEX "LiveSession_recordingId_idx" ON "LiveSession"("recordingId");

-- AddForeignKey
ALTER TABLE "LiveSession" ADD CONSTRAINT "LiveSession_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LiveSession" ADD CONSTRAINT "LiveSession_recordingId_fkey" FOREIGN KEY ("recordingId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "LiveSession" ADD CONSTRAINT "LiveSession_times" CHECK ("endsAt" > "startsAt");
ALTER TABLE "LiveSession" ADD CONSTRAINT "LiveSession_meetingUrl" CHECK ("meetingUrl" LIKE 'https://%');
ALTER TABLE "LiveSession" ADD CONSTRAINT "LiveSession_recordingUrl" CHECK ("recordingUrl" LIKE 'https://%');
ALTER TABLE "LiveSession" ADD CONSTRAINT "LiveSession_one_recording" CHECK ("recordingId" IS NULL OR "recordingUrl" IS NULL);
-- An empty code would match an empty one
ALTER TABLE "LiveSession" ADD CONSTRAINT "LiveSession_presenceCode" CHECK (length(trim("presenceCode")) >= 4);
ALTER TABLE "LiveSession" ADD CONSTRAINT "LiveSession_cancellation_is_whole" CHECK (("cancelledAt" IS NULL) = ("cancelReason" IS NULL));
ALTER TABLE "LiveSession" ADD CONSTRAINT "LiveSession_told" CHECK ("toldSequence" BETWEEN 0 AND "sequence" AND ("toldStartsAt" IS NULL) = ("toldEndsAt" IS NULL));
ALTER TABLE "Class" ADD CONSTRAINT "Class_effort" CHECK (("cohort" IS NULL AND "weeklyHours" IS NULL) OR (kind = 'program' AND format <> 'self_paced'));
ALTER TABLE "Class" ADD CONSTRAINT "Class_weeklyHours_bounds" CHECK ("weeklyHours" BETWEEN 1 AND 80);
ALTER TABLE "WorkingClass" ADD CONSTRAINT "WorkingClass_weeklyHours_bounds" CHECK ("weeklyHours" BETWEEN 1 AND 80);
ALTER TABLE "Class" DROP CONSTRAINT "Class_schedule", ADD CONSTRAINT "Class_schedule"
  CHECK (("startsAt" IS NULL) = ("endsAt" IS NULL) AND "endsAt" > "startsAt" AND (kind = 'webinar' OR format <> 'self_paced' OR "startsAt" IS NULL));

-- Sessions of webinars become live sessions of their lessons
INSERT INTO "Lesson" ("classId", "sectionId", type, title, slug, content, setting, position, "updatedAt")
SELECT s."classId", s.id, 'webinar', s.title, 'sesi-' || s.id, '{}', '{"progressBar": true, "completionType": "input-presence-code"}', 0, now()
FROM "WebinarSession" w JOIN "Section" s ON s.id = w.id
WHERE NOT EXISTS (SELECT FROM "Lesson" l WHERE l."sectionId" = s.id AND l.type = 'webinar' AND l."retiredAt" IS NULL);
INSERT INTO "LiveSession" (id, "classId", "startsAt", "endsAt", "meetingUrl", "toldStartsAt", "toldEndsAt")
SELECT l.id, w."classId", w."startsAt", w."endsAt", w."meetingUrl", w."startsAt", w."endsAt"
FROM "WebinarSession" w JOIN "Lesson" l ON l."sectionId" = w.id AND l.type = 'webinar' AND l."retiredAt" IS NULL;
SET CONSTRAINTS ALL IMMEDIATE;
DROP TRIGGER "WebinarSession_deleted" ON "WebinarSession";
DROP TABLE "WebinarSession";
DROP FUNCTION class_sessions_summed();
DROP FUNCTION webinar_session_in_place();
-- Intensive classes and bootcamps have several in a section
DROP INDEX "Lesson_one_webinar_of_session";
UPDATE "Lesson" l SET "isComplete" = true, "durationSeconds" = extract(epoch FROM v."endsAt" - v."startsAt")::int FROM "LiveSession" v WHERE v.id = l.id;

-- Webinars get a working version, as programs did
INSERT INTO "WorkingClass" ("classId", title, description, requirements, about, "completionMessage", thumbnail, "categoryId")
SELECT id, title, description, requirements, about, "completionMessage", thumbnail, "categoryId" FROM "Class" WHERE kind = 'webinar';
INSERT INTO "WorkingSection" (id, "classId", title, position)
SELECT s.id, s."classId", s.title, s.position FROM "Section" s JOIN "Class" c ON c.id = s."classId" WHERE c.kind = 'webinar';
INSERT INTO "WorkingLesson" (id, "classId", "sectionId", type, title, slug, content, setting, position, "isComplete", "unfinishedQuestions", "durationSeconds", revision, "createdAt", "updatedAt")
SELECT l.id, l."classId", l."sectionId", l.type, l.title, l.slug, l.content, l.setting, l.position, l."isComplete", l."unfinishedQuestions", l."durationSeconds", l.revision, l."createdAt", l."updatedAt"
FROM "Lesson" l JOIN "Class" c ON c.id = l."classId" WHERE c.kind = 'webinar' AND l."sectionId" IS NOT NULL AND l."retiredAt" IS NULL;
DELETE FROM "Lesson" l USING "Class" c
WHERE c.id = l."classId" AND c.kind = 'webinar' AND c."publishedAt" IS NULL AND l."retiredAt" IS NULL
  AND NOT EXISTS (SELECT FROM "LessonSession" o WHERE o."lessonId" = l.id);
DELETE FROM "Section" s USING "Class" c WHERE c.id = s."classId" AND c.kind = 'webinar' AND c."publishedAt" IS NULL AND NOT EXISTS (SELECT FROM "Lesson" l WHERE l."sectionId" = s.id);
INSERT INTO "ClassVersion" ("classId", number, snapshot, "publishedAt")
SELECT DISTINCT ON (t."classId") t."classId", 1, t.snapshot, t."createdAt" FROM "ClassTransition" t JOIN "Class" c ON c.id = t."classId"
WHERE t."to" = 'publish' AND t."from" <> 'publish' AND c.kind = 'webinar' ORDER BY t."classId", t."createdAt" DESC;

-- A webinar consists of live sessions alone; what is studied at one's own pace has none
CREATE FUNCTION live_lesson_has_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM changed l JOIN "Class" c ON c.id = l."classId"
    WHERE (c.kind = 'webinar' AND l.type <> 'webinar') OR (c.kind = 'program' AND c.format = 'self_paced' AND l.type = 'webinar')
  ) THEN
    PERFORM learning_refuse('This class does not have such lessons');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "WorkingLesson_has_place" AFTER INSERT ON "WorkingLesson" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_lesson_has_place();

-- Whether a live session could be attended and how long it takes follows from its times, in both versions of its lesson
CREATE FUNCTION live_lesson_measured() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT "startsAt" IS NOT NULL AND "endsAt" IS NOT NULL, coalesce(extract(epoch FROM "endsAt" - "startsAt")::int, 0)
  INTO NEW."isComplete", NEW."durationSeconds" FROM "LiveSession" WHERE id = NEW.id AND "classId" = NEW."classId";
  NEW."isComplete" := coalesce(NEW."isComplete", false);
  NEW."durationSeconds" := coalesce(NEW."durationSeconds", 0);
  RETURN NEW;
END $$;
CREATE TRIGGER "WorkingLesson_measured" BEFORE INSERT OR UPDATE ON "WorkingLesson" FOR EACH ROW WHEN (NEW.type = 'webinar') EXECUTE FUNCTION live_lesson_measured();
CREATE TRIGGER "Lesson_measured" BEFORE INSERT OR UPDATE ON "Lesson" FOR EACH ROW WHEN (NEW.type = 'webinar') EXECUTE FUNCTION live_lesson_measured();

-- Whichever way a lesson comes into a class, it has its live session; the id of another class's is refused
CREATE FUNCTION live_lesson_has_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "LiveSession" (id, "classId") VALUES (NEW.id, NEW."classId") ON CONFLICT (id) DO NOTHING;
  IF NOT EXISTS (SELECT FROM "LiveSession" WHERE id = NEW.id AND "classId" = NEW."classId") THEN
    PERFORM learning_refuse('The live session of a lesson belongs to another class');
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "WorkingLesson_has_session" AFTER INSERT ON "WorkingLesson" FOR EACH ROW WHEN (NEW.type = 'webinar') EXECUTE FUNCTION live_lesson_has_session();

-- From when to when a class meets, so that no list has to look. Its row first, so that of two changes at once the second sees the first
CREATE FUNCTION class_schedule_sum(ids uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "Class" WHERE id = ANY(ids) ORDER BY id FOR NO KEY UPDATE;
  UPDATE "Class" c SET "startsAt" = s.first, "endsAt" = s.last
  FROM (
    SELECT touched.id, min(v."startsAt") AS first, max(v."endsAt") AS last
    FROM "Class" touched
    LEFT JOIN "LiveSession" v ON v."classId" = touched.id AND v."startsAt" IS NOT NULL AND v."endsAt" IS NOT NULL AND v."cancelledAt" IS NULL
      AND CASE WHEN touched."publishedAt" IS NULL THEN EXISTS (SELECT FROM "WorkingLesson" w WHERE w.id = v.id)
        ELSE EXISTS (SELECT FROM "Lesson" l WHERE l.id = v.id AND l."retiredAt" IS NULL) END
    WHERE touched.id = ANY(ids)
    GROUP BY touched.id
  ) s
  WHERE c.id = s.id AND (c."startsAt", c."endsAt") IS DISTINCT FROM (s.first, s.last);
END $$;

CREATE FUNCTION live_sessions_summed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM class_schedule_sum(ARRAY(SELECT DISTINCT "classId" FROM changed));
  RETURN NULL;
END $$;
CREATE FUNCTION live_lessons_summed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed WHERE type = 'webinar') THEN
    PERFORM class_schedule_sum(ARRAY(SELECT DISTINCT "classId" FROM changed WHERE type = 'webinar'));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "LiveSession_inserted" AFTER INSERT ON "LiveSession" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_sessions_summed();
CREATE TRIGGER "LiveSession_deleted" AFTER DELETE ON "LiveSession" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_sessions_summed();
CREATE TRIGGER "WorkingLesson_live_inserted" AFTER INSERT ON "WorkingLesson" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_lessons_summed();
CREATE TRIGGER "WorkingLesson_live_deleted" AFTER DELETE ON "WorkingLesson" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_lessons_summed();
CREATE TRIGGER "Lesson_live_deleted" AFTER DELETE ON "Lesson" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_lessons_summed();

-- A calendar that has the session looks again at what has a higher number. Who is being told of a change is told anew of the next
CREATE FUNCTION live_session_numbered() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.sequence := OLD.sequence + 1;
  NEW."lastToldId" := NULL;
  RETURN NEW;
END $$;
CREATE TRIGGER "LiveSession_numbered" BEFORE UPDATE ON "LiveSession" FOR EACH ROW
  WHEN ((OLD."startsAt", OLD."endsAt", OLD."cancelledAt") IS DISTINCT FROM (NEW."startsAt", NEW."endsAt", NEW."cancelledAt")) EXECUTE FUNCTION live_session_numbered();

-- Its lessons are measured anew; the rows are the same otherwise
CREATE FUNCTION live_session_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM changed JOIN before USING (id)
    WHERE (changed."startsAt", changed."endsAt", changed."cancelledAt") IS DISTINCT FROM (before."startsAt", before."endsAt", before."cancelledAt")
  ) THEN
    PERFORM class_schedule_sum(ARRAY(SELECT DISTINCT "classId" FROM changed));
    UPDATE "WorkingLesson" l SET "isComplete" = l."isComplete" FROM changed WHERE l.id = changed.id AND l.type = 'webinar';
    UPDATE "Lesson" l SET "isComplete" = l."isComplete" FROM changed WHERE l.id = changed.id AND l.type = 'webinar';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "LiveSession_updated" AFTER UPDATE ON "LiveSession" REFERENCING NEW TABLE AS changed OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION live_session_changed();

-- What becomes live is known as it is then. A new title reaches calendars, and nobody is written to
CREATE FUNCTION live_lessons_known() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed WHERE type = 'webinar') THEN
    UPDATE "LiveSession" v SET "toldStartsAt" = v."startsAt", "toldEndsAt" = v."endsAt", "toldSequence" = v.sequence
    FROM changed WHERE v.id = changed.id AND changed.type = 'webinar' AND v."startsAt" IS NOT NULL AND v."endsAt" IS NOT NULL AND v."cancelledAt" IS NULL;
    PERFORM class_schedule_sum(ARRAY(SELECT DISTINCT "classId" FROM changed WHERE type = 'webinar'));
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Lesson_live_inserted" AFTER INSERT ON "Lesson" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION live_lessons_known();
CREATE FUNCTION live_lessons_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT FROM changed WHERE type = 'webinar') THEN
    UPDATE "LiveSession" v SET sequence = v.sequence + 1, "toldSequence" = v."toldSequence" + (v."toldSequence" = v.sequence)::int
    FROM changed JOIN before USING (id) WHERE v.id = changed.id AND changed.type = 'webinar' AND changed.title <> before.title;
    UPDATE "LiveSession" v SET "toldStartsAt" = v."startsAt", "toldEndsAt" = v."endsAt", "toldSequence" = v.sequence
    FROM changed JOIN before USING (id)
    WHERE v.id = changed.id AND changed.type = 'webinar' AND changed."retiredAt" IS NULL AND before."retiredAt" IS NOT NULL AND v."startsAt" IS NOT NULL AND v."endsAt" IS NOT NULL AND v."cancelledAt" IS NULL;
    IF EXISTS (SELECT FROM changed JOIN before USING (id) WHERE (changed."retiredAt" IS NULL) <> (before."retiredAt" IS NULL)) THEN
      PERFORM class_schedule_sum(ARRAY(SELECT DISTINCT "classId" FROM changed WHERE type = 'webinar'));
    END IF;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Lesson_live_updated" AFTER UPDATE ON "Lesson" REFERENCING NEW TABLE AS changed OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION live_lessons_changed();

SELECT class_schedule_sum(ARRAY(SELECT DISTINCT "classId" FROM "LiveSession"));
