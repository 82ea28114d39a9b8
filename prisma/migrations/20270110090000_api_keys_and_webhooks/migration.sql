-- CreateEnum
CREATE TYPE "ApiKeyScope" AS ENUM ('classes', 'participants', 'reports', 'enrol');

-- CreateEnum
CREATE TYPE "WebhookStop" AS ENUM ('partner', 'failures');

-- CreateEnum
CREATE TYPE "WebhookDeliveryState" AS ENUM ('waiting', 'delivered', 'failed');

-- CreateTable
CREATE TABLE "ApiKey" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "mitraId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "secretHash" BYTEA NOT NULL,
    "hint" TEXT NOT NULL,
    "scopes" "ApiKeyScope"[],
    "addresses" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "expiresAt" TIMESTAMPTZ(3),
    "lastUsedAt" TIMESTAMPTZ(3),
    "useCount" INTEGER NOT NULL DEFAULT 0,
    "revokedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ApiKey_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Webhook" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "mitraId" UUID NOT NULL,
    "address" TEXT NOT NULL,
    "events" TEXT[],
    "secret" TEXT NOT NULL,
    "previousSecret" TEXT,
    "previousUntil" TIMESTAMPTZ(3),
    "stoppedAt" TIMESTAMPTZ(3),
    "stopReason" "WebhookStop",
    "failingSince" TIMESTAMPTZ(3),
    "pausedUntil" TIMESTAMPTZ(3),
    "busyUntil" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "webhookId" UUID NOT NULL,
    "sequence" BIGSERIAL NOT NULL,
    "event" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "state" "WebhookDeliveryState" NOT NULL DEFAULT 'waiting',
    "tries" INTEGER NOT NULL DEFAULT 0,
    "nextTryAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookAttempt" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "deliveryId" UUID NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "milliseconds" INTEGER NOT NULL,
    "status" INTEGER,
    "answer" TEXT NOT NULL DEFAULT '',
    "problem" TEXT,

    CONSTRAINT "WebhookAttempt_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ApiKey_secretHash_key" ON "ApiKey"("secretHash");

-- CreateIndex
CREATE INDEX "ApiKey_mitraId_createdAt_id_idx" ON "ApiKey"("mitraId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ApiKey_userId_idx" ON "ApiKey"("userId");

-- CreateIndex
CREATE INDEX "Webhook_mitraId_createdAt_id_idx" ON "Webhook"("mitraId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "WebhookDelivery_webhookId_createdAt_id_idx" ON "WebhookDelivery"("webhookId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "WebhookDelivery_webhookId_state_createdAt_id_idx" ON "WebhookDelivery"("webhookId", "state", "createdAt", "id");

-- CreateIndex
CREATE INDEX "WebhookDelivery_createdAt_idx" ON "WebhookDelivery"("createdAt");

-- CreateIndex
CREATE INDEX "WebhookAttempt_deliveryId_at_id_idx" ON "WebhookAttempt"("deliveryId", "at", "id");

-- AddForeignKey
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Webhook" ADD CONSTRAINT "Webhook_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "Webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebhookAttempt" ADD CONSTRAINT "WebhookAttempt_deliveryId_fkey" FOREIGN KEY ("deliveryId") REFERENCES "WebhookDelivery"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

ALTER TABLE "ApiKey" ADD CONSTRAINT "ApiKey_has_scope" CHECK (cardinality(scopes) > 0);
ALTER TABLE "Webhook" ADD CONSTRAINT "Webhook_has_event" CHECK (cardinality(events) > 0);
ALTER TABLE "Webhook" ADD CONSTRAINT "Webhook_previous_is_whole" CHECK (("previousSecret" IS NULL) = ("previousUntil" IS NULL));
ALTER TABLE "Webhook" ADD CONSTRAINT "Webhook_stop_is_whole" CHECK (("stoppedAt" IS NULL) = ("stopReason" IS NULL));
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_waits_for_a_try" CHECK ((state = 'waiting') = ("nextTryAt" IS NOT NULL));
-- Deliveries that wait: the first about each subject, and those that are due.
CREATE INDEX "WebhookDelivery_waiting" ON "WebhookDelivery" ("webhookId", subject, sequence) WHERE state = 'waiting';
CREATE INDEX "WebhookDelivery_due" ON "WebhookDelivery" ("nextTryAt", "webhookId") WHERE state = 'waiting';
