-- no transaction
ALTER TABLE "PackageState" VALIDATE CONSTRAINT "PackageState_value_check";
