-- CreateTable
CREATE TABLE "GoneOffer" (
    "slug" TEXT NOT NULL,
    "goneAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "GoneOffer_pkey" PRIMARY KEY ("slug")
);



-- What Prisma's schema cannot say ------------------------------------------------------------------------------------

-- Whoever deletes what had a public page leaves its address behind, also where a whole mitra goes.
CREATE FUNCTION keep_gone_offer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "GoneOffer" (slug, "goneAt") VALUES (OLD.slug, now())
    ON CONFLICT (slug) DO UPDATE SET "goneAt" = EXCLUDED."goneAt";
  RETURN NULL;
END $$;
CREATE TRIGGER "Class_gone" AFTER DELETE ON "Class" FOR EACH ROW WHEN (OLD."publishedAt" IS NOT NULL) EXECUTE FUNCTION keep_gone_offer();
CREATE TRIGGER "Bundle_gone" AFTER DELETE ON "Bundle" FOR EACH ROW WHEN (OLD."publishedAt" IS NOT NULL) EXECUTE FUNCTION keep_gone_offer();
