-- CreateEnum
CREATE TYPE "RevocationReason" AS ENUM ('refund', 'fraud', 'error');

-- CreateTable
CREATE TABLE "Certificate" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "participantId" UUID NOT NULL,
    "number" TEXT NOT NULL,
    "snapshot" JSONB NOT NULL,
    "signature" TEXT NOT NULL,
    "isHidden" BOOLEAN NOT NULL DEFAULT false,
    "downloadCount" INTEGER NOT NULL DEFAULT 0,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "revokedAt" TIMESTAMPTZ(3),
    "revokedFor" "RevocationReason",
    "revokedById" UUID,

    CONSTRAINT "Certificate_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_participantId_key" ON "Certificate"("participantId");

-- CreateIndex
CREATE UNIQUE INDEX "Certificate_number_key" ON "Certificate"("number");

-- CreateIndex
CREATE INDEX "Certificate_revokedById_idx" ON "Certificate"("revokedById");

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_participantId_fkey" FOREIGN KEY ("participantId") REFERENCES "Participant"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_revokedById_fkey" FOREIGN KEY ("revokedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot say
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_number_form" CHECK (number ~ '^[0-9A-HJKMNP-TV-Z]{13}$');
ALTER TABLE "Certificate" ADD CONSTRAINT "Certificate_revoked_with_reason" CHECK (("revokedAt" IS NULL) = ("revokedFor" IS NULL));
