-- CreateSchema
CREATE SCHEMA IF NOT EXISTS "public";

-- CreateEnum
CREATE TYPE "MailTokenPurpose" AS ENUM ('verify_email', 'change_email', 'reset_password');

-- CreateEnum
CREATE TYPE "SessionStatus" AS ENUM ('pending', 'not_started', 'started', 'passed', 'not_passed');

-- CreateEnum
CREATE TYPE "LessonType" AS ENUM ('audio', 'pdf', 'interactive', 'video', 'webinar', 'assignment', 'quiz', 'article', 'news_writing');

-- CreateEnum
CREATE TYPE "MitraStatus" AS ENUM ('Pending', 'Verified', 'Rejected');

-- CreateEnum
CREATE TYPE "MitraRole" AS ENUM ('owner', 'member');

-- CreateEnum
CREATE TYPE "SimulatedState" AS ENUM ('waiting', 'settlement', 'pending', 'deny', 'cancel', 'expire');

-- CreateEnum
CREATE TYPE "ClassKind" AS ENUM ('program', 'webinar');

-- CreateEnum
CREATE TYPE "ClassFormat" AS ENUM ('self_paced', 'intensive', 'bootcamp');

-- CreateEnum
CREATE TYPE "ApprovalState" AS ENUM ('draft', 'waiting', 'review', 'publish', 'revision');

-- CreateEnum
CREATE TYPE "OrderState" AS ENUM ('PENDING', 'REVIEW', 'SUCCESS', 'FAILED', 'EXPIRED', 'CANCELLED');

-- CreateTable
CREATE TABLE "User" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "fullname" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "phone" TEXT,
    "avatar" TEXT,
    "passwordHash" TEXT,
    "emailVerifiedAt" TIMESTAMPTZ(3),
    "isOperator" BOOLEAN NOT NULL DEFAULT false,
    "activeMitraId" UUID,
    "deactivatedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Session" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "userId" UUID NOT NULL,
    "userAgent" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Session_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MailToken" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "userId" UUID NOT NULL,
    "purpose" "MailTokenPurpose" NOT NULL,
    "email" TEXT NOT NULL,
    "tokenHash" BYTEA NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MailToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "CartItem" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "userId" UUID NOT NULL,
    "classId" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "CartItem_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Category" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "Category_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LegalText" (
    "slug" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LegalText_pkey" PRIMARY KEY ("slug")
);

