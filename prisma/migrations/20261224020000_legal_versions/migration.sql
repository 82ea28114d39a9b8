-- DropForeignKey
ALTER TABLE "Agreement" DROP CONSTRAINT "Agreement_slug_fkey";

-- DropIndex
DROP INDEX "Agreement_slug_idx";

-- CreateTable
CREATE TABLE "LegalVersion" (
    "slug" TEXT NOT NULL,
    "number" INTEGER NOT NULL,
    "body" TEXT NOT NULL,
    "changes" TEXT NOT NULL,
    "effectiveAt" TIMESTAMPTZ(3) NOT NULL,
    "publishedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LegalVersion_pkey" PRIMARY KEY ("slug","number")
);

-- What an installation has is its first version. Who agreed to it has agreed by its moment, as before.
INSERT INTO "LegalVersion" (slug, number, body, changes, "effectiveAt", "publishedAt")
  SELECT slug, 1, body, '', "updatedAt", "updatedAt" FROM "LegalText";

-- AlterTable
ALTER TABLE "LegalText" DROP COLUMN "body",
DROP COLUMN "updatedAt",
ADD COLUMN     "id" UUID NOT NULL DEFAULT uuidv7(),
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "LegalDraft" (
    "slug" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "changes" TEXT NOT NULL,
    "effectiveAt" TIMESTAMPTZ(3),
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LegalDraft_pkey" PRIMARY KEY ("slug")
);

-- CreateIndex
CREATE UNIQUE INDEX "LegalVersion_slug_effectiveAt_key" ON "LegalVersion"("slug", "effectiveAt");

-- CreateIndex
CREATE INDEX "Agreement_slug_version_idx" ON "Agreement"("slug", "version");

-- CreateIndex
CREATE UNIQUE INDEX "LegalText_id_key" ON "LegalText"("id");

-- AddForeignKey
ALTER TABLE "LegalVersion" ADD CONSTRAINT "LegalVersion_slug_fkey" FOREIGN KEY ("slug") REFERENCES "LegalText"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LegalDraft" ADD CONSTRAINT "LegalDraft_slug_fkey" FOREIGN KEY ("slug") REFERENCES "LegalText"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey. Earlier texts were overwritten: agreements to them stay on record without one.
ALTER TABLE "Agreement" ADD CONSTRAINT "Agreement_slug_version_fkey" FOREIGN KEY ("slug", "version") REFERENCES "LegalVersion"("slug", "effectiveAt") ON DELETE RESTRICT ON UPDATE CASCADE NOT VALID;

-- What came after the first version says what is different.
ALTER TABLE "LegalVersion" ADD CONSTRAINT "LegalVersion_says_what_changed" CHECK (number = 1 OR changes <> '');

-- People agreed to what a version says.
CREATE FUNCTION legal_version_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'A published version of a legal text is neither changed nor deleted' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER "LegalVersion_kept" BEFORE UPDATE OR DELETE ON "LegalVersion" FOR EACH ROW EXECUTE FUNCTION legal_version_is_kept();
CREATE TRIGGER "LegalVersion_kept_whole" BEFORE TRUNCATE ON "LegalVersion" FOR EACH STATEMENT EXECUTE FUNCTION legal_version_is_kept();

-- Each version has the next number, and takes force after the one before it.
CREATE FUNCTION legal_version_counts_on() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  newest RECORD;
BEGIN
  SELECT number, "effectiveAt" INTO newest FROM "LegalVersion" WHERE slug = NEW.slug ORDER BY number DESC LIMIT 1;
  IF NEW.number <> coalesce(newest.number, 0) + 1 OR NEW."effectiveAt" <= newest."effectiveAt" THEN
    RAISE EXCEPTION 'A version of a legal text comes after the one before it' USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "LegalVersion_counts_on" BEFORE INSERT ON "LegalVersion" FOR EACH ROW EXECUTE FUNCTION legal_version_counts_on();

-- The public page shows the version in force, and those before and after it.
CREATE TRIGGER "LegalVersion_shown" AFTER INSERT ON "LegalVersion" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
