-- AlterTable
ALTER TABLE "Discussion" ADD COLUMN     "answeredAt" TIMESTAMPTZ(3),
ADD COLUMN     "atSecond" INTEGER,
ADD COLUMN     "hiddenAt" TIMESTAMPTZ(3),
ADD COLUMN     "hiddenById" UUID,
ADD COLUMN     "hiddenReason" TEXT;

-- CreateIndex
CREATE INDEX "Discussion_hiddenById_idx" ON "Discussion"("hiddenById");

-- AddForeignKey
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_hiddenById_fkey" FOREIGN KEY ("hiddenById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- A question may be about a second of its recording; an entry is hidden for a reason, and what is deleted is not hidden, too
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_second_of_question" CHECK ("atSecond" IS NULL OR "atSecond" >= 0 AND "parentId" IS NULL);
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_only_questions_answered" CHECK ("answeredAt" IS NULL OR "parentId" IS NULL);
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_hidden_has_reason" CHECK (("hiddenAt" IS NULL) = ("hiddenReason" IS NULL) AND "hiddenReason" <> '');
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_hidden_by_somebody" CHECK ("hiddenById" IS NULL OR "hiddenAt" IS NOT NULL);
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_hidden_unless_deleted" CHECK ("hiddenAt" IS NULL OR "deletedAt" IS NULL);

-- Questions that wait for an instructor
CREATE INDEX "Discussion_waiting" ON "Discussion" ("lessonId", "createdAt", id)
  WHERE "parentId" IS NULL AND role = 'Participant' AND "answeredAt" IS NULL AND "hiddenAt" IS NULL AND "deletedAt" IS NULL;

-- Likes are counted with each of them
CREATE FUNCTION discussion_likes_counted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE "Discussion" SET "totalLike" = "totalLike" + 1 WHERE id = NEW."discussionId";
  ELSE
    UPDATE "Discussion" SET "totalLike" = "totalLike" - 1 WHERE id = OLD."discussionId";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "DiscussionLike_counted" AFTER INSERT OR DELETE ON "DiscussionLike" FOR EACH ROW EXECUTE FUNCTION discussion_likes_counted();

-- What the replies to a question come to. Its row first, so that of two replies at once the second counts the first
CREATE FUNCTION discussion_replies_summed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  question uuid := coalesce(NEW."parentId", OLD."parentId");
BEGIN
  PERFORM FROM "Discussion" WHERE id = question FOR NO KEY UPDATE;
  UPDATE "Discussion" q SET ("totalReply", "answeredAt") = (
    SELECT count(*)::int, min(r."createdAt") FILTER (WHERE r.role = 'Instructor' AND r."hiddenAt" IS NULL)
    FROM "Discussion" r WHERE r."parentId" = q.id
  ) WHERE q.id = question;
  RETURN NULL;
END $$;
CREATE TRIGGER "Discussion_reply_inserted" AFTER INSERT ON "Discussion" FOR EACH ROW
  WHEN (NEW."parentId" IS NOT NULL) EXECUTE FUNCTION discussion_replies_summed();
CREATE TRIGGER "Discussion_reply_deleted" AFTER DELETE ON "Discussion" FOR EACH ROW
  WHEN (OLD."parentId" IS NOT NULL) EXECUTE FUNCTION discussion_replies_summed();
CREATE TRIGGER "Discussion_reply_hidden" AFTER UPDATE OF "hiddenAt" ON "Discussion" FOR EACH ROW
  WHEN (NEW."parentId" IS NOT NULL) EXECUTE FUNCTION discussion_replies_summed();

UPDATE "Discussion" d SET
  "totalLike" = (SELECT count(*) FROM "DiscussionLike" k WHERE k."discussionId" = d.id),
  "totalReply" = (SELECT count(*) FROM "Discussion" r WHERE r."parentId" = d.id),
  "answeredAt" = (SELECT min(r."createdAt") FROM "Discussion" r WHERE r."parentId" = d.id AND r.role = 'Instructor');
