-- no transaction
ALTER TABLE "Bundle" VALIDATE CONSTRAINT "Bundle_stop_suspends";
