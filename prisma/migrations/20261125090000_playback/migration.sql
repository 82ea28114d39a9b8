-- CreateTable
CREATE TABLE "Playback" (
    "userId" UUID NOT NULL,
    "sessionId" UUID NOT NULL,
    "player" TEXT NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Playback_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Playback_sessionId_key" ON "Playback"("sessionId");

-- AddForeignKey
ALTER TABLE "Playback" ADD CONSTRAINT "Playback_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Playback" ADD CONSTRAINT "Playback_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "LessonSession"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Playback" ADD CONSTRAINT "Playback_revision" CHECK ("revision" >= 0);
-- The count is that of the bits, whoever writes them
ALTER TABLE "LessonSession" ADD CONSTRAINT "LessonSession_watched" CHECK ("watchedSeconds" = coalesce(bit_count("watched"), 0));
