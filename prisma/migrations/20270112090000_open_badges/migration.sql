-- CreateEnum
CREATE TYPE "BadgeAlgorithm" AS ENUM ('RS256', 'EdDSA');

-- CreateTable
CREATE TABLE "BadgeKey" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "algorithm" "BadgeAlgorithm" NOT NULL,
    "publicKey" JSONB NOT NULL,
    "privateKey" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "retiredAt" TIMESTAMPTZ(3),

    CONSTRAINT "BadgeKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BadgeStatus" (
    "position" SERIAL NOT NULL,
    "certificateId" UUID,

    CONSTRAINT "BadgeStatus_pkey" PRIMARY KEY ("position")
);

-- CreateIndex
CREATE UNIQUE INDEX "BadgeStatus_certificateId_key" ON "BadgeStatus"("certificateId");

-- AddForeignKey
ALTER TABLE "BadgeStatus" ADD CONSTRAINT "BadgeStatus_certificateId_fkey" FOREIGN KEY ("certificateId") REFERENCES "Certificate"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

-- A key signs until another one takes over, and then its private half is gone.
ALTER TABLE "BadgeKey" ADD CONSTRAINT "BadgeKey_private_until_retired"
  CHECK (("retiredAt" IS NULL) = ("privateKey" IS NOT NULL));
-- One key of each algorithm signs. Of two processes that draw the first one, both then use the same.
CREATE UNIQUE INDEX "BadgeKey_one_signs" ON "BadgeKey" ("algorithm") WHERE "retiredAt" IS NULL;
-- Badges of deleted accounts, which count as revoked.
CREATE INDEX "BadgeStatus_deleted" ON "BadgeStatus" ("position") WHERE "certificateId" IS NULL;
