-- CreateEnum
CREATE TYPE "SentMailState" AS ENUM ('sent', 'failed', 'withheld');

-- CreateTable
CREATE TABLE "SentMail" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "to" TEXT NOT NULL,
    "template" TEXT NOT NULL,
    "subject" TEXT NOT NULL,
    "state" "SentMailState" NOT NULL,
    "sealed" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "repeatedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SentMail_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SentMail_userId_createdAt_id_idx" ON "SentMail"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "SentMail_createdAt_idx" ON "SentMail"("createdAt");

-- AddForeignKey
ALTER TABLE "SentMail" ADD CONSTRAINT "SentMail_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
