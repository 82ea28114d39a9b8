-- Participants are told once that a session can be watched; who was told last, while they are being told
ALTER TABLE "LiveSession" ADD COLUMN "recordingToldAt" TIMESTAMPTZ(3), ADD COLUMN "recordingToldId" UUID;

-- What was recorded before is no news
UPDATE "LiveSession" SET "recordingToldAt" = now() WHERE "recordingId" IS NOT NULL OR "recordingUrl" IS NOT NULL;

-- Read every minute
CREATE INDEX "LiveSession_recording_untold" ON "LiveSession" ("endsAt")
  WHERE "recordingToldAt" IS NULL AND ("recordingId" IS NOT NULL OR "recordingUrl" IS NOT NULL);
