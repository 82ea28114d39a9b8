-- no transaction
ALTER TABLE "Media" VALIDATE CONSTRAINT "Media_archive_purpose";
