-- CreateIndex
CREATE INDEX "Participant_classId_progress_idx" ON "Participant"("classId", "progress");
