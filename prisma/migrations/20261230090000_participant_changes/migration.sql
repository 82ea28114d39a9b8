-- CreateTable
CREATE TABLE "ParticipantChange" (
    "id" BIGSERIAL NOT NULL,
    "classId" UUID NOT NULL,
    "change" INTEGER NOT NULL,

    CONSTRAINT "ParticipantChange_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ParticipantChange_classId_idx" ON "ParticipantChange"("classId");

-- AddForeignKey
ALTER TABLE "ParticipantChange" ADD CONSTRAINT "ParticipantChange_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

ALTER TABLE "ParticipantChange" ADD CONSTRAINT "ParticipantChange_change_counts" CHECK (change <> 0);
