-- What Prisma's schema cannot say ------------------------------------------------------------------------------------

-- Every list is sorted by `updatedAt`, those of the catalog too (docs/decisions/0215). Like the catalog's other orders.
CREATE INDEX "Class_catalog_updated" ON "Class" (kind, format, "updatedAt", id,
  "categoryId", "salePrice", "normalPrice", level, language, width_bucket("durationSeconds", ARRAY[3600, 10800, 36000]),
  width_bucket(coalesce("ratingAverage", 0), ARRAY[3.45, 3.95, 4.45]::float8[]), "startsAt", "endsAt") WHERE "isForSale";
