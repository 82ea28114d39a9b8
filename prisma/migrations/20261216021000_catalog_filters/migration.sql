-- AlterTable
ALTER TABLE "CatalogCounts" ALTER COLUMN "counts" SET DATA TYPE JSON;

-- AlterTable
ALTER TABLE "Class" ADD COLUMN     "isBestseller" BOOLEAN NOT NULL DEFAULT false;



-- What Prisma's schema cannot say ------------------------------------------------------------------------------------

-- Counted by other things than before; the next process that asks counts anew.
DELETE FROM "CatalogCounts";

DROP TRIGGER "Class_shown" ON "Class";
-- Not what a builder saves while somebody writes: that is no page's yet.
CREATE TRIGGER "Class_shown" AFTER INSERT OR DELETE
  OR UPDATE OF title, slug, thumbnail, description, requirements, about, format, level, language, cohort, "weeklyHours", "categoryId", "salePrice", "normalPrice", "promotionEndsAt",
    "statusApprove", "archiveAt", "suspendedAt", "publishedAt", "startsAt", "endsAt", "durationSeconds", "lessonCount", "participantCount", "isBestseller", "ratingCount", "ratingAverage"
  ON "Class" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();

-- One index for each order of the catalog. What lists filter by comes behind the order: an entry that does not fit is
-- passed over within the index, and only the classes of the page are read (docs/decisions/0145).
DROP INDEX "Class_sale_format_popular", "Class_sale_format_newest", "Class_sale_format_price", "Class_sale_format_title", "Class_sale_format_rating", "Class_upcoming", "Class_promoted";
CREATE INDEX "Class_catalog_popular" ON "Class" (kind, format, "participantCount", id,
  "categoryId", "salePrice", "normalPrice", level, language, width_bucket("durationSeconds", ARRAY[3600, 10800, 36000]),
  width_bucket(coalesce("ratingAverage", 0), ARRAY[3.45, 3.95, 4.45]::float8[]), "startsAt", "endsAt") WHERE "isForSale";
CREATE INDEX "Class_catalog_newest" ON "Class" (kind, format, "publishedAt", id,
  "categoryId", "salePrice", "normalPrice", level, language, width_bucket("durationSeconds", ARRAY[3600, 10800, 36000]),
  width_bucket(coalesce("ratingAverage", 0), ARRAY[3.45, 3.95, 4.45]::float8[]), "startsAt", "endsAt") WHERE "isForSale";
CREATE INDEX "Class_catalog_price" ON "Class" (kind, format, "salePrice", id,
  "categoryId", "normalPrice", level, language, width_bucket("durationSeconds", ARRAY[3600, 10800, 36000]),
  width_bucket(coalesce("ratingAverage", 0), ARRAY[3.45, 3.95, 4.45]::float8[]), "startsAt", "endsAt") WHERE "isForSale";
CREATE INDEX "Class_catalog_title" ON "Class" (kind, format, lower(title), id,
  "categoryId", "salePrice", "normalPrice", level, language, width_bucket("durationSeconds", ARRAY[3600, 10800, 36000]),
  width_bucket(coalesce("ratingAverage", 0), ARRAY[3.45, 3.95, 4.45]::float8[]), "startsAt", "endsAt") WHERE "isForSale";
CREATE INDEX "Class_catalog_rating" ON "Class" (kind, format, ((coalesce("ratingAverage", 0) * "ratingCount" + 40) / ("ratingCount" + 10)), id,
  "categoryId", "salePrice", "normalPrice", level, language, width_bucket("durationSeconds", ARRAY[3600, 10800, 36000]),
  width_bucket(coalesce("ratingAverage", 0), ARRAY[3.45, 3.95, 4.45]::float8[]), "startsAt", "endsAt") WHERE "isForSale";
CREATE INDEX "Class_catalog_start" ON "Class" (kind, format, "startsAt", id,
  "categoryId", "salePrice", "normalPrice", level, language, width_bucket("durationSeconds", ARRAY[3600, 10800, 36000]),
  width_bucket(coalesce("ratingAverage", 0), ARRAY[3.45, 3.95, 4.45]::float8[]), "endsAt") WHERE "isForSale";
CREATE INDEX "Class_bestsellers" ON "Class" ("categoryId", "participantCount", id) WHERE "isForSale";
CREATE INDEX "Class_bestseller" ON "Class" (id) WHERE "isBestseller";
