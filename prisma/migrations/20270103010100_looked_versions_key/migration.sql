-- no transaction
ALTER TABLE "ClassVersion" VALIDATE CONSTRAINT "ClassVersion_lookedById_fkey";
