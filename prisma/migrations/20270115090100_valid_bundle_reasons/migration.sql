-- no transaction
ALTER TABLE "BundleItem" VALIDATE CONSTRAINT "BundleItem_reason_is_short";
