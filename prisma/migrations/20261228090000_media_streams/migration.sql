-- Renditions of recordings for streaming: null until the first is ready.
ALTER TABLE "Media" ADD COLUMN "streams" JSONB;
