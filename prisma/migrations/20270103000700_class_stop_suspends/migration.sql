-- no transaction
ALTER TABLE "Class" VALIDATE CONSTRAINT "Class_stop_suspends";
