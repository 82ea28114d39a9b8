-- AlterTable
ALTER TABLE "CartItem" ADD COLUMN     "seenPrice" INTEGER;

ALTER TABLE "CartItem" ADD CONSTRAINT "CartItem_seen_price" CHECK ("seenPrice" >= 0);
