-- AlterTable
ALTER TABLE "User" ADD COLUMN     "weeklyGoal" SMALLINT;
ALTER TABLE "User" ADD CONSTRAINT "User_weeklyGoal" CHECK ("weeklyGoal" BETWEEN 0 AND 7);

-- CreateTable
CREATE TABLE "StudyDay" (
    "userId" UUID NOT NULL,
    "day" DATE NOT NULL,

    CONSTRAINT "StudyDay_pkey" PRIMARY KEY ("userId","day")
);

-- AddForeignKey
ALTER TABLE "StudyDay" ADD CONSTRAINT "StudyDay_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A day that is written already costs one look into the index
CREATE FUNCTION note_study("by" uuid, "at" timestamptz) RETURNS void LANGUAGE sql AS $$
  INSERT INTO "StudyDay" ("userId", day) SELECT "by", ("at" AT TIME ZONE 'Asia/Jakarta')::date WHERE "at" IS NOT NULL
  ON CONFLICT DO NOTHING
$$;

-- Heartbeats move this once a minute. What the trigger of the sessions moves is noted below, where it is known who did it.
CREATE FUNCTION participant_studied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_study(NEW."userId", NEW."lastActivityAt");
  RETURN NULL;
END $$;
CREATE TRIGGER "Participant_studied" AFTER UPDATE OF "lastActivityAt" ON "Participant" FOR EACH ROW
  WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION participant_studied();

-- A teacher passes what was handed in and marks who was present: those are days of the teacher.
CREATE FUNCTION session_studied() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM note_study(p."userId", moment)
  FROM "Participant" p JOIN "Lesson" l ON l.id = NEW."lessonId", LATERAL (VALUES
    (CASE WHEN l.type <> 'webinar' THEN NEW."beganAt" END),
    (CASE WHEN l.type NOT IN ('webinar', 'assignment', 'news_writing', 'quiz') THEN NEW."passedAt" END)) v(moment)
  WHERE p.id = NEW."participantId";
  RETURN NULL;
END $$;
CREATE TRIGGER "LessonSession_studied" AFTER INSERT OR UPDATE OF "beganAt", "passedAt" ON "LessonSession" FOR EACH ROW
  WHEN (NEW."beganAt" IS NOT NULL) EXECUTE FUNCTION session_studied();

-- The moments in these columns are days of the participant whose session it is.
CREATE FUNCTION work_studied() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  moment timestamptz;
BEGIN
  FOR position IN 0 .. TG_NARGS - 1 LOOP
    EXECUTE format('SELECT ($1).%I', TG_ARGV[position]) INTO moment USING NEW;
    PERFORM note_study(p."userId", moment)
    FROM "LessonSession" s JOIN "Participant" p ON p.id = s."participantId" WHERE s.id = NEW."sessionId";
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER "QuizAttempt_begun" AFTER INSERT ON "QuizAttempt" FOR EACH ROW EXECUTE FUNCTION work_studied('startedAt');
CREATE TRIGGER "QuizAttempt_studied" AFTER UPDATE OF "savedAt", "submittedAt" ON "QuizAttempt" FOR EACH ROW
  WHEN (NOT NEW."isExpired") EXECUTE FUNCTION work_studied('savedAt', 'submittedAt');
CREATE TRIGGER "Submission_studied" AFTER INSERT OR UPDATE OF "savedAt", "submittedAt" ON "Submission" FOR EACH ROW
  EXECUTE FUNCTION work_studied('savedAt', 'submittedAt');
CREATE TRIGGER "PackageState_studied" AFTER INSERT OR UPDATE OF "savedAt" ON "PackageState" FOR EACH ROW
  EXECUTE FUNCTION work_studied('savedAt');
CREATE TRIGGER "Attendance_studied" AFTER INSERT ON "Attendance" FOR EACH ROW
  WHEN (NEW.method <> 'manual') EXECUTE FUNCTION work_studied('at');

-- What is known of the time before: a day in the middle of a lesson was not kept
INSERT INTO "StudyDay" ("userId", day)
SELECT p."userId", (moment AT TIME ZONE 'Asia/Jakarta')::date
FROM "LessonSession" s JOIN "Participant" p ON p.id = s."participantId" JOIN "Lesson" l ON l.id = s."lessonId"
LEFT JOIN "Attendance" a ON a."sessionId" = s.id AND a.method <> 'manual', LATERAL (VALUES
  (CASE WHEN l.type <> 'webinar' THEN s."beganAt" END),
  (CASE WHEN l.type NOT IN ('webinar', 'assignment', 'news_writing', 'quiz') THEN s."passedAt" END),
  (s."beatAt"), (a.at)) v(moment)
WHERE moment IS NOT NULL
UNION
SELECT p."userId", (moment AT TIME ZONE 'Asia/Jakarta')::date
FROM "QuizAttempt" q JOIN "LessonSession" s ON s.id = q."sessionId" JOIN "Participant" p ON p.id = s."participantId",
  LATERAL (VALUES (q."startedAt"), (CASE WHEN NOT q."isExpired" THEN q."submittedAt" END)) v(moment)
WHERE moment IS NOT NULL
UNION
SELECT p."userId", (b."submittedAt" AT TIME ZONE 'Asia/Jakarta')::date
FROM "Submission" b JOIN "LessonSession" s ON s.id = b."sessionId" JOIN "Participant" p ON p.id = s."participantId"
WHERE b."submittedAt" IS NOT NULL;
