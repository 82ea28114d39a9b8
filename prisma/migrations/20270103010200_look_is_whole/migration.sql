-- no transaction
ALTER TABLE "ClassVersion" VALIDATE CONSTRAINT "ClassVersion_look_is_whole";
