-- An account that was closed can be brought back for fourteen days; then what is personal of it is taken away
ALTER TYPE "MailTokenPurpose" ADD VALUE 'restore_account';
ALTER TABLE "User" ADD COLUMN "deletedAt" TIMESTAMPTZ(3);
ALTER TABLE "User" ADD CONSTRAINT "User_deleted_after_closed" CHECK ("deletedAt" IS NULL OR ("deactivatedAt" IS NOT NULL AND "passwordHash" IS NULL AND "googleId" IS NULL));
CREATE INDEX "User_waits_for_deletion" ON "User"("deactivatedAt") WHERE "deactivatedAt" IS NOT NULL AND "deletedAt" IS NULL;
