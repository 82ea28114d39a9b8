-- AlterTable
ALTER TABLE "Class" ADD COLUMN     "hasChanges" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "WorkingClass" (
    "classId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "requirements" TEXT NOT NULL DEFAULT '',
    "about" TEXT NOT NULL DEFAULT '',
    "completionMessage" TEXT,
    "thumbnail" TEXT,
    "categoryId" UUID,

    CONSTRAINT "WorkingClass_pkey" PRIMARY KEY ("classId")
);

-- CreateTable
CREATE TABLE "WorkingSection" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "classId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "WorkingSection_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WorkingLesson" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "classId" UUID NOT NULL,
    "sectionId" UUID NOT NULL,
    "type" "LessonType" NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "setting" JSONB NOT NULL,
    "position" INTEGER NOT NULL,
    "isComplete" BOOLEAN NOT NULL DEFAULT false,
    "unfinishedQuestions" INTEGER NOT NULL DEFAULT 0,
    "durationSeconds" INTEGER NOT NULL DEFAULT 0,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WorkingLesson_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ClassVersion" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "classId" UUID NOT NULL,
    "number" INTEGER NOT NULL,
    "snapshot" JSONB NOT NULL,
    "publishedById" UUID,
    "publishedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ClassVersion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "WorkingClass_categoryId_idx" ON "WorkingClass"("categoryId");

ALTER TABLE "WorkingSection" ADD CONSTRAINT "WorkingSection_classId_position_key" UNIQUE ("classId", "position") DEFERRABLE INITIALLY DEFERRED;

-- CreateIndex
CREATE UNIQUE INDEX "WorkingSection_id_classId_key" ON "WorkingSection"("id", "classId");

ALTER TABLE "WorkingLesson" ADD CONSTRAINT "WorkingLesson_sectionId_position_key" UNIQUE ("sectionId", "position") DEFERRABLE INITIALLY DEFERRED;

ALTER TABLE "WorkingLesson" ADD CONSTRAINT "WorkingLesson_classId_slug_key" UNIQUE ("classId", "slug") DEFERRABLE INITIALLY DEFERRED;

-- CreateIndex
CREATE INDEX "ClassVersion_publishedById_idx" ON "ClassVersion"("publishedById");

-- CreateIndex
CREATE UNIQUE INDEX "ClassVersion_classId_number_key" ON "ClassVersion"("classId", "number");

-- AddForeignKey
ALTER TABLE "WorkingClass" ADD CONSTRAINT "WorkingClass_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkingClass" ADD CONSTRAINT "WorkingClass_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkingSection" ADD CONSTRAINT "WorkingSection_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkingLesson" ADD CONSTRAINT "WorkingLesson_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "WorkingLesson" ADD CONSTRAINT "WorkingLesson_sectionId_classId_fkey" FOREIGN KEY ("sectionId", "classId") REFERENCES "WorkingSection"("id", "classId") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassVersion" ADD CONSTRAINT "ClassVersion_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassVersion" ADD CONSTRAINT "ClassVersion_publishedById_fkey" FOREIGN KEY ("publishedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- Versions are a history
CREATE FUNCTION class_version_stays() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learning_refuse('A version of a class never changes');
  RETURN NULL;
END $$;
CREATE TRIGGER "ClassVersion_stays" BEFORE UPDATE OF "classId", number, snapshot, "publishedAt" ON "ClassVersion" FOR EACH ROW EXECUTE FUNCTION class_version_stays();

-- What a program is like now is its working version as well
INSERT INTO "WorkingClass" ("classId", title, description, requirements, about, "completionMessage", thumbnail, "categoryId")
SELECT id, title, description, requirements, about, "completionMessage", thumbnail, "categoryId" FROM "Class" WHERE kind = 'program';
INSERT INTO "WorkingSection" (id, "classId", title, position)
SELECT s.id, s."classId", s.title, s.position FROM "Section" s JOIN "Class" c ON c.id = s."classId" WHERE c.kind = 'program';
INSERT INTO "WorkingLesson" (id, "classId", "sectionId", type, title, slug, content, setting, position, "isComplete", "unfinishedQuestions", "durationSeconds", revision, "createdAt", "updatedAt")
SELECT l.id, l."classId", l."sectionId", l.type, l.title, l.slug, l.content, l.setting, l.position, l."isComplete", l."unfinishedQuestions", l."durationSeconds", l.revision, l."createdAt", l."updatedAt"
FROM "Lesson" l JOIN "Class" c ON c.id = l."classId" WHERE c.kind = 'program' AND l."sectionId" IS NOT NULL AND l."retiredAt" IS NULL;

-- A lesson that is not complete is in no live version, and what was never published has none
UPDATE "Class" SET "hasChanges" = true
WHERE kind = 'program' AND "publishedAt" IS NOT NULL AND EXISTS (SELECT FROM "Lesson" l WHERE l."classId" = "Class".id AND l."retiredAt" IS NULL AND NOT l."isComplete");
DELETE FROM "Lesson" l USING "Class" c
WHERE c.id = l."classId" AND c.kind = 'program' AND l."retiredAt" IS NULL AND (c."publishedAt" IS NULL OR NOT l."isComplete")
  AND NOT EXISTS (SELECT FROM "LessonSession" o WHERE o."lessonId" = l.id);
DELETE FROM "Section" s USING "Class" c WHERE c.id = s."classId" AND c.kind = 'program' AND c."publishedAt" IS NULL AND NOT EXISTS (SELECT FROM "Lesson" l WHERE l."sectionId" = s.id);

-- The first version of each class is what was published last
INSERT INTO "ClassVersion" ("classId", number, snapshot, "publishedAt")
SELECT DISTINCT ON (t."classId") t."classId", 1, t.snapshot, t."createdAt" FROM "ClassTransition" t JOIN "Class" c ON c.id = t."classId"
WHERE t."to" = 'publish' AND t."from" <> 'publish' AND c.kind = 'program' ORDER BY t."classId", t."createdAt" DESC;
