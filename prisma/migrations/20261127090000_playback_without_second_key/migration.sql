-- ON CONFLICT looks at the user's key alone: of two heartbeats that make the row at once, this one refused the other.
-- A session has one user, so its playback stays one.
DROP INDEX "Playback_sessionId_key";

-- CreateIndex
CREATE INDEX "Playback_sessionId_idx" ON "Playback"("sessionId");
