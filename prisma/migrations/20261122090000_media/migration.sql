-- CreateEnum
CREATE TYPE "MediaKind" AS ENUM ('image', 'pdf', 'audio', 'video', 'captions');

-- CreateEnum
CREATE TYPE "MediaPurpose" AS ENUM ('public', 'lesson');

-- CreateEnum
CREATE TYPE "MediaState" AS ENUM ('storing', 'stored', 'removing');

-- CreateTable
CREATE TABLE "Media" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "kind" "MediaKind" NOT NULL,
    "purpose" "MediaPurpose" NOT NULL,
    "state" "MediaState" NOT NULL DEFAULT 'storing',
    "name" TEXT NOT NULL,
    "fileName" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "size" BIGINT NOT NULL,
    "sha256" BYTEA NOT NULL,
    "width" INTEGER,
    "height" INTEGER,
    "durationSeconds" DOUBLE PRECISION,
    "pageCount" INTEGER,
    "uploaderId" UUID NOT NULL,
    "mitraId" UUID,
    "attachedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Media_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Media_uploaderId_idx" ON "Media"("uploaderId");

-- CreateIndex
CREATE INDEX "Media_mitraId_idx" ON "Media"("mitraId");

-- AddForeignKey
ALTER TABLE "Media" ADD CONSTRAINT "Media_uploaderId_fkey" FOREIGN KEY ("uploaderId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Media" ADD CONSTRAINT "Media_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE RESTRICT ON UPDATE CASCADE;


-- What Prisma's schema cannot say ------------------------------------------------------------------------------------

ALTER TABLE "Media" ADD CONSTRAINT "Media_public_image" CHECK (purpose = 'lesson' OR kind = 'image');
ALTER TABLE "Media" ADD CONSTRAINT "Media_measures" CHECK (
  size > 0 AND width > 0 AND height > 0 AND "durationSeconds" > 0 AND "pageCount" > 0
  AND (kind NOT IN ('image', 'video') OR (width IS NOT NULL AND height IS NOT NULL))
  AND (kind NOT IN ('audio', 'video') OR "durationSeconds" IS NOT NULL)
  AND (kind <> 'pdf' OR "pageCount" IS NOT NULL)
);
CREATE INDEX "Media_to_sweep" ON "Media" ("createdAt") WHERE state <> 'stored' OR "attachedAt" IS NULL;
