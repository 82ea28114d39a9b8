-- no transaction
ALTER TABLE "Bundle" VALIDATE CONSTRAINT "Bundle_mitraStopId_fkey";
