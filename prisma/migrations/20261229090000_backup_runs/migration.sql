-- CreateEnum
CREATE TYPE "BackupKind" AS ENUM ('complete', 'point_in_time');

-- CreateTable
CREATE TABLE "BackupRun" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "kind" "BackupKind" NOT NULL,
    "startedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3) NOT NULL,
    "bytes" BIGINT NOT NULL,
    "failure" TEXT,

    CONSTRAINT "BackupRun_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "BackupRun_in_time" CHECK ("finishedAt" >= "startedAt"),
    CONSTRAINT "BackupRun_bytes" CHECK ("bytes" >= 0)
);

-- CreateIndex
CREATE INDEX "BackupRun_finishedAt_idx" ON "BackupRun"("finishedAt");
