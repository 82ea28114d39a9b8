-- CreateEnum
CREATE TYPE "TranscriptionState" AS ENUM ('running', 'ready', 'failed');

-- CreateTable
CREATE TABLE "Transcription" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "mediaId" UUID NOT NULL,
    "language" TEXT NOT NULL,
    "state" "TranscriptionState" NOT NULL DEFAULT 'running',
    "pieces" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Transcription_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Transcription_mediaId_key" ON "Transcription"("mediaId");

-- AddForeignKey
ALTER TABLE "Transcription" ADD CONSTRAINT "Transcription_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;
