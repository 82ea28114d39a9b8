-- CreateEnum
CREATE TYPE "DiscussionRole" AS ENUM ('Participant', 'Instructor');

-- CreateTable
CREATE TABLE "Discussion" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "lessonId" UUID NOT NULL,
    "parentId" UUID,
    "userId" UUID NOT NULL,
    "role" "DiscussionRole" NOT NULL,
    "content" TEXT NOT NULL,
    "totalLike" INTEGER NOT NULL DEFAULT 0,
    "totalReply" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "editedAt" TIMESTAMPTZ(3),
    "deletedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Discussion_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "DiscussionLike" (
    "discussionId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "DiscussionLike_pkey" PRIMARY KEY ("discussionId","userId")
);

-- CreateIndex
CREATE INDEX "Discussion_lessonId_parentId_createdAt_id_idx" ON "Discussion"("lessonId", "parentId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Discussion_parentId_createdAt_id_idx" ON "Discussion"("parentId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Discussion_userId_idx" ON "Discussion"("userId");

-- CreateIndex
CREATE INDEX "DiscussionLike_userId_idx" ON "DiscussionLike"("userId");

-- AddForeignKey
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Lesson"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_parentId_fkey" FOREIGN KEY ("parentId") REFERENCES "Discussion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DiscussionLike" ADD CONSTRAINT "DiscussionLike_discussionId_fkey" FOREIGN KEY ("discussionId") REFERENCES "Discussion"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "DiscussionLike" ADD CONSTRAINT "DiscussionLike_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_totals_positive" CHECK ("totalLike" >= 0 AND "totalReply" >= 0);
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_one_level" CHECK ("parentId" IS NULL OR "totalReply" = 0);
ALTER TABLE "Discussion" ADD CONSTRAINT "Discussion_content_unless_deleted" CHECK ((content = '') = ("deletedAt" IS NOT NULL));
