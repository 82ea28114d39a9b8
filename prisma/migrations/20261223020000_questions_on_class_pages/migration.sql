-- AlterTable
ALTER TABLE "Discussion" ADD COLUMN     "classId" UUID,
ALTER COLUMN "lessonId" DROP NOT NULL;

-- Every entry belongs to a class; one about a lesson to that of the lesson.
UPDATE "Discussion" d SET "classId" = l."classId" FROM "Lesson" l WHERE l.id = d."lessonId";
ALTER TABLE "Discussion" ALTER COLUMN "classId" SET NOT NULL;

-- CreateIndex
CREATE INDEX "Discussion_classId_parentId_createdAt_id_idx" ON "Discussion"("classId", "parentId", "createdAt", "id");

-- CreateIndex
CREATE UNIQUE INDEX "Discussion_id_classId_key" ON "Discussion"("id", "classId");

-- AddForeignKey
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_parentId_classId_fkey" FOREIGN KEY ("parentId", "classId") REFERENCES "Discussion"("id", "classId") ON DELETE CASCADE ON UPDATE CASCADE;



-- What Prisma's schema cannot say ------------------------------------------------------------------------------------

CREATE FUNCTION discussion_takes_class() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."classId" := (SELECT l."classId" FROM "Lesson" l WHERE l.id = NEW."lessonId");
  RETURN NEW;
END $$;
CREATE TRIGGER "Discussion_class" BEFORE INSERT ON "Discussion" FOR EACH ROW
  WHEN (NEW."lessonId" IS NOT NULL) EXECUTE FUNCTION discussion_takes_class();

-- Of no recording.
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_second_of_lesson" CHECK ("atSecond" IS NULL OR "lessonId" IS NOT NULL);

-- Questions on the pages of classes, as these show them
CREATE INDEX "Discussion_of_page" ON "Discussion" ("classId", "createdAt", id) WHERE "lessonId" IS NULL AND "parentId" IS NULL;

-- Questions that wait for an instructor
DROP INDEX "Discussion_waiting";
CREATE INDEX "Discussion_waiting" ON "Discussion" ("classId", "createdAt", id)
  WHERE "parentId" IS NULL AND role = 'Participant' AND "answeredAt" IS NULL AND "hiddenAt" IS NULL AND "deletedAt" IS NULL;

-- What is asked about lessons is on no public page.
CREATE TRIGGER "Discussion_shown" AFTER INSERT OR UPDATE ON "Discussion" FOR EACH ROW WHEN (NEW."lessonId" IS NULL) EXECUTE FUNCTION shown_changed();
CREATE TRIGGER "Discussion_unshown" AFTER DELETE ON "Discussion" FOR EACH ROW WHEN (OLD."lessonId" IS NULL) EXECUTE FUNCTION shown_changed();
