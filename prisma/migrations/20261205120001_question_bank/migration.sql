-- CreateEnum
CREATE TYPE "QuestionType" AS ENUM ('single_choice', 'multiple_choice', 'true_false', 'short_answer', 'matching');

-- CreateEnum
CREATE TYPE "Difficulty" AS ENUM ('easy', 'medium', 'hard');

-- CreateTable
CREATE TABLE "BankQuestion" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "mitraId" UUID NOT NULL,
    "type" "QuestionType" NOT NULL,
    "text" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "points" SMALLINT NOT NULL,
    "difficulty" "Difficulty",
    "isComplete" BOOLEAN NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BankQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "QuestionTag" (
    "questionId" UUID NOT NULL,
    "tag" TEXT NOT NULL,
    "position" SMALLINT NOT NULL,

    CONSTRAINT "QuestionTag_pkey" PRIMARY KEY ("questionId","tag")
);

-- CreateIndex
CREATE INDEX "BankQuestion_mitraId_updatedAt_id_idx" ON "BankQuestion"("mitraId", "updatedAt", "id");

-- CreateIndex
CREATE INDEX "BankQuestion_mitraId_createdAt_id_idx" ON "BankQuestion"("mitraId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "BankQuestion_mitraId_type_id_idx" ON "BankQuestion"("mitraId", "type", "id");

-- CreateIndex
CREATE INDEX "BankQuestion_mitraId_difficulty_id_idx" ON "BankQuestion"("mitraId", "difficulty", "id");

-- CreateIndex
CREATE INDEX "BankQuestion_mitraId_points_id_idx" ON "BankQuestion"("mitraId", "points", "id");

-- CreateIndex
CREATE INDEX "QuestionTag_tag_idx" ON "QuestionTag"("tag");

-- AddForeignKey
ALTER TABLE "BankQuestion" ADD CONSTRAINT "BankQuestion_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "QuestionTag" ADD CONSTRAINT "QuestionTag_questionId_fkey" FOREIGN KEY ("questionId") REFERENCES "BankQuestion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say
ALTER TABLE "BankQuestion" ADD CONSTRAINT "BankQuestion_bounds" CHECK ("points" BETWEEN 1 AND 100 AND "revision" > 0 AND length("text") <= 2000);
ALTER TABLE "QuestionTag" ADD CONSTRAINT "QuestionTag_bounds" CHECK (length("tag") BETWEEN 1 AND 40 AND "position" BETWEEN 0 AND 9);
