-- CreateEnum
CREATE TYPE "AccountCheckResult" AS ENUM ('matched', 'doubtful');

-- CreateTable
CREATE TABLE "BankAccountCheck" (
    "accountId" UUID NOT NULL,
    "result" "AccountCheckResult" NOT NULL,
    "note" TEXT NOT NULL,
    "checkedById" UUID NOT NULL,
    "checkedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BankAccountCheck_pkey" PRIMARY KEY ("accountId")
);

-- CreateIndex
CREATE INDEX "BankAccountCheck_checkedById_idx" ON "BankAccountCheck"("checkedById");

-- AddForeignKey
ALTER TABLE "BankAccountCheck" ADD CONSTRAINT "BankAccountCheck_accountId_fkey" FOREIGN KEY ("accountId") REFERENCES "BankAccount"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankAccountCheck" ADD CONSTRAINT "BankAccountCheck_checkedById_fkey" FOREIGN KEY ("checkedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;
