-- AlterEnum
ALTER TYPE "MediaState" ADD VALUE 'preparing' BEFORE 'stored';

-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "preparationFailedAt" TIMESTAMPTZ(3),
ADD COLUMN     "preparedPercent" INTEGER;


-- What Prisma's schema cannot say ------------------------------------------------------------------------------------

ALTER TABLE "Media" ADD CONSTRAINT "Media_preparation" CHECK (
  "preparedPercent" BETWEEN 0 AND 100 AND ("preparedPercent" IS NULL OR kind = 'video')
  AND ("preparationFailedAt" IS NULL OR "preparedPercent" IS NOT NULL)
);
