-- CreateTable
CREATE TABLE "LessonReading" (
    "lessonId" UUID NOT NULL,
    "reviewerId" UUID NOT NULL,
    "submittedAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LessonReading_pkey" PRIMARY KEY ("lessonId","reviewerId")
);

-- CreateIndex
CREATE INDEX "LessonReading_reviewerId_idx" ON "LessonReading"("reviewerId");

-- AddForeignKey
ALTER TABLE "LessonReading" ADD CONSTRAINT "LessonReading_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "WorkingLesson"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LessonReading" ADD CONSTRAINT "LessonReading_reviewerId_fkey" FOREIGN KEY ("reviewerId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
