-- AlterTable
ALTER TABLE "CartItem" ADD COLUMN     "bundleId" UUID,
ALTER COLUMN "classId" DROP NOT NULL;

-- AlterTable
ALTER TABLE "OrderLine" ADD COLUMN     "bundleId" UUID;

-- CreateIndex
CREATE INDEX "CartItem_bundleId_idx" ON "CartItem"("bundleId");

-- CreateIndex
CREATE UNIQUE INDEX "CartItem_userId_bundleId_key" ON "CartItem"("userId", "bundleId");

-- CreateIndex
CREATE INDEX "OrderLine_bundleId_idx" ON "OrderLine"("bundleId");

-- AddForeignKey
ALTER TABLE "CartItem" ADD CONSTRAINT "CartItem_bundleId_fkey" FOREIGN KEY ("bundleId") REFERENCES "Bundle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_bundleId_fkey" FOREIGN KEY ("bundleId") REFERENCES "Bundle"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "CartItem" ADD CONSTRAINT "CartItem_class_or_bundle" CHECK (num_nonnulls("classId", "bundleId") = 1);

-- The best rated of each kind, as the catalog weighs ratings
CREATE INDEX "Class_sale_format_rating" ON "Class" (format, ((coalesce("ratingAverage", 0) * "ratingCount" + 40) / ("ratingCount" + 10)), id)
  WHERE "statusApprove" = 'publish' AND "archiveAt" IS NULL;
