ALTER TABLE "Participant" ADD COLUMN "remindedAt" TIMESTAMPTZ(3);

-- Where participants are now: of each outline hardly more than one lesson, so it stays small beside the table.
CREATE INDEX "LessonSession_lessonId_open_idx" ON "LessonSession" ("lessonId", "participantId")
  WHERE status IN ('not_started', 'started', 'not_passed') AND "isRequired";
