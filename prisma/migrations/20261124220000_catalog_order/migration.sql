-- Pages of the catalog in each of its orders, whatever the number of classes
DROP INDEX "Class_participantCount_idx";
DROP INDEX "Class_publishedAt_idx";
DROP INDEX "Class_salePrice_idx";

CREATE INDEX "Class_sale_popular" ON "Class" ("participantCount", id) WHERE "statusApprove" = 'publish' AND "archiveAt" IS NULL;
CREATE INDEX "Class_sale_newest" ON "Class" ("publishedAt", id) WHERE "statusApprove" = 'publish' AND "archiveAt" IS NULL;
CREATE INDEX "Class_sale_format_popular" ON "Class" (format, "participantCount", id) WHERE "statusApprove" = 'publish' AND "archiveAt" IS NULL;
CREATE INDEX "Class_sale_format_newest" ON "Class" (format, "publishedAt", id) WHERE "statusApprove" = 'publish' AND "archiveAt" IS NULL;
CREATE INDEX "Class_sale_format_price" ON "Class" (format, "salePrice", id) WHERE "statusApprove" = 'publish' AND "archiveAt" IS NULL;
CREATE INDEX "Class_sale_format_title" ON "Class" (format, lower(title), id) WHERE "statusApprove" = 'publish' AND "archiveAt" IS NULL;
