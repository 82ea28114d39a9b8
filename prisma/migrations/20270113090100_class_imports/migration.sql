-- CreateEnum
CREATE TYPE "ClassImportState" AS ENUM ('reading', 'planned', 'making', 'made', 'failed');

-- CreateTable
CREATE TABLE "ClassImport" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "mitraId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "mediaId" UUID,
    "name" TEXT NOT NULL,
    "state" "ClassImportState" NOT NULL DEFAULT 'reading',
    "source" TEXT,
    "outline" JSONB,
    "plan" JSONB,
    "percent" SMALLINT NOT NULL DEFAULT 0,
    "failure" TEXT,
    "classId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ClassImport_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ClassImportFile" (
    "importId" UUID NOT NULL,
    "localId" UUID NOT NULL,
    "mediaId" UUID NOT NULL,

    CONSTRAINT "ClassImportFile_pkey" PRIMARY KEY ("importId","localId")
);

-- CreateIndex
CREATE UNIQUE INDEX "ClassImport_mediaId_key" ON "ClassImport"("mediaId");

-- CreateIndex
CREATE UNIQUE INDEX "ClassImport_classId_key" ON "ClassImport"("classId");

-- CreateIndex
CREATE INDEX "ClassImport_mitraId_idx" ON "ClassImport"("mitraId");

-- CreateIndex
CREATE INDEX "ClassImport_userId_idx" ON "ClassImport"("userId");

-- CreateIndex
CREATE INDEX "ClassImport_createdAt_idx" ON "ClassImport"("createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "ClassImportFile_mediaId_key" ON "ClassImportFile"("mediaId");

-- AddForeignKey
ALTER TABLE "ClassImport" ADD CONSTRAINT "ClassImport_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassImport" ADD CONSTRAINT "ClassImport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassImport" ADD CONSTRAINT "ClassImport_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassImport" ADD CONSTRAINT "ClassImport_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassImportFile" ADD CONSTRAINT "ClassImportFile_importId_fkey" FOREIGN KEY ("importId") REFERENCES "ClassImport"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassImportFile" ADD CONSTRAINT "ClassImportFile_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

ALTER TABLE "ClassImport" ADD CONSTRAINT "ClassImport_percent" CHECK (percent BETWEEN 0 AND 100);
-- What is shown for confirmation, and made, was read before.
ALTER TABLE "ClassImport" ADD CONSTRAINT "ClassImport_is_planned"
  CHECK (state NOT IN ('planned', 'making') OR (source IS NOT NULL AND outline IS NOT NULL AND plan IS NOT NULL));
ALTER TABLE "ClassImport" ADD CONSTRAINT "ClassImport_failure_is_told" CHECK (state <> 'failed' OR failure IS NOT NULL);
