-- AlterEnum
ALTER TYPE "NotificationKind" ADD VALUE 'wish_promotion';

-- CreateTable
CREATE TABLE "WishlistItem" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "userId" UUID NOT NULL,
    "classId" UUID,
    "bundleId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WishlistItem_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "WishlistItem_userId_createdAt_idx" ON "WishlistItem"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "WishlistItem_classId_idx" ON "WishlistItem"("classId");

-- CreateIndex
CREATE INDEX "WishlistItem_bundleId_idx" ON "WishlistItem"("bundleId");

-- CreateIndex
CREATE UNIQUE INDEX "WishlistItem_userId_classId_key" ON "WishlistItem"("userId", "classId");

-- CreateIndex
CREATE UNIQUE INDEX "WishlistItem_userId_bundleId_key" ON "WishlistItem"("userId", "bundleId");

-- AddForeignKey
ALTER TABLE "WishlistItem" ADD CONSTRAINT "WishlistItem_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WishlistItem" ADD CONSTRAINT "WishlistItem_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WishlistItem" ADD CONSTRAINT "WishlistItem_bundleId_fkey" FOREIGN KEY ("bundleId") REFERENCES "Bundle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- One of both.
ALTER TABLE "WishlistItem" ADD CONSTRAINT "WishlistItem_what" CHECK (num_nonnulls("classId", "bundleId") = 1);
