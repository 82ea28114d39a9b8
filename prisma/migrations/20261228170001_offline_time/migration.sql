-- CreateTable
CREATE TABLE "OfflineTime" (
    "userId" UUID NOT NULL,
    "played" tstzmultirange NOT NULL,

    CONSTRAINT "OfflineTime_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "OfflineTime" ADD CONSTRAINT "OfflineTime_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
