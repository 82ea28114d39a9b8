-- CreateEnum
CREATE TYPE "FeaturedPlace" AS ENUM ('homepage', 'catalog');

-- CreateTable
CREATE TABLE "FeaturedPick" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "place" "FeaturedPlace" NOT NULL,
    "classId" UUID NOT NULL,
    "position" INTEGER NOT NULL,
    "startsAt" TIMESTAMPTZ(3),
    "endsAt" TIMESTAMPTZ(3),

    CONSTRAINT "FeaturedPick_pkey" PRIMARY KEY ("id")
);

-- A time that ends before it begins shows nothing.
ALTER TABLE "FeaturedPick" ADD CONSTRAINT "FeaturedPick_ends_after_start" CHECK ("endsAt" > "startsAt");

-- CreateIndex
CREATE UNIQUE INDEX "FeaturedPick_place_classId_key" ON "FeaturedPick"("place", "classId");

-- CreateIndex
CREATE INDEX "FeaturedPick_place_position_id_idx" ON "FeaturedPick"("place", "position", "id");

-- CreateIndex
CREATE INDEX "FeaturedPick_classId_idx" ON "FeaturedPick"("classId");

-- AddForeignKey
ALTER TABLE "FeaturedPick" ADD CONSTRAINT "FeaturedPick_classId_fkey" FOREIGN KEY ("classId") REFERENCES "Class"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The homepage and the catalog show the picks.
CREATE TRIGGER "FeaturedPick_shown" AFTER INSERT OR UPDATE OR DELETE ON "FeaturedPick" FOR EACH STATEMENT EXECUTE FUNCTION shown_changed();
