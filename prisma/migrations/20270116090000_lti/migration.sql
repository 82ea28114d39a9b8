-- CreateEnum
CREATE TYPE "LtiEventKind" AS ENUM ('registration', 'launch', 'choice', 'grade', 'roster');

-- CreateTable
CREATE TABLE "LtiPlatform" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "mitraId" UUID NOT NULL,
    "name" TEXT NOT NULL,
    "issuer" TEXT,
    "clientId" TEXT,
    "authAddress" TEXT,
    "tokenAddress" TEXT,
    "keysAddress" TEXT,
    "tokenAudience" TEXT,
    "deploymentIds" TEXT[],
    "connectedAt" TIMESTAMPTZ(3),
    "registrationHash" BYTEA,
    "registrationUntil" TIMESTAMPTZ(3),
    "keySet" JSONB,
    "keySetAt" TIMESTAMPTZ(3),
    "busyUntil" TIMESTAMPTZ(3),
    "revokedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LtiPlatform_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LtiOffer" (
    "platformId" UUID NOT NULL,
    "classId" UUID NOT NULL,
    "seats" INTEGER NOT NULL,
    "taken" INTEGER NOT NULL DEFAULT 0,
    "withdrawnAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LtiOffer_pkey" PRIMARY KEY ("platformId","classId")
);

-- CreateTable
CREATE TABLE "LtiSeat" (
    "platformId" UUID NOT NULL,
    "classId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LtiSeat_pkey" PRIMARY KEY ("platformId","classId","userId")
);

-- CreateTable
CREATE TABLE "LtiIdentity" (
    "platformId" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "madeAccount" BOOLEAN NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LtiIdentity_pkey" PRIMARY KEY ("platformId","subject")
);

-- CreateTable
CREATE TABLE "LtiLink" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "platformId" UUID NOT NULL,
    "classId" UUID NOT NULL,
    "deploymentId" TEXT NOT NULL,
    "resourceId" TEXT NOT NULL,
    "courseTitle" TEXT NOT NULL,
    "lineItem" TEXT,
    "lineItems" TEXT,
    "memberships" TEXT,
    "launchedAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LtiLink_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LtiGrade" (
    "linkId" UUID NOT NULL,
    "participantId" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "isDue" BOOLEAN NOT NULL DEFAULT false,
    "revision" INTEGER NOT NULL DEFAULT 0,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "nextTryAt" TIMESTAMPTZ(3),
    "sentProgress" INTEGER,
    "sentAt" TIMESTAMPTZ(3),
    "problem" TEXT,

    CONSTRAINT "LtiGrade_pkey" PRIMARY KEY ("linkId","participantId")
);

