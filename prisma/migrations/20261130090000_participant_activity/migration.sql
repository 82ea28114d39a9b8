-- When a participant last did something, so that a report need not look at every session
ALTER TABLE "Participant" ADD COLUMN "lastActivityAt" TIMESTAMPTZ(3);

UPDATE "Participant" p SET "lastActivityAt" = s.at
FROM (SELECT "participantId", max(greatest("beganAt", "passedAt", "beatAt")) AS at FROM "LessonSession" GROUP BY "participantId") s
WHERE s."participantId" = p.id AND s.at IS NOT NULL;

-- Heartbeats move it themselves: they take the participant's row before the session's
CREATE FUNCTION participant_was_active() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Participant" SET "lastActivityAt" = greatest("lastActivityAt", NEW."beganAt", NEW."passedAt")
  WHERE id = NEW."participantId" AND "lastActivityAt" IS DISTINCT FROM greatest("lastActivityAt", NEW."beganAt", NEW."passedAt");
  RETURN NULL;
END $$;
CREATE TRIGGER "LessonSession_moved" AFTER INSERT OR UPDATE OF "beganAt", "passedAt" ON "LessonSession" FOR EACH ROW
  WHEN (NEW."beganAt" IS NOT NULL) EXECUTE FUNCTION participant_was_active();

-- The most recently active first, those who never were last
CREATE INDEX "Participant_classId_lastActivityAt_idx" ON "Participant" ("classId", ("lastActivityAt" IS NULL), "lastActivityAt" DESC, id DESC);
