-- AlterTable
ALTER TABLE "User" ADD COLUMN "profileHiddenAt" TIMESTAMPTZ(3),
ADD COLUMN "profileHiddenReason" TEXT;

-- A hidden profile says why.
ALTER TABLE "User" ADD CONSTRAINT "User_hidden_profile_is_whole" CHECK (("profileHiddenAt" IS NULL) = ("profileHiddenReason" IS NULL)) NOT VALID;
