-- AlterTable
ALTER TABLE "LtiPlatform" ADD COLUMN "failureMailedAt" TIMESTAMPTZ(3);
