-- Several choices at once find few of many: an index of the choices themselves reads these alone. Where one of them is not
-- chosen, PostgreSQL skips through its few values (docs/decisions/0145).
CREATE INDEX "Class_catalog_choices" ON "Class" (kind, format, level, language, width_bucket("durationSeconds", ARRAY[3600, 10800, 36000]),
  width_bucket(coalesce("ratingAverage", 0), ARRAY[3.45, 3.95, 4.45]::float8[]), "categoryId", id) WHERE "isForSale";

-- By start, but as an expression: else this index drew conditions on the start away from the order that is asked for.
DROP INDEX "Class_catalog_start";
CREATE INDEX "Class_catalog_start" ON "Class" (kind, format, ("startsAt" AT TIME ZONE 'UTC'), id,
  "categoryId", "salePrice", "normalPrice", level, language, width_bucket("durationSeconds", ARRAY[3600, 10800, 36000]),
  width_bucket(coalesce("ratingAverage", 0), ARRAY[3.45, 3.95, 4.45]::float8[]), "startsAt", "endsAt") WHERE "isForSale";
