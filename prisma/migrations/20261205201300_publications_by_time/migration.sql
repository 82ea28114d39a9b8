-- CreateIndex
CREATE INDEX "ClassVersion_publishedAt_id_idx" ON "ClassVersion"("publishedAt", "id");