-- CreateTable
CREATE TABLE "LtiLogin" (
    "id" UUID NOT NULL,
    "platformId" UUID NOT NULL,
    "nonce" TEXT NOT NULL,
    "browserHash" BYTEA,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LtiLogin_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LtiLaunch" (
    "id" UUID NOT NULL,
    "platformId" UUID NOT NULL,
    "message" JSONB NOT NULL,
    "browserHash" BYTEA,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LtiLaunch_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LtiEvent" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "platformId" UUID NOT NULL,
    "kind" "LtiEventKind" NOT NULL,
    "problem" TEXT,
    "detail" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LtiEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LtiKey" (
    "id" UUID NOT NULL,
    "publicKey" JSONB NOT NULL,
    "privateKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LtiKey_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "LtiPlatform_registrationHash_key" ON "LtiPlatform"("registrationHash");

-- CreateIndex
CREATE INDEX "LtiPlatform_mitraId_createdAt_id_idx" ON "LtiPlatform"("mitraId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "LtiOffer_classId_idx" ON "LtiOffer"("classId");

-- CreateIndex
CREATE INDEX "LtiSeat_userId_idx" ON "LtiSeat"("userId");

-- CreateIndex
CREATE INDEX "LtiIdentity_userId_idx" ON "LtiIdentity"("userId");

-- CreateIndex
CREATE INDEX "LtiLink_platformId_launchedAt_id_idx" ON "LtiLink"("platformId", "launchedAt", "id");

-- CreateIndex
CREATE INDEX "LtiLink_classId_idx" ON "LtiLink"("classId");

-- CreateIndex
CREATE UNIQUE INDEX "LtiLink_platformId_deploymentId_resourceId_classId_key" ON "LtiLink"("platformId", "deploymentId", "resourceId", "classId");

-- CreateIndex
CREATE INDEX "LtiGrade_participantId_idx" ON "LtiGrade"("participantId");

-- CreateIndex
CREATE INDEX "LtiLogin_platformId_idx" ON "LtiLogin"("platformId");

-- CreateIndex
CREATE INDEX "LtiLogin_expiresAt_idx" ON "LtiLogin"("expiresAt");

-- CreateIndex
CREATE INDEX "LtiLaunch_platformId_idx" ON "LtiLaunch"("platformId");

-- CreateIndex
CREATE INDEX "LtiLaunch_expiresAt_idx" ON "LtiLaunch"("expiresAt");

-- CreateIndex
CREATE INDEX "LtiEvent_platformId_createdAt_id_idx" ON "LtiEvent"("platformId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "LtiEvent_createdAt_idx" ON "LtiEvent"("createdAt");

-- CreateIndex
CREATE INDEX "LtiKey_createdAt_idx" ON "LtiKey"("createdAt");

-- AddForeignKey
ALTER TABLE "LtiPlatform" ADD CONSTRAINT "LtiPlatform_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LtiOffer" ADD CONSTRAINT "LtiOffer_platformId_fkey" FOREIGN KEY ("platformId") REFERENCES "LtiPlatform"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LtiOffer" ADD CONSTRAINT "LtiOffer_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LtiSeat" ADD CONSTRAINT "LtiSeat_platformId_classId_fkey" FOREIGN KEY ("platformId", "classId") REFERENCES "LtiOffer"("platformId", "classId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LtiSeat" ADD CONSTRAINT "LtiSeat_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LtiIdentity" ADD CONSTRAINT "LtiIdentity_platformId_fkey" FOREIGN KEY ("platformId") REFERENCES "LtiPlatform"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LtiIdentity" ADD CONSTRAINT "LtiIdentity_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LtiLink" ADD CONSTRAINT "LtiLink_platformId_fkey" FOREIGN KEY ("platformId") REFERENCES "LtiPlatform"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LtiLink" ADD CONSTRAINT "LtiLink_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LtiGrade" ADD CONSTRAINT "LtiGrade_linkId_fkey" FOREIGN KEY ("linkId") REFERENCES "LtiLink"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LtiGrade" ADD CONSTRAINT "LtiGrade_participantId_fkey" FOREIGN KEY ("participantId") REFERENCES "Participant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LtiLogin" ADD CONSTRAINT "LtiLogin_platformId_fkey" FOREIGN KEY ("platformId") REFERENCES "LtiPlatform"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LtiLaunch" ADD CONSTRAINT "LtiLaunch_platformId_fkey" FOREIGN KEY ("platformId") REFERENCES "LtiPlatform"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LtiEvent" ADD CONSTRAINT "LtiEvent_platformId_fkey" FOREIGN KEY ("platformId") REFERENCES "LtiPlatform"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

-- A connection is whole, or has no details at all.
ALTER TABLE "LtiPlatform" ADD CONSTRAINT "LtiPlatform_connection_is_whole" CHECK (
  CASE WHEN "connectedAt" IS NULL
    THEN num_nonnulls(issuer, "clientId", "authAddress", "tokenAddress", "keysAddress", "tokenAudience") = 0
    ELSE num_nulls(issuer, "clientId", "authAddress", "tokenAddress", "keysAddress") = 0
  END);
ALTER TABLE "LtiPlatform" ADD CONSTRAINT "LtiPlatform_registration_is_whole" CHECK (("registrationHash" IS NULL) = ("registrationUntil" IS NULL));
ALTER TABLE "LtiPlatform" ADD CONSTRAINT "LtiPlatform_registration_is_first" CHECK ("registrationHash" IS NULL OR "connectedAt" IS NULL);
ALTER TABLE "LtiPlatform" ADD CONSTRAINT "LtiPlatform_key_set_is_whole" CHECK (("keySet" IS NULL) = ("keySetAt" IS NULL));
ALTER TABLE "LtiOffer" ADD CONSTRAINT "LtiOffer_has_seats" CHECK (taken >= 0 AND taken <= seats);
ALTER TABLE "LtiGrade" ADD CONSTRAINT "LtiGrade_waits_while_due" CHECK ("nextTryAt" IS NULL OR "isDue");
ALTER TABLE "LtiGrade" ADD CONSTRAINT "LtiGrade_sent_is_whole" CHECK (("sentProgress" IS NULL) = ("sentAt" IS NULL));
CREATE INDEX "LtiGrade_due" ON "LtiGrade" ("linkId") WHERE "isDue";
