-- AlterTable
ALTER TABLE "User" ADD COLUMN     "wish" JSONB,
ADD COLUMN     "wishedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "Agreement" (
    "userId" UUID NOT NULL,
    "slug" TEXT NOT NULL,
    "version" TIMESTAMPTZ(3) NOT NULL,
    "agreedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Agreement_pkey" PRIMARY KEY ("userId","slug","version")
);

-- CreateIndex
CREATE INDEX "Agreement_slug_idx" ON "Agreement"("slug");

-- AddForeignKey
ALTER TABLE "Agreement" ADD CONSTRAINT "Agreement_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Agreement" ADD CONSTRAINT "Agreement_slug_fkey" FOREIGN KEY ("slug") REFERENCES "LegalText"("slug") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "User" ADD CONSTRAINT "User_wish_has_time" CHECK ((wish IS NULL) = ("wishedAt" IS NULL));
