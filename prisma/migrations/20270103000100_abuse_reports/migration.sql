-- CreateEnum
CREATE TYPE "AbuseCaseKind" AS ENUM ('class', 'review', 'discussion', 'profile', 'portfolio', 'appeal');

-- CreateEnum
CREATE TYPE "ReportReason" AS ENUM ('spam', 'scam', 'copyright', 'hate', 'adult', 'privacy', 'other');

-- CreateEnum
CREATE TYPE "ReportDecision" AS ENUM ('dismissed', 'acted');

-- CreateTable
CREATE TABLE "AbuseCase" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "kind" "AbuseCaseKind" NOT NULL,
    "subjectId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "reportCount" INTEGER NOT NULL DEFAULT 0,
    "openedAt" TIMESTAMPTZ(3),
    "takenUpById" UUID,
    "takenUpAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AbuseCase_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AbuseReport" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "caseId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "reason" "ReportReason" NOT NULL,
    "text" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),
    "decision" "ReportDecision",

    CONSTRAINT "AbuseReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AbuseCase_openedAt_id_idx" ON "AbuseCase"("openedAt", "id");

-- CreateIndex
CREATE INDEX "AbuseCase_reportCount_id_idx" ON "AbuseCase"("reportCount", "id");

-- CreateIndex
CREATE INDEX "AbuseCase_takenUpById_idx" ON "AbuseCase"("takenUpById");

-- CreateIndex
CREATE UNIQUE INDEX "AbuseCase_kind_subjectId_key" ON "AbuseCase"("kind", "subjectId");

-- CreateIndex
CREATE INDEX "AbuseReport_caseId_updatedAt_id_idx" ON "AbuseReport"("caseId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "AbuseReport_userId_idx" ON "AbuseReport"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "AbuseReport_caseId_userId_key" ON "AbuseReport"("caseId", "userId");

-- AddForeignKey
ALTER TABLE "AbuseCase" ADD CONSTRAINT "AbuseCase_takenUpById_fkey" FOREIGN KEY ("takenUpById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AbuseReport" ADD CONSTRAINT "AbuseReport_caseId_fkey" FOREIGN KEY ("caseId") REFERENCES "AbuseCase"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AbuseReport" ADD CONSTRAINT "AbuseReport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

-- A case is handled by one operator since a known time, and only while it is open; a closed one has no open reports.
ALTER TABLE "AbuseCase" ADD CONSTRAINT "AbuseCase_handler_is_whole" CHECK (("takenUpById" IS NULL) = ("takenUpAt" IS NULL));
ALTER TABLE "AbuseCase" ADD CONSTRAINT "AbuseCase_closed_is_done"
  CHECK ("openedAt" IS NOT NULL OR ("takenUpById" IS NULL AND "reportCount" = 0));
-- A case in the queue has reports; an appeal has none.
ALTER TABLE "AbuseCase" ADD CONSTRAINT "AbuseCase_open_has_reports"
  CHECK ("openedAt" IS NULL OR ("reportCount" > 0) = (kind <> 'appeal'));
ALTER TABLE "AbuseReport" ADD CONSTRAINT "AbuseReport_decision_is_whole" CHECK (("decidedAt" IS NULL) = ("decision" IS NULL));
ALTER TABLE "AbuseReport" ADD CONSTRAINT "AbuseReport_other_is_explained" CHECK (reason <> 'other' OR length("text") > 0 OR "decidedAt" IS NOT NULL);
ALTER TABLE "AbuseReport" ADD CONSTRAINT "AbuseReport_text_is_bounded" CHECK (length("text") <= 1000);
-- Open reports by reason, for the filter of the queue and its counts.
CREATE INDEX "AbuseReport_open" ON "AbuseReport" ("caseId", reason) WHERE "decidedAt" IS NULL;
