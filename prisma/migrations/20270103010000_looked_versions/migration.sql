-- AlterTable
ALTER TABLE "ClassVersion" ADD COLUMN "isUnreviewed" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN "riskSigns" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN "lookedAt" TIMESTAMPTZ(3),
ADD COLUMN "lookedById" UUID;

-- AddForeignKey
ALTER TABLE "ClassVersion" ADD CONSTRAINT "ClassVersion_lookedById_fkey" FOREIGN KEY ("lookedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE NOT VALID;

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

ALTER TABLE "ClassVersion" ADD CONSTRAINT "ClassVersion_look_is_whole" CHECK ("lookedById" IS NULL OR "lookedAt" IS NOT NULL) NOT VALID;
