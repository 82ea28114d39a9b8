-- CreateTable
CREATE TABLE "RemovedNode" (
    "id" UUID NOT NULL,
    "classId" UUID NOT NULL,
    "sectionId" UUID,
    "position" INTEGER NOT NULL,
    "title" TEXT,
    "lessons" JSONB NOT NULL,
    "removedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "RemovedNode_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "RemovedNode_classId_removedAt_idx" ON "RemovedNode"("classId", "removedAt");

-- CreateIndex
CREATE INDEX "RemovedNode_removedAt_idx" ON "RemovedNode"("removedAt");

-- AddForeignKey
ALTER TABLE "RemovedNode" ADD CONSTRAINT "RemovedNode_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Either a section with its title, or a lesson of a section
ALTER TABLE "RemovedNode" ADD CONSTRAINT "RemovedNode_kind_check"
  CHECK (("sectionId" IS NULL) = ("title" IS NOT NULL) AND jsonb_typeof(lessons) = 'array' AND ("sectionId" IS NULL OR jsonb_array_length(lessons) = 1));
