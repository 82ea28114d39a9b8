-- CreateTable
CREATE TABLE "PriceCampaign" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "name" TEXT NOT NULL,
    "startsAt" TIMESTAMPTZ(3) NOT NULL,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,
    "minDiscount" SMALLINT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "createdById" UUID NOT NULL,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "PriceCampaign_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PriceCampaignTopic" (
    "campaignId" UUID NOT NULL,
    "categoryId" UUID NOT NULL,

    CONSTRAINT "PriceCampaignTopic_pkey" PRIMARY KEY ("campaignId","categoryId")
);

-- CreateTable
CREATE TABLE "CampaignEntry" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "campaignId" UUID NOT NULL,
    "classId" UUID NOT NULL,
    "regularPrice" INTEGER NOT NULL,
    "price" INTEGER NOT NULL,
    "enteredById" UUID NOT NULL,
    "enteredAt" TIMESTAMPTZ(3) NOT NULL,
    "appliedAt" TIMESTAMPTZ(3),
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "CampaignEntry_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PriceCampaign_startsAt_id_idx" ON "PriceCampaign"("startsAt", "id");

-- CreateIndex
CREATE INDEX "PriceCampaign_createdById_idx" ON "PriceCampaign"("createdById");

-- CreateIndex
CREATE INDEX "PriceCampaignTopic_categoryId_idx" ON "PriceCampaignTopic"("categoryId");

-- CreateIndex
CREATE INDEX "CampaignEntry_campaignId_enteredAt_id_idx" ON "CampaignEntry"("campaignId", "enteredAt", "id");

-- CreateIndex
CREATE INDEX "CampaignEntry_campaignId_price_id_idx" ON "CampaignEntry"("campaignId", "price", "id");

-- CreateIndex
CREATE INDEX "CampaignEntry_classId_idx" ON "CampaignEntry"("classId");

-- CreateIndex
CREATE INDEX "CampaignEntry_enteredById_idx" ON "CampaignEntry"("enteredById");

-- AddForeignKey
ALTER TABLE "PriceCampaign" ADD CONSTRAINT "PriceCampaign_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceCampaignTopic" ADD CONSTRAINT "PriceCampaignTopic_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "PriceCampaign"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PriceCampaignTopic" ADD CONSTRAINT "PriceCampaignTopic_categoryId_fkey" FOREIGN KEY ("categoryId") REFERENCES "Category"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CampaignEntry" ADD CONSTRAINT "CampaignEntry_campaignId_fkey" FOREIGN KEY ("campaignId") REFERENCES "PriceCampaign"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CampaignEntry" ADD CONSTRAINT "CampaignEntry_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "CampaignEntry" ADD CONSTRAINT "CampaignEntry_enteredById_fkey" FOREIGN KEY ("enteredById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

ALTER TABLE "PriceCampaign" ADD CONSTRAINT "PriceCampaign_period" CHECK ("startsAt" < "endsAt");
ALTER TABLE "PriceCampaign" ADD CONSTRAINT "PriceCampaign_discount" CHECK ("minDiscount" BETWEEN 5 AND 80);
-- A class is in one campaign at a time.
CREATE UNIQUE INDEX "CampaignEntry_one_open" ON "CampaignEntry" ("classId") WHERE "endedAt" IS NULL;
ALTER TABLE "CampaignEntry" ADD CONSTRAINT "CampaignEntry_is_cheaper" CHECK (price > 0 AND price < "regularPrice");
-- Entries that the job of the period looks at.
CREATE INDEX "CampaignEntry_open" ON "CampaignEntry" ("campaignId") WHERE "endedAt" IS NULL;
