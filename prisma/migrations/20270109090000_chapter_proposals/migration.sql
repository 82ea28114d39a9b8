-- CreateTable
CREATE TABLE "ChapterProposal" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "mediaId" UUID NOT NULL,
    "state" "TranscriptionState" NOT NULL DEFAULT 'running',
    "seconds" INTEGER[] DEFAULT ARRAY[]::INTEGER[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ChapterProposal_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ChapterProposal_mediaId_key" ON "ChapterProposal"("mediaId");

-- AddForeignKey
ALTER TABLE "ChapterProposal" ADD CONSTRAINT "ChapterProposal_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE CASCADE ON UPDATE CASCADE;
