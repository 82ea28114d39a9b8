-- CreateEnum
CREATE TYPE "NotificationKind" AS ENUM ('announcement', 'discussion', 'graded', 'study_reminder', 'live_reminder', 'schedule_change', 'seat_offer', 'grading_reminder', 'teaching');

-- DropIndex
DROP INDEX "Notification_userId_createdAt_id_idx";

-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "deletedAt" TIMESTAMPTZ(3),
ADD COLUMN     "eventKey" TEXT,
ADD COLUMN     "kind" "NotificationKind";

-- What was told before is known by its words alone, and is an event of its own
UPDATE "Notification" SET "eventKey" = id::text, kind = (CASE
  WHEN title LIKE 'Lanjutkan %' THEN 'study_reminder'
  WHEN title LIKE '% pertanyaanmu di %' THEN 'discussion'
  WHEN title LIKE 'Ada kursi untukmu di %' THEN 'seat_offer'
  WHEN title LIKE '% tugas %' AND path LIKE '/creator/%' THEN 'grading_reminder'
  WHEN title LIKE 'Tugasmu di kelas % berakhir' THEN 'teaching'
  WHEN title LIKE '%: jadwal "%" berubah' OR title LIKE '%: sesi "%" dibatalkan' THEN 'schedule_change'
  WHEN title ~ '^(Sebentar lagi|Besok|Hari ini), ' THEN 'live_reminder'
  ELSE 'announcement'
END)::"NotificationKind";
ALTER TABLE "Notification" ALTER COLUMN "eventKey" SET NOT NULL, ALTER COLUMN kind SET NOT NULL;

-- CreateTable
CREATE TABLE "NotificationPreference" (
    "userId" UUID NOT NULL,
    "kind" "NotificationKind" NOT NULL,
    "inProduct" BOOLEAN NOT NULL,
    "byMail" BOOLEAN NOT NULL,

    CONSTRAINT "NotificationPreference_pkey" PRIMARY KEY ("userId","kind")
);

-- CreateIndex
CREATE UNIQUE INDEX "Notification_userId_eventKey_key" ON "Notification"("userId", "eventKey");

-- AddForeignKey
ALTER TABLE "NotificationPreference" ADD CONSTRAINT "NotificationPreference_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Notification" ADD CONSTRAINT "Notification_eventKey_named" CHECK ("eventKey" <> '');

-- The lists of a user, all and unread
CREATE INDEX "Notification_shown_idx" ON "Notification" ("userId", "createdAt", id) WHERE "deletedAt" IS NULL;
CREATE INDEX "Notification_unread_idx" ON "Notification" ("userId", "createdAt", id) WHERE "deletedAt" IS NULL AND "readAt" IS NULL;
-- What is removed for good in the end
CREATE INDEX "Notification_deletedAt_idx" ON "Notification" ("deletedAt") WHERE "deletedAt" IS NOT NULL;
CREATE INDEX "Notification_createdAt_idx" ON "Notification" USING brin ("createdAt");
