-- CreateTable
CREATE TABLE "InstallationMark" (
    "name" TEXT NOT NULL,
    "mark" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "InstallationMark_pkey" PRIMARY KEY ("name")
);
