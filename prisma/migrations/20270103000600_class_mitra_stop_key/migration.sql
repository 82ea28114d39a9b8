-- no transaction
ALTER TABLE "Class" VALIDATE CONSTRAINT "Class_mitraStopId_fkey";
