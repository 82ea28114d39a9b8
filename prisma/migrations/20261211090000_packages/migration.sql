-- AlterEnum
-- This migration adds more than one value to an enum.
-- With PostgreSQL versions 11 and earlier, this is not possible
-- in a single migration. This can be worked around by creating
-- multiple migrations, each migration adding only one value to
-- the enum.


ALTER TYPE "MediaKind" ADD VALUE 'package';
ALTER TYPE "MediaKind" ADD VALUE 'archive';

-- AlterEnum
ALTER TYPE "MediaPurpose" ADD VALUE 'attachment';

-- CreateTable
CREATE TABLE "PackageState" (
    "sessionId" UUID NOT NULL,
    "value" TEXT NOT NULL,
    "revision" INTEGER NOT NULL,
    "savedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PackageState_pkey" PRIMARY KEY ("sessionId")
);

-- CreateTable
CREATE TABLE "PackageFile" (
    "mediaId" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "offset" INTEGER NOT NULL,
    "size" INTEGER NOT NULL,

    CONSTRAINT "PackageFile_pkey" PRIMARY KEY ("mediaId","path")
);

-- AddForeignKey
ALTER TABLE "PackageState" ADD CONSTRAINT "PackageState_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "LessonSession"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PackageFile" ADD CONSTRAINT "PackageFile_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What may be kept and where it may lie, whoever writes it.
ALTER TABLE "PackageState"
  ADD CONSTRAINT "PackageState_value_check" CHECK (octet_length("value") <= 65536),
  ADD CONSTRAINT "PackageState_revision_check" CHECK ("revision" >= 1);
ALTER TABLE "PackageFile"
  ADD CONSTRAINT "PackageFile_place_check" CHECK ("offset" >= 0 AND "size" >= 0),
  ADD CONSTRAINT "PackageFile_path_check" CHECK ("path" <> '' AND length("path") <= 255 AND "path" !~ '(^|/)(\.{0,2})(/|$)');
