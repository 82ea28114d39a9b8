-- CreateTable
CREATE TABLE "BundleSale" (
    "id" BIGSERIAL NOT NULL,
    "bundleId" UUID NOT NULL,

    CONSTRAINT "BundleSale_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "BundleSale_bundleId_idx" ON "BundleSale"("bundleId");

-- AddForeignKey
ALTER TABLE "BundleSale" ADD CONSTRAINT "BundleSale_bundleId_fkey" FOREIGN KEY ("bundleId") REFERENCES "Bundle"("id") ON DELETE CASCADE ON UPDATE CASCADE;
