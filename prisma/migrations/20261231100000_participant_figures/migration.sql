-- CreateTable
CREATE TABLE "ParticipantFigure" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "classId" UUID NOT NULL,
    "day" DATE NOT NULL,
    "participants" INTEGER NOT NULL,
    "progress" INTEGER NOT NULL,
    "notBegun" INTEGER NOT NULL,
    "firstThird" INTEGER NOT NULL,
    "secondThird" INTEGER NOT NULL,
    "lastThird" INTEGER NOT NULL,
    "done" INTEGER NOT NULL,
    "completions" INTEGER NOT NULL,
    "isMerged" BOOLEAN NOT NULL DEFAULT false,

    CONSTRAINT "ParticipantFigure_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ParticipantFigure_classId_day_idx" ON "ParticipantFigure"("classId", "day");

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

ALTER TABLE "ParticipantFigure" ADD CONSTRAINT "ParticipantFigure_segments_are_all"
  CHECK (participants = "notBegun" + "firstThird" + "secondThird" + "lastThird" + done);

-- Rows that the job merges.
CREATE INDEX "ParticipantFigure_to_merge" ON "ParticipantFigure" (day, "classId") WHERE NOT "isMerged";

-- Counts a participant who comes or goes, gets on or completes the class.
CREATE FUNCTION count_participant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "ParticipantFigure" ("classId", day, participants, progress, "notBegun", "firstThird", "secondThird", "lastThird", done, completions)
  SELECT p."classId", (e.at AT TIME ZONE 'Asia/Jakarta')::date, coalesce(sum(sign) FILTER (WHERE came), 0), coalesce(sum(sign * progress) FILTER (WHERE came), 0),
    coalesce(sum(sign) FILTER (WHERE came AND progress = 0), 0), coalesce(sum(sign) FILTER (WHERE came AND progress BETWEEN 1 AND 33), 0),
    coalesce(sum(sign) FILTER (WHERE came AND progress BETWEEN 34 AND 66), 0), coalesce(sum(sign) FILTER (WHERE came AND progress BETWEEN 67 AND 99), 0),
    coalesce(sum(sign) FILTER (WHERE came AND progress = 100), 0), coalesce(sum(sign) FILTER (WHERE NOT came), 0)
  FROM (VALUES (OLD."classId", OLD."createdAt", OLD."completedAt", OLD.progress, -1), (NEW."classId", NEW."createdAt", NEW."completedAt", NEW.progress, 1))
    AS p ("classId", "createdAt", "completedAt", progress, sign)
  CROSS JOIN LATERAL (VALUES (p."createdAt", true), (p."completedAt", false)) AS e (at, came)
  WHERE e.at IS NOT NULL
  GROUP BY 1, 2;
  RETURN NULL;
END
$$;
CREATE TRIGGER "Participant_comes_or_goes" AFTER INSERT OR DELETE ON "Participant" FOR EACH ROW EXECUTE FUNCTION count_participant();
-- Heartbeats change none of these columns, and pay for the comparison alone.
CREATE TRIGGER "Participant_gets_on" AFTER UPDATE ON "Participant" FOR EACH ROW
  WHEN ((OLD."classId", OLD."createdAt", OLD."completedAt", OLD.progress) IS DISTINCT FROM (NEW."classId", NEW."createdAt", NEW."completedAt", NEW.progress))
  EXECUTE FUNCTION count_participant();
