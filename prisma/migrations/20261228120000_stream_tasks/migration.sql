CREATE TYPE "StreamTaskState" AS ENUM ('waiting', 'encoding', 'ready', 'failed');

-- The making of a recording's renditions.
CREATE TABLE "StreamTask" (
  "mediaId" UUID NOT NULL,
  "ownerId" UUID NOT NULL,
  "state" "StreamTaskState" NOT NULL DEFAULT 'waiting',
  "isBackground" BOOLEAN NOT NULL DEFAULT false,
  "evensLoudness" BOOLEAN NOT NULL DEFAULT true,
  "originalName" TEXT NOT NULL,
  "plan" JSONB,
  "step" TEXT,
  "percent" INTEGER NOT NULL DEFAULT 0,
  "attempts" INTEGER NOT NULL DEFAULT 0,
  "retryAt" TIMESTAMPTZ(3),
  "failure" TEXT,
  "heldBy" UUID,
  "heldUntil" TIMESTAMPTZ(3),
  "servedAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "StreamTask_pkey" PRIMARY KEY ("mediaId"),
  CONSTRAINT "StreamTask_percent" CHECK (percent BETWEEN 0 AND 100),
  CONSTRAINT "StreamTask_held_while_encoding" CHECK (
    (state = 'encoding') = ("heldBy" IS NOT NULL) AND ("heldBy" IS NULL) = ("heldUntil" IS NULL)
  ),
  CONSTRAINT "StreamTask_failure" CHECK ((state = 'failed') = (failure IS NOT NULL))
);

-- The last turn of an owner.
CREATE INDEX "StreamTask_ownerId_servedAt_idx" ON "StreamTask" ("ownerId", "servedAt");
-- Those that may take a turn.
CREATE INDEX "StreamTask_open" ON "StreamTask" ("createdAt") WHERE state IN ('waiting', 'encoding');

ALTER TABLE "StreamTask" ADD CONSTRAINT "StreamTask_mediaId_fkey"
  FOREIGN KEY ("mediaId") REFERENCES "Media" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
