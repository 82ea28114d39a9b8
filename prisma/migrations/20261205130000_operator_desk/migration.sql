-- AlterTable
ALTER TABLE "Class" ADD COLUMN     "allowsNewsWriting" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "reviewerId" UUID,
ADD COLUMN     "suspendedAt" TIMESTAMPTZ(3),
ADD COLUMN     "suspensionReason" TEXT,
ADD COLUMN     "takenUpAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "ReviewComment" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "classId" UUID NOT NULL,
    "lessonId" UUID,
    "lessonTitle" TEXT,
    "authorId" UUID NOT NULL,
    "content" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "sentAt" TIMESTAMPTZ(3),
    "fixedAt" TIMESTAMPTZ(3),
    "fixedById" UUID,

    CONSTRAINT "ReviewComment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ReviewReply" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "commentId" UUID NOT NULL,
    "authorId" UUID NOT NULL,
    "byOperator" BOOLEAN NOT NULL,
    "content" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ReviewReply_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "act" TEXT NOT NULL,
    "actorId" UUID,
    "subjectType" TEXT NOT NULL,
    "subjectId" UUID NOT NULL,
    "subject" TEXT NOT NULL,
    "reason" TEXT,
    "before" JSONB NOT NULL,
    "after" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "ReviewComment_classId_createdAt_idx" ON "ReviewComment"("classId", "createdAt");

-- CreateIndex
CREATE INDEX "ReviewComment_authorId_idx" ON "ReviewComment"("authorId");

-- CreateIndex
CREATE INDEX "ReviewComment_fixedById_idx" ON "ReviewComment"("fixedById");

-- CreateIndex
CREATE INDEX "ReviewReply_commentId_createdAt_idx" ON "ReviewReply"("commentId", "createdAt");

-- CreateIndex
CREATE INDEX "ReviewReply_authorId_idx" ON "ReviewReply"("authorId");

-- CreateIndex
CREATE INDEX "AuditEntry_createdAt_id_idx" ON "AuditEntry"("createdAt", "id");

-- CreateIndex
CREATE INDEX "AuditEntry_act_createdAt_idx" ON "AuditEntry"("act", "createdAt");

-- CreateIndex
CREATE INDEX "AuditEntry_actorId_createdAt_idx" ON "AuditEntry"("actorId", "createdAt");

-- CreateIndex
CREATE INDEX "AuditEntry_subjectId_createdAt_idx" ON "AuditEntry"("subjectId", "createdAt");

-- CreateIndex
CREATE INDEX "Class_reviewerId_idx" ON "Class"("reviewerId");

-- AddForeignKey
ALTER TABLE "ReviewComment" ADD CONSTRAINT "ReviewComment_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewComment" ADD CONSTRAINT "ReviewComment_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewComment" ADD CONSTRAINT "ReviewComment_fixedById_fkey" FOREIGN KEY ("fixedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewReply" ADD CONSTRAINT "ReviewReply_commentId_fkey" FOREIGN KEY ("commentId") REFERENCES "ReviewComment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ReviewReply" ADD CONSTRAINT "ReviewReply_authorId_fkey" FOREIGN KEY ("authorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Class" ADD CONSTRAINT "Class_reviewerId_fkey" FOREIGN KEY ("reviewerId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;


-- Whoever has a class has it under review, and since when is known.
ALTER TABLE "Class" ADD CONSTRAINT "Class_reviewer_reviews"
  CHECK ("reviewerId" IS NULL OR ("statusApprove" = 'review' AND "takenUpAt" IS NOT NULL));
-- Only what was published can be taken off sale, and its makers are told why.
ALTER TABLE "Class" ADD CONSTRAINT "Class_suspension_is_whole"
  CHECK (("suspendedAt" IS NULL) = ("suspensionReason" IS NULL) AND ("suspendedAt" IS NULL OR "publishedAt" IS NOT NULL));
ALTER TABLE "ReviewComment" ADD CONSTRAINT "ReviewComment_lesson_is_whole" CHECK (("lessonId" IS NULL) = ("lessonTitle" IS NULL));
ALTER TABLE "ReviewComment" ADD CONSTRAINT "ReviewComment_fixed_after_sent" CHECK ("fixedAt" IS NULL OR "sentAt" IS NOT NULL);
ALTER TABLE "ReviewComment" ADD CONSTRAINT "ReviewComment_has_content" CHECK (length("content") BETWEEN 1 AND 2000);
ALTER TABLE "ReviewReply" ADD CONSTRAINT "ReviewReply_has_content" CHECK (length("content") BETWEEN 1 AND 2000);

-- The one rule of what can be found and bought.
ALTER TABLE "Class" ADD COLUMN "isForSale" BOOLEAN NOT NULL
  GENERATED ALWAYS AS ("statusApprove" = 'publish' AND "archiveAt" IS NULL AND "suspendedAt" IS NULL) STORED;
DROP INDEX "Class_sale_popular", "Class_sale_newest", "Class_sale_format_popular", "Class_sale_format_newest",
  "Class_sale_format_price", "Class_sale_format_title", "Class_sale_format_rating", "Class_upcoming", "Class_promoted";
CREATE INDEX "Class_sale_popular" ON "Class" ("participantCount", id) WHERE "isForSale";
CREATE INDEX "Class_sale_newest" ON "Class" ("publishedAt", id) WHERE "isForSale";
CREATE INDEX "Class_sale_format_popular" ON "Class" (format, "participantCount", id) WHERE "isForSale";
CREATE INDEX "Class_sale_format_newest" ON "Class" (format, "publishedAt", id) WHERE "isForSale";
CREATE INDEX "Class_sale_format_price" ON "Class" (format, "salePrice", id) WHERE "isForSale";
CREATE INDEX "Class_sale_format_title" ON "Class" (format, lower(title), id) WHERE "isForSale";
CREATE INDEX "Class_sale_format_rating" ON "Class" (format, ((coalesce("ratingAverage", 0) * "ratingCount" + 40) / ("ratingCount" + 10)), id)
  WHERE "isForSale";
CREATE INDEX "Class_upcoming" ON "Class" ("startsAt", id) WHERE kind = 'webinar' AND "isForSale";
CREATE INDEX "Class_promoted" ON "Class" ("participantCount" DESC, id DESC) WHERE "normalPrice" IS NOT NULL AND "isForSale";
CREATE INDEX "Class_suspended" ON "Class" ("suspendedAt", id) WHERE "suspendedAt" IS NOT NULL;

-- The log is only ever added to.
CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The audit log is append-only: % is refused', TG_OP USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "AuditEntry" FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
