-- The public code of an order is no longer called like the id that lines and events refer to.
ALTER TABLE "Order" RENAME COLUMN "orderId" TO code;
ALTER INDEX "Order_orderId_key" RENAME TO "Order_code_key";
