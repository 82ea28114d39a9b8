-- CreateIndex
CREATE INDEX "Discussion_createdAt_id_idx" ON "Discussion"("createdAt", "id");
