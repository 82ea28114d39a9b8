-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

ALTER TABLE "Media"
  DROP CONSTRAINT "Media_archive_purpose",
  ADD CONSTRAINT "Media_archive_purpose" CHECK (
    (kind::text <> 'archive' OR purpose::text IN ('attachment', 'import')) AND (purpose::text <> 'import' OR kind::text = 'archive')
  ) NOT VALID;
