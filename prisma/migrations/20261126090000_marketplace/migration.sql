-- AlterTable
ALTER TABLE "Class" ADD COLUMN     "endsAt" TIMESTAMPTZ(3),
ADD COLUMN     "startsAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Bundle" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "code" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "thumbnail" TEXT,
    "salePrice" INTEGER,
    "categoryId" UUID,
    "mitraId" UUID NOT NULL,
    "createdById" UUID NOT NULL,
    "statusApprove" "ApprovalState" NOT NULL DEFAULT 'draft',
    "reviewReason" TEXT,
    "submittedAt" TIMESTAMPTZ(3),
    "publishedAt" TIMESTAMPTZ(3),
    "archiveAt" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "participantCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Bundle_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "BundleItem" (
    "bundleId" UUID NOT NULL,
    "classId" UUID NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "BundleItem_pkey" PRIMARY KEY ("bundleId","classId")
);

-- CreateTable
CREATE TABLE "Review" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "userId" UUID NOT NULL,
    "classId" UUID NOT NULL,
    "rating" SMALLINT NOT NULL,
    "content" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "editedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Review_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebinarSession" (
    "id" UUID NOT NULL,
    "classId" UUID NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "meetingUrl" TEXT,

    CONSTRAINT "WebinarSession_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Bundle_code_key" ON "Bundle"("code");

-- CreateIndex
CREATE UNIQUE INDEX "Bundle_slug_key" ON "Bundle"("slug");

-- CreateIndex
CREATE INDEX "Bundle_mitraId_updatedAt_idx" ON "Bundle"("mitraId", "updatedAt");

-- CreateIndex
CREATE INDEX "Bundle_categoryId_idx" ON "Bundle"("categoryId");

-- CreateIndex
CREATE INDEX "Bundle_createdById_idx" ON "Bundle"("createdById");

-- CreateIndex
CREATE INDEX "Bundle_statusApprove_submittedAt_idx" ON "Bundle"("statusApprove", "submittedAt");

-- CreateIndex
CREATE INDEX "BundleItem_classId_idx" ON "BundleItem"("classId");

-- CreateIndex
CREATE INDEX "Review_classId_createdAt_id_idx" ON "Review"("classId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Review_classId_rating_createdAt_id_idx" ON "Review"("classId", "rating", "createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Review_userId_classId_key" ON "Review"("userId", "classId");

-- CreateIndex
CREATE INDEX "WebinarSession_classId_startsAt_idx" ON "WebinarSession"("classId", "startsAt");

-- AddForeignKey
ALTER TABLE "Bundle" ADD CONSTRAINT "Bundle_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Bundle" ADD CONSTRAINT "Bundle_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Bundle" ADD CONSTRAINT "Bundle_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BundleItem" ADD CONSTRAINT "BundleItem_bundleId_fkey" FOREIGN KEY ("bundleId") REFERENCES "Bundle"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BundleItem" ADD CONSTRAINT "BundleItem_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Review" ADD CONSTRAINT "Review_userId_classId_fkey" FOREIGN KEY ("userId", "classId") REFERENCES "Participant"("userId", "classId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebinarSession" ADD CONSTRAINT "WebinarSession_id_fkey" FOREIGN KEY ("id") REFERENCES "Section"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WebinarSession" ADD CONSTRAINT "WebinarSession_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is written and asked
ALTER TABLE "Review" ADD CONSTRAINT "Review_rating_bounds" CHECK (rating BETWEEN 1 AND 5);
ALTER TABLE "WebinarSession" ADD CONSTRAINT "WebinarSession_times" CHECK ("endsAt" > "startsAt");
ALTER TABLE "WebinarSession" ADD CONSTRAINT "WebinarSession_meetingUrl" CHECK ("meetingUrl" LIKE 'https://%');
ALTER TABLE "Bundle" ADD CONSTRAINT "Bundle_salePrice_bounds" CHECK ("salePrice" = 0 OR "salePrice" BETWEEN 10000 AND 100000000);
ALTER TABLE "Bundle" ADD CONSTRAINT "Bundle_participantCount_positive" CHECK ("participantCount" >= 0);
ALTER TABLE "Bundle" ADD CONSTRAINT "Bundle_published_complete"
  CHECK ("statusApprove" <> 'publish' OR ("salePrice" IS NOT NULL AND "categoryId" IS NOT NULL AND "publishedAt" IS NOT NULL));
ALTER TABLE "Class" ADD CONSTRAINT "Class_schedule"
  CHECK (("startsAt" IS NULL) = ("endsAt" IS NULL) AND "endsAt" > "startsAt" AND (kind = 'webinar' OR "startsAt" IS NULL));

-- An address of the catalog says what it leads to
UPDATE "Class" SET slug = 'kelas-' || slug WHERE slug LIKE 'bundling-%' OR (kind = 'program' AND slug LIKE 'webinar-%');
UPDATE "Class" SET slug = 'webinar-' || slug WHERE kind = 'webinar' AND slug NOT LIKE 'webinar-%';
ALTER TABLE "Class" ADD CONSTRAINT "Class_slug_kind" CHECK ((slug LIKE 'webinar-%') = (kind = 'webinar') AND slug NOT LIKE 'bundling-%');
ALTER TABLE "Bundle" ADD CONSTRAINT "Bundle_slug_kind" CHECK (slug LIKE 'bundling-%');

-- What the catalog filters and sorts by
CREATE INDEX "Class_upcoming" ON "Class" ("startsAt", id) WHERE kind = 'webinar' AND "statusApprove" = 'publish' AND "archiveAt" IS NULL;
CREATE INDEX "Class_promoted" ON "Class" ("participantCount" DESC, id DESC) WHERE "normalPrice" IS NOT NULL AND "statusApprove" = 'publish' AND "archiveAt" IS NULL;
CREATE INDEX "Bundle_search" ON "Bundle" USING gin (to_tsvector('indonesian', title || ' ' || description));
CREATE INDEX "Review_good" ON "Review" ("createdAt" DESC, id DESC) WHERE rating >= 4 AND length(content) >= 40;

-- A session holds one lesson
CREATE UNIQUE INDEX "Lesson_one_webinar_of_session" ON "Lesson" ("sectionId") WHERE type = 'webinar' AND "retiredAt" IS NULL;

CREATE FUNCTION webinar_session_in_place() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM "Section" s JOIN "Class" c ON c.id = s."classId" WHERE s.id = NEW.id AND c.id = NEW."classId" AND c.kind = 'webinar') THEN
    RAISE EXCEPTION 'session % belongs to no section of webinar %', NEW.id, NEW."classId" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "WebinarSession_in_place" BEFORE INSERT OR UPDATE OF id, "classId" ON "WebinarSession" FOR EACH ROW EXECUTE FUNCTION webinar_session_in_place();

-- From when to when a webinar runs, so that no list has to look
CREATE FUNCTION class_sessions_summed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Class" c SET "startsAt" = s.first, "endsAt" = s.last
  FROM (
    SELECT touched."classId", min(w."startsAt") AS first, max(w."endsAt") AS last
    FROM (SELECT DISTINCT "classId" FROM changed) touched
    LEFT JOIN "WebinarSession" w ON w."classId" = touched."classId"
    GROUP BY touched."classId"
  ) s
  WHERE c.id = s."classId" AND (c."startsAt", c."endsAt") IS DISTINCT FROM (s.first, s.last);
  RETURN NULL;
END $$;
CREATE TRIGGER "WebinarSession_inserted" AFTER INSERT ON "WebinarSession" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION class_sessions_summed();
CREATE TRIGGER "WebinarSession_updated" AFTER UPDATE ON "WebinarSession" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION class_sessions_summed();
CREATE TRIGGER "WebinarSession_deleted" AFTER DELETE ON "WebinarSession" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION class_sessions_summed();

-- What the reviews of a class come to. Its row first, so that of two reviews at once the second counts the first
CREATE FUNCTION class_reviews_summed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "Class" WHERE id IN (SELECT "classId" FROM changed) ORDER BY id FOR NO KEY UPDATE;
  UPDATE "Class" c SET "ratingAverage" = s.average, "ratingCount" = s.count
  FROM (
    SELECT touched."classId", avg(r.rating)::float AS average, count(r.id)::int AS count
    FROM (SELECT DISTINCT "classId" FROM changed) touched
    LEFT JOIN "Review" r ON r."classId" = touched."classId"
    GROUP BY touched."classId"
  ) s
  WHERE c.id = s."classId" AND (c."ratingAverage", c."ratingCount") IS DISTINCT FROM (s.average, s.count);
  RETURN NULL;
END $$;
CREATE TRIGGER "Review_inserted" AFTER INSERT ON "Review" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION class_reviews_summed();
CREATE TRIGGER "Review_updated" AFTER UPDATE ON "Review" REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION class_reviews_summed();
CREATE TRIGGER "Review_deleted" AFTER DELETE ON "Review" REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION class_reviews_summed();

-- A bundle holds at most 20 programs of its mitra. One on sale holds 2 or more, each published. Checked when the transaction ends
CREATE FUNCTION bundle_is_whole() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject uuid := CASE TG_TABLE_NAME WHEN 'Bundle' THEN to_jsonb(NEW)->>'id' ELSE to_jsonb(coalesce(NEW, OLD))->>'bundleId' END;
BEGIN
  IF EXISTS (
    SELECT FROM "Bundle" b LEFT JOIN "BundleItem" i ON i."bundleId" = b.id LEFT JOIN "Class" c ON c.id = i."classId"
    WHERE b.id = subject GROUP BY b.id
    HAVING count(c.id) > 20 OR coalesce(bool_or(c."mitraId" <> b."mitraId" OR c.kind <> 'program'), FALSE)
      OR (b."statusApprove" = 'publish' AND (count(c.id) < 2 OR bool_or(c."statusApprove" <> 'publish')))
  ) THEN
    RAISE EXCEPTION 'bundle % does not hold 2 to 20 published programs of its mitra', subject USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "Bundle_is_whole" AFTER INSERT OR UPDATE OF "statusApprove", "mitraId" ON "Bundle" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION bundle_is_whole();
CREATE CONSTRAINT TRIGGER "BundleItem_is_whole" AFTER INSERT OR UPDATE OR DELETE ON "BundleItem" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION bundle_is_whole();
