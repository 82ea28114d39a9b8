-- CreateEnum
CREATE TYPE "ApplicationDocumentKind" AS ENUM ('identity_card', 'tax_number', 'certificate');

-- CreateTable
CREATE TABLE "ApplicationDocument" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "applicationId" UUID NOT NULL,
    "kind" "ApplicationDocumentKind" NOT NULL,
    "mediaId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "removedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ApplicationDocument_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApplicationQuestion" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "applicationId" UUID NOT NULL,
    "question" TEXT NOT NULL,
    "askedAt" TIMESTAMPTZ(3) NOT NULL,
    "answer" TEXT,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "ApplicationQuestion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ApplicationNote" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "applicationId" UUID NOT NULL,
    "authorId" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ApplicationNote_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ApplicationDocument_mediaId_key" ON "ApplicationDocument"("mediaId");

-- CreateIndex
CREATE INDEX "ApplicationDocument_applicationId_createdAt_id_idx" ON "ApplicationDocument"("applicationId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ApplicationQuestion_applicationId_askedAt_id_idx" ON "ApplicationQuestion"("applicationId", "askedAt", "id");

-- CreateIndex
CREATE INDEX "ApplicationNote_applicationId_createdAt_id_idx" ON "ApplicationNote"("applicationId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "ApplicationNote_authorId_idx" ON "ApplicationNote"("authorId");

-- AddForeignKey
ALTER TABLE "ApplicationDocument" ADD CONSTRAINT "ApplicationDocument_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "MitraApplication"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplicationDocument" ADD CONSTRAINT "ApplicationDocument_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplicationQuestion" ADD CONSTRAINT "ApplicationQuestion_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "MitraApplication"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplicationNote" ADD CONSTRAINT "ApplicationNote_applicationId_fkey" FOREIGN KEY ("applicationId") REFERENCES "MitraApplication"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ApplicationNote" ADD CONSTRAINT "ApplicationNote_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

-- A document has its file until that was deleted.
ALTER TABLE "ApplicationDocument" ADD CONSTRAINT "ApplicationDocument_file_until_removed" CHECK (("mediaId" IS NULL) = ("removedAt" IS NOT NULL));
-- Documents that have a file, for the job that deletes those of decided applications.
CREATE INDEX "ApplicationDocument_stored" ON "ApplicationDocument" ("applicationId") WHERE "mediaId" IS NOT NULL;
-- One question at a time waits for its answer.
CREATE UNIQUE INDEX "ApplicationQuestion_one_open" ON "ApplicationQuestion" ("applicationId") WHERE "answeredAt" IS NULL;
ALTER TABLE "ApplicationQuestion" ADD CONSTRAINT "ApplicationQuestion_answer_is_whole" CHECK (("answer" IS NULL) = ("answeredAt" IS NULL));
