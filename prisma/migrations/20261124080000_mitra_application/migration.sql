-- CreateEnum
CREATE TYPE "ApplicantKind" AS ENUM ('person', 'institute');

-- CreateEnum
CREATE TYPE "TeachingExperience" AS ENUM ('none', 'informal', 'professional', 'online');

-- CreateTable
CREATE TABLE "MitraApplication" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "mitraId" UUID NOT NULL,
    "applicantId" UUID NOT NULL,
    "status" "MitraStatus" NOT NULL DEFAULT 'Pending',
    "kind" "ApplicantKind" NOT NULL,
    "name" TEXT NOT NULL,
    "categoryId" UUID,
    "expertise" TEXT NOT NULL,
    "experience" "TeachingExperience" NOT NULL,
    "about" TEXT NOT NULL,
    "link" TEXT,
    "submittedAt" TIMESTAMPTZ(3) NOT NULL,
    "decidedAt" TIMESTAMPTZ(3),
    "decidedById" UUID,
    "reason" TEXT,

    CONSTRAINT "MitraApplication_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "MitraApplication_status_submittedAt_id_idx" ON "MitraApplication"("status", "submittedAt", "id");

-- CreateIndex
CREATE INDEX "MitraApplication_applicantId_submittedAt_idx" ON "MitraApplication"("applicantId", "submittedAt");

-- CreateIndex
CREATE INDEX "MitraApplication_mitraId_idx" ON "MitraApplication"("mitraId");

-- CreateIndex
CREATE INDEX "MitraApplication_categoryId_idx" ON "MitraApplication"("categoryId");

-- CreateIndex
CREATE INDEX "MitraApplication_decidedById_idx" ON "MitraApplication"("decidedById");

-- AddForeignKey
ALTER TABLE "MitraApplication" ADD CONSTRAINT "MitraApplication_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MitraApplication" ADD CONSTRAINT "MitraApplication_applicantId_fkey" FOREIGN KEY ("applicantId") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MitraApplication" ADD CONSTRAINT "MitraApplication_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MitraApplication" ADD CONSTRAINT "MitraApplication_decidedById_fkey" FOREIGN KEY ("decidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot say
CREATE UNIQUE INDEX "MitraApplication_one_pending_by_applicant" ON "MitraApplication" ("applicantId") WHERE status = 'Pending';
CREATE UNIQUE INDEX "MitraApplication_one_pending_of_mitra" ON "MitraApplication" ("mitraId") WHERE status = 'Pending';
ALTER TABLE "MitraApplication" ADD CONSTRAINT "MitraApplication_decided_or_pending" CHECK ((status = 'Pending') = ("decidedAt" IS NULL));
ALTER TABLE "MitraApplication" ADD CONSTRAINT "MitraApplication_rejected_for_a_reason" CHECK ((status = 'Rejected') = (reason IS NOT NULL));