-- CreateTable
CREATE TABLE "Bank" (
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,

    CONSTRAINT "Bank_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "Banner" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "text" TEXT NOT NULL,
    "link" TEXT NOT NULL,
    "backgroundUrl" TEXT,
    "backgroundUrlMobile" TEXT,
    "endDate" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Banner_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Participant" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "userId" UUID NOT NULL,
    "classId" UUID NOT NULL,
    "progress" INTEGER NOT NULL DEFAULT 0,
    "completedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Participant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Grant" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "participantId" UUID NOT NULL,
    "orderLineId" UUID NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Grant_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LessonSession" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "participantId" UUID NOT NULL,
    "lessonId" UUID NOT NULL,
    "status" "SessionStatus" NOT NULL DEFAULT 'pending',
    "isRequired" BOOLEAN NOT NULL DEFAULT true,
    "startedAt" TIMESTAMPTZ(3),
    "passedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LessonSession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Lesson" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "classId" UUID NOT NULL,
    "sectionId" UUID,
    "type" "LessonType" NOT NULL,
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "content" JSONB NOT NULL,
    "setting" JSONB NOT NULL,
    "position" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL DEFAULT 1,
    "retiredAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Lesson_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Mitra" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "name" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "about" TEXT NOT NULL DEFAULT '',
    "logo" TEXT,
    "status" "MitraStatus" NOT NULL DEFAULT 'Pending',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Mitra_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "MitraMember" (
    "mitraId" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "role" "MitraRole" NOT NULL DEFAULT 'member',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "MitraMember_pkey" PRIMARY KEY ("mitraId","userId")
);

-- CreateTable
CREATE TABLE "PaymentEvent" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "gateway" TEXT NOT NULL,
    "orderCode" TEXT NOT NULL,
    "orderId" UUID,
    "transactionId" TEXT NOT NULL,
    "transactionStatus" TEXT NOT NULL,
    "refundKey" TEXT NOT NULL DEFAULT '',
    "payload" JSONB NOT NULL,
    "isRejected" BOOLEAN NOT NULL DEFAULT false,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "processedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PaymentEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "SimulatedPayment" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "orderCode" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "amount" INTEGER NOT NULL,
    "method" TEXT NOT NULL DEFAULT '',
    "state" "SimulatedState" NOT NULL DEFAULT 'waiting',
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SimulatedPayment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Class" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "code" TEXT NOT NULL,
    "kind" "ClassKind" NOT NULL DEFAULT 'program',
    "format" "ClassFormat" NOT NULL DEFAULT 'self_paced',
    "title" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "description" TEXT NOT NULL DEFAULT '',
    "requirements" TEXT NOT NULL DEFAULT '',
    "about" TEXT NOT NULL DEFAULT '',
    "completionMessage" TEXT,
    "thumbnail" TEXT,
    "salePrice" INTEGER,
    "categoryId" UUID,
    "mitraId" UUID NOT NULL,
    "createdById" UUID NOT NULL,
    "statusApprove" "ApprovalState" NOT NULL DEFAULT 'draft',
    "reviewReason" TEXT,
    "submittedAt" TIMESTAMPTZ(3),
    "publishedAt" TIMESTAMPTZ(3),
    "archiveAt" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL DEFAULT 1,
    "participantCount" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Class_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ClassTransition" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "classId" UUID NOT NULL,
    "actorId" UUID,
    "from" "ApprovalState" NOT NULL,
    "to" "ApprovalState" NOT NULL,
    "reason" TEXT,
    "snapshot" JSONB NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ClassTransition_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Section" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "classId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "position" INTEGER NOT NULL,

    CONSTRAINT "Section_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Order" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "orderId" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "status" "OrderState" NOT NULL DEFAULT 'PENDING',
    "total" INTEGER NOT NULL,
    "paymentMethod" TEXT,
    "gateway" TEXT,
    "reference" TEXT,
    "redirectUrl" TEXT,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "paidAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Order_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "OrderLine" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "orderId" UUID NOT NULL,
    "classId" UUID NOT NULL,
    "title" TEXT NOT NULL,
    "listPrice" INTEGER NOT NULL,
    "voucherMitra" INTEGER NOT NULL DEFAULT 0,
    "voucherPlatform" INTEGER NOT NULL DEFAULT 0,
    "paid" INTEGER NOT NULL,
    "fee" INTEGER NOT NULL,
    "mitraShare" INTEGER NOT NULL,
    "waitingUserId" UUID,

    CONSTRAINT "OrderLine_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "User_activeMitraId_idx" ON "User"("activeMitraId");

-- CreateIndex
CREATE INDEX "Session_userId_endedAt_idx" ON "Session"("userId", "endedAt");

-- CreateIndex
CREATE UNIQUE INDEX "MailToken_tokenHash_key" ON "MailToken"("tokenHash");

-- CreateIndex
CREATE INDEX "MailToken_userId_purpose_idx" ON "MailToken"("userId", "purpose");

-- CreateIndex
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

-- CreateIndex
CREATE INDEX "CartItem_userId_createdAt_idx" ON "CartItem"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "CartItem_classId_idx" ON "CartItem"("classId");

-- CreateIndex
CREATE UNIQUE INDEX "CartItem_userId_classId_key" ON "CartItem"("userId", "classId");

-- CreateIndex
CREATE UNIQUE INDEX "Category_slug_key" ON "Category"("slug");

-- CreateIndex
CREATE INDEX "Banner_endDate_idx" ON "Banner"("endDate");

-- CreateIndex
CREATE INDEX "Participant_userId_createdAt_idx" ON "Participant"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Participant_classId_createdAt_idx" ON "Participant"("classId", "createdAt");

-- CreateIndex
CREATE UNIQUE INDEX "Participant_userId_classId_key" ON "Participant"("userId", "classId");

-- CreateIndex
CREATE UNIQUE INDEX "Grant_orderLineId_key" ON "Grant"("orderLineId");

-- CreateIndex
CREATE INDEX "Grant_participantId_endedAt_idx" ON "Grant"("participantId", "endedAt");

-- CreateIndex
CREATE INDEX "LessonSession_lessonId_idx" ON "LessonSession"("lessonId");

-- CreateIndex
CREATE UNIQUE INDEX "LessonSession_participantId_lessonId_key" ON "LessonSession"("participantId", "lessonId");

-- CreateIndex
CREATE INDEX "Lesson_sectionId_position_idx" ON "Lesson"("sectionId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Lesson_classId_slug_key" ON "Lesson"("classId", "slug");

-- CreateIndex
CREATE UNIQUE INDEX "Mitra_slug_key" ON "Mitra"("slug");

-- CreateIndex
CREATE INDEX "MitraMember_userId_idx" ON "MitraMember"("userId");

-- CreateIndex
CREATE INDEX "PaymentEvent_orderId_idx" ON "PaymentEvent"("orderId");

-- CreateIndex
CREATE INDEX "PaymentEvent_processedAt_receivedAt_idx" ON "PaymentEvent"("processedAt", "receivedAt");

-- CreateIndex
CREATE UNIQUE INDEX "PaymentEvent_gateway_orderCode_transactionId_transactionSta_key" ON "PaymentEvent"("gateway", "orderCode", "transactionId", "transactionStatus", "refundKey", "isRejected");

-- CreateIndex
CREATE UNIQUE INDEX "SimulatedPayment_orderCode_key" ON "SimulatedPayment"("orderCode");

-- CreateIndex
CREATE UNIQUE INDEX "Class_code_key" ON "Class"("code");

-- CreateIndex
CREATE UNIQUE INDEX "Class_slug_key" ON "Class"("slug");

-- CreateIndex
CREATE INDEX "Class_mitraId_updatedAt_idx" ON "Class"("mitraId", "updatedAt");

-- CreateIndex
CREATE INDEX "Class_categoryId_idx" ON "Class"("categoryId");

-- CreateIndex
CREATE INDEX "Class_createdById_idx" ON "Class"("createdById");

-- CreateIndex
CREATE INDEX "Class_statusApprove_submittedAt_idx" ON "Class"("statusApprove", "submittedAt");

-- CreateIndex
CREATE INDEX "Class_publishedAt_idx" ON "Class"("publishedAt");

-- CreateIndex
CREATE INDEX "Class_participantCount_idx" ON "Class"("participantCount");

-- CreateIndex
CREATE INDEX "Class_salePrice_idx" ON "Class"("salePrice");

-- CreateIndex
CREATE INDEX "ClassTransition_classId_createdAt_idx" ON "ClassTransition"("classId", "createdAt");

-- CreateIndex
CREATE INDEX "ClassTransition_actorId_idx" ON "ClassTransition"("actorId");

-- CreateIndex
CREATE INDEX "Section_classId_position_idx" ON "Section"("classId", "position");

-- CreateIndex
CREATE UNIQUE INDEX "Order_orderId_key" ON "Order"("orderId");

-- CreateIndex
CREATE INDEX "Order_userId_createdAt_idx" ON "Order"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Order_status_expiresAt_idx" ON "Order"("status", "expiresAt");

-- CreateIndex
CREATE INDEX "OrderLine_classId_idx" ON "OrderLine"("classId");

-- CreateIndex
CREATE UNIQUE INDEX "OrderLine_orderId_classId_key" ON "OrderLine"("orderId", "classId");

-- CreateIndex
CREATE UNIQUE INDEX "OrderLine_waitingUserId_classId_key" ON "OrderLine"("waitingUserId", "classId");

-- AddForeignKey
ALTER TABLE "User" ADD CONSTRAINT "User_activeMitraId_fkey" FOREIGN KEY ("activeMitraId") REFERENCES "Mitra"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Session" ADD CONSTRAINT "Session_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MailToken" ADD CONSTRAINT "MailToken_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartItem" ADD CONSTRAINT "CartItem_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CartItem" ADD CONSTRAINT "CartItem_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Participant" ADD CONSTRAINT "Participant_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Participant" ADD CONSTRAINT "Participant_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Grant" ADD CONSTRAINT "Grant_participantId_fkey" FOREIGN KEY ("participantId") REFERENCES "Participant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Grant" ADD CONSTRAINT "Grant_orderLineId_fkey" FOREIGN KEY ("orderLineId") REFERENCES "OrderLine"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LessonSession" ADD CONSTRAINT "LessonSession_participantId_fkey" FOREIGN KEY ("participantId") REFERENCES "Participant"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LessonSession" ADD CONSTRAINT "LessonSession_lessonId_fkey" FOREIGN KEY ("lessonId") REFERENCES "Lesson"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Lesson" ADD CONSTRAINT "Lesson_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Lesson" ADD CONSTRAINT "Lesson_sectionId_fkey" FOREIGN KEY ("sectionId") REFERENCES "Section"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MitraMember" ADD CONSTRAINT "MitraMember_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MitraMember" ADD CONSTRAINT "MitraMember_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentEvent" ADD CONSTRAINT "PaymentEvent_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Class" ADD CONSTRAINT "Class_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Class" ADD CONSTRAINT "Class_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Class" ADD CONSTRAINT "Class_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassTransition" ADD CONSTRAINT "ClassTransition_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ClassTransition" ADD CONSTRAINT "ClassTransition_actorId_fkey" FOREIGN KEY ("actorId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Section" ADD CONSTRAINT "Section_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Order" ADD CONSTRAINT "Order_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE RESTRICT ON UPDATE CASCADE;



-- What Prisma's schema cannot say ------------------------------------------------------------------------------------

CREATE EXTENSION IF NOT EXISTS pg_trgm;

-- An address is stored in lower case, so that the unique index compares as people do.
ALTER TABLE "User" ADD CONSTRAINT "User_email_lower" CHECK (email = lower(email));

-- Free, or Rp10.000 to Rp100.000.000.
ALTER TABLE "Class" ADD CONSTRAINT "Class_salePrice_bounds" CHECK ("salePrice" = 0 OR "salePrice" BETWEEN 10000 AND 100000000);
ALTER TABLE "Class" ADD CONSTRAINT "Class_participantCount_positive" CHECK ("participantCount" >= 0);
-- What is published can be sold: it has a topic and a price.
ALTER TABLE "Class" ADD CONSTRAINT "Class_published_complete"
  CHECK ("statusApprove" <> 'publish' OR ("salePrice" IS NOT NULL AND "categoryId" IS NOT NULL AND "publishedAt" IS NOT NULL));
CREATE INDEX "Class_search" ON "Class" USING gin (to_tsvector('indonesian', title || ' ' || description));
CREATE INDEX "Class_title_trgm" ON "Class" USING gin (title gin_trgm_ops);

-- The arithmetic of a line.
ALTER TABLE "OrderLine" ADD CONSTRAINT "OrderLine_arithmetic" CHECK (
  "listPrice" >= 0 AND "voucherMitra" >= 0 AND "voucherPlatform" >= 0 AND paid >= 0 AND fee >= 0 AND "mitraShare" >= 0
  AND paid = "listPrice" - "voucherMitra" - "voucherPlatform"
  AND "mitraShare" = "listPrice" - "voucherMitra" - fee
);
ALTER TABLE "Order" ADD CONSTRAINT "Order_total_positive" CHECK (total >= 0);
ALTER TABLE "Order" ADD CONSTRAINT "Order_paid_when_successful" CHECK ((status = 'SUCCESS') = ("paidAt" IS NOT NULL));

ALTER TABLE "Participant" ADD CONSTRAINT "Participant_progress_bounds" CHECK (progress BETWEEN 0 AND 100);
ALTER TABLE "Participant" ADD CONSTRAINT "Participant_completed_at_100" CHECK ("completedAt" IS NULL OR progress = 100);
