-- AlterTable
ALTER TABLE "Banner" ADD COLUMN     "startDate" TIMESTAMPTZ(3);

-- A time that ends before it begins shows nothing.
ALTER TABLE "Banner" ADD CONSTRAINT "Banner_ends_after_start" CHECK ("endDate" > "startDate");

-- The public pages show what operators write here.
CREATE TRIGGER "Testimony_shown" AFTER INSERT OR UPDATE OR DELETE ON "Testimony" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "Article_shown" AFTER INSERT OR UPDATE OR DELETE ON "Article" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "FaqCategory_shown" AFTER INSERT OR UPDATE OR DELETE ON "FaqCategory" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "Faq_shown" AFTER INSERT OR UPDATE OR DELETE ON "Faq" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
