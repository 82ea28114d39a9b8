-- CreateEnum
CREATE TYPE "BuilderPage" AS ENUM ('info', 'message', 'setting', 'lesson');

-- CreateTable, unlogged: it is written every few seconds by each open builder, and holds nothing that outlives a minute
CREATE UNLOGGED TABLE "ClassPresence" (
    "userId" UUID NOT NULL,
    "tabId" UUID NOT NULL,
    "classId" UUID NOT NULL,
    "page" "BuilderPage" NOT NULL,
    "lessonId" UUID,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ClassPresence_pkey" PRIMARY KEY ("userId","tabId")
);

-- CreateIndex
CREATE INDEX "ClassPresence_classId_seenAt_idx" ON "ClassPresence"("classId", "seenAt");

-- CreateIndex
CREATE INDEX "ClassPresence_seenAt_idx" ON "ClassPresence"("seenAt");

-- AddForeignKey
ALTER TABLE "ClassPresence" ADD CONSTRAINT "ClassPresence_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassPresence" ADD CONSTRAINT "ClassPresence_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;
