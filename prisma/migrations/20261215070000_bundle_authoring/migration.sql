-- AlterTable
ALTER TABLE "Bundle" ADD COLUMN     "reviewerId" UUID,
ADD COLUMN     "suspendedAt" TIMESTAMPTZ(3),
ADD COLUMN     "suspensionReason" TEXT,
ADD COLUMN     "takenUpAt" TIMESTAMPTZ(3),
ADD COLUMN     "working" JSONB;

-- Published, not archived and not suspended
ALTER TABLE "Bundle" ADD COLUMN "isOffered" BOOLEAN NOT NULL
  GENERATED ALWAYS AS ("statusApprove" = 'publish' AND "archiveAt" IS NULL AND "suspendedAt" IS NULL) STORED;

-- CreateTable
CREATE TABLE "BundleTransition" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "bundleId" UUID NOT NULL,
    "actorId" UUID,
    "from" "ApprovalState" NOT NULL,
    "to" "ApprovalState" NOT NULL,
    "reason" TEXT,
    "snapshot" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "BundleTransition_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "BundleTransition_bundleId_createdAt_idx" ON "BundleTransition"("bundleId", "createdAt");

-- CreateIndex
CREATE INDEX "BundleTransition_actorId_idx" ON "BundleTransition"("actorId");

-- CreateIndex
CREATE INDEX "Bundle_reviewerId_idx" ON "Bundle"("reviewerId");

-- AddForeignKey
ALTER TABLE "Bundle" ADD CONSTRAINT "Bundle_reviewerId_fkey" FOREIGN KEY ("reviewerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BundleTransition" ADD CONSTRAINT "BundleTransition_bundleId_fkey" FOREIGN KEY ("bundleId") REFERENCES "Bundle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BundleTransition" ADD CONSTRAINT "BundleTransition_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "Bundle" ADD CONSTRAINT "Bundle_working_published" CHECK ("working" IS NULL OR "statusApprove" = 'publish');
ALTER TABLE "Bundle" ADD CONSTRAINT "Bundle_reviewer_of_review" CHECK ("reviewerId" IS NULL OR "statusApprove" = 'review');
ALTER TABLE "Bundle" ADD CONSTRAINT "Bundle_suspension"
  CHECK (("suspendedAt" IS NULL) = ("suspensionReason" IS NULL) AND ("suspendedAt" IS NULL OR "publishedAt" IS NOT NULL));

CREATE INDEX "Bundle_suspended" ON "Bundle" ("suspendedAt", id) WHERE "suspendedAt" IS NOT NULL;

-- CreateIndex
CREATE UNIQUE INDEX "BundleItem_bundleId_position_key" ON "BundleItem"("bundleId", "position");
