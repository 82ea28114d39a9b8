-- CreateTable
CREATE TABLE "MitraStop" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "mitraId" UUID NOT NULL,
    "reason" TEXT NOT NULL,
    "stoppedAt" TIMESTAMPTZ(3) NOT NULL,
    "stoppedById" UUID NOT NULL,
    "appeal" TEXT,
    "appealedAt" TIMESTAMPTZ(3),
    "appealedById" UUID,
    "refusal" TEXT,
    "liftedAt" TIMESTAMPTZ(3),
    "liftedById" UUID,

    CONSTRAINT "MitraStop_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "MitraStop_mitraId_stoppedAt_idx" ON "MitraStop"("mitraId", "stoppedAt");

-- CreateIndex
CREATE INDEX "MitraStop_stoppedById_idx" ON "MitraStop"("stoppedById");

-- CreateIndex
CREATE INDEX "MitraStop_appealedById_idx" ON "MitraStop"("appealedById");

-- CreateIndex
CREATE INDEX "MitraStop_liftedById_idx" ON "MitraStop"("liftedById");

-- AddForeignKey
ALTER TABLE "MitraStop" ADD CONSTRAINT "MitraStop_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MitraStop" ADD CONSTRAINT "MitraStop_stoppedById_fkey" FOREIGN KEY ("stoppedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MitraStop" ADD CONSTRAINT "MitraStop_appealedById_fkey" FOREIGN KEY ("appealedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MitraStop" ADD CONSTRAINT "MitraStop_liftedById_fkey" FOREIGN KEY ("liftedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- Constraints, triggers and indexes that Prisma's schema cannot describe ---------------------------------------------

-- A mitra is stopped once at a time.
CREATE UNIQUE INDEX "MitraStop_one_open" ON "MitraStop" ("mitraId") WHERE "liftedAt" IS NULL;
ALTER TABLE "MitraStop" ADD CONSTRAINT "MitraStop_has_reason" CHECK (length(reason) > 0);
ALTER TABLE "MitraStop" ADD CONSTRAINT "MitraStop_appeal_is_whole" CHECK (("appeal" IS NULL) = ("appealedAt" IS NULL));
ALTER TABLE "MitraStop" ADD CONSTRAINT "MitraStop_refuses_an_appeal" CHECK ("refusal" IS NULL OR "appeal" IS NOT NULL);
ALTER TABLE "MitraStop" ADD CONSTRAINT "MitraStop_lift_is_whole" CHECK (("liftedAt" IS NULL) = ("liftedById" IS NULL));

-- Nothing of a stopped mitra comes on sale. The lock makes a publication and a stop wait for each other; the service has
-- taken it before and refuses with its own words.
CREATE FUNCTION refuse_sale_of_stopped_mitra() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "Mitra" WHERE id = NEW."mitraId" FOR KEY SHARE;
  IF EXISTS (SELECT FROM "MitraStop" WHERE "mitraId" = NEW."mitraId" AND "liftedAt" IS NULL) THEN
    RAISE EXCEPTION 'The mitra % is stopped', NEW."mitraId" USING ERRCODE = 'check_violation', CONSTRAINT = 'sale_of_stopped_mitra';
  END IF;
  RETURN NULL;
END
$$;
