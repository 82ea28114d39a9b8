-- What a person shows of themselves. The address of a profile is the id until its owner chooses another.
ALTER TABLE "User"
  ADD COLUMN "slug" TEXT,
  ADD COLUMN "headline" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "bio" TEXT NOT NULL DEFAULT '',
  ADD COLUMN "links" TEXT[] DEFAULT ARRAY[]::TEXT[];
CREATE UNIQUE INDEX "User_slug_key" ON "User"("slug");
ALTER TABLE "User"
  ADD CONSTRAINT "User_slug_shape" CHECK ("slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$' AND length("slug") BETWEEN 3 AND 40),
  ADD CONSTRAINT "User_links_few" CHECK (cardinality("links") <= 5);
