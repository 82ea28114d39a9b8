-- Documents are handed in or attached to a lesson; archives are attached, and packages are what a lesson runs.
ALTER TABLE "Media" DROP CONSTRAINT "Media_document_for_submission";
ALTER TABLE "Media"
  ADD CONSTRAINT "Media_document_purpose" CHECK (kind::text <> 'document' OR purpose::text IN ('submission', 'attachment')),
  ADD CONSTRAINT "Media_archive_purpose" CHECK (kind::text <> 'archive' OR purpose::text = 'attachment'),
  ADD CONSTRAINT "Media_package_purpose" CHECK (kind::text <> 'package' OR purpose::text = 'lesson'),
  ADD CONSTRAINT "Media_attachment_kind" CHECK (purpose::text <> 'attachment' OR kind::text IN ('pdf', 'document', 'image', 'archive'));
