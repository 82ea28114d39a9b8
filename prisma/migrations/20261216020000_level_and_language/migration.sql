-- CreateEnum
CREATE TYPE "ClassLevel" AS ENUM ('beginner', 'intermediate', 'advanced', 'all');

-- CreateEnum
CREATE TYPE "ClassLanguage" AS ENUM ('id', 'en', 'jv', 'su', 'ar', 'ja', 'ko', 'zh');

-- AlterTable
ALTER TABLE "Class" ADD COLUMN     "language" "ClassLanguage" NOT NULL DEFAULT 'id',
ADD COLUMN     "level" "ClassLevel" NOT NULL DEFAULT 'all';

-- AlterTable
ALTER TABLE "WorkingClass" ADD COLUMN     "language" "ClassLanguage" NOT NULL DEFAULT 'id',
ADD COLUMN     "level" "ClassLevel" NOT NULL DEFAULT 'all';



-- What Prisma's schema cannot say ------------------------------------------------------------------------------------

DROP TRIGGER "Class_shown" ON "Class";
-- Not what a builder saves while somebody writes: that is no page's yet.
CREATE TRIGGER "Class_shown" AFTER INSERT OR DELETE
  OR UPDATE OF title, slug, thumbnail, description, requirements, about, format, level, language, cohort, "weeklyHours", "categoryId", "salePrice", "normalPrice", "promotionEndsAt",
    "statusApprove", "archiveAt", "suspendedAt", "publishedAt", "startsAt", "endsAt", "durationSeconds", "lessonCount", "participantCount", "ratingCount", "ratingAverage"
  ON "Class" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
