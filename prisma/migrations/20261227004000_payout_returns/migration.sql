-- AlterTable
ALTER TABLE "Payout" ADD COLUMN     "returnNotedAt" TIMESTAMPTZ(3),
ADD COLUMN     "returnNotedById" UUID;

-- CreateIndex
CREATE INDEX "Payout_returnNotedById_idx" ON "Payout"("returnNotedById");

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_returnNotedById_fkey" FOREIGN KEY ("returnNotedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say
ALTER TABLE "Payout" DROP CONSTRAINT "Payout_steps_are_whole", DROP CONSTRAINT "Payout_steps_of_status";
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_steps_are_whole" CHECK (
  ("approvedById" IS NULL) = ("approvedAt" IS NULL) AND ("endedById" IS NULL) = ("endedAt" IS NULL)
  AND ("paidById" IS NULL) = ("paidAt" IS NULL) AND ("paidById" IS NULL) = (reference IS NULL)
  AND ("returnNotedById" IS NULL) = ("returnNotedAt" IS NULL)
  AND (reason IS NOT NULL) = (status IN ('rejected', 'failed', 'returning', 'returned')));
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_steps_of_status" CHECK (
  ("approvedAt" IS NOT NULL) = (status IN ('approved', 'paid', 'failed', 'returning', 'returned'))
  AND ("paidAt" IS NOT NULL) = (status IN ('paid', 'returning', 'returned'))
  AND ("returnNotedAt" IS NOT NULL) = (status IN ('returning', 'returned'))
  AND ("endedAt" IS NOT NULL) = (status IN ('rejected', 'failed', 'cancelled', 'returned')));
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_returned_by_another" CHECK (
  "returnNotedById" <> "requestedById" AND (status <> 'returned' OR ("endedById" <> "returnNotedById" AND "endedById" <> "requestedById")));

CREATE OR REPLACE FUNCTION payout_refuse_detour() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status = 'requested' THEN RETURN NEW; END IF;
  ELSIF (OLD.status, NEW.status) IN (
      ('requested', 'approved'), ('requested', 'rejected'), ('requested', 'cancelled'), ('approved', 'paid'), ('approved', 'failed'),
      ('paid', 'returning'), ('returning', 'paid'), ('returning', 'returned'))
    AND (NEW.id, NEW.number, NEW."mitraId", NEW.amount, NEW."bankAccountId", NEW."requestedById", NEW."requestedAt")
      = (OLD.id, OLD.number, OLD."mitraId", OLD.amount, OLD."bankAccountId", OLD."requestedById", OLD."requestedAt")
    AND (OLD."approvedById" IS NULL OR (NEW."approvedById", NEW."approvedAt") = (OLD."approvedById", OLD."approvedAt"))
    AND (OLD."paidById" IS NULL OR (NEW."paidById", NEW."paidAt", NEW.reference) = (OLD."paidById", OLD."paidAt", OLD.reference))
    AND (NEW.status <> 'returned' OR (NEW."returnNotedById", NEW."returnNotedAt") = (OLD."returnNotedById", OLD."returnNotedAt")) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Payout % cannot become % this way', NEW.id, NEW.status USING ERRCODE = 'restrict_violation';
END
$$;

-- What the bank may have sent back counts as paid out until it is confirmed.
CREATE OR REPLACE FUNCTION payout_check_books() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject uuid := to_jsonb(NEW) ->> TG_ARGV[0];
  payout "Payout";
BEGIN
  SELECT * INTO payout FROM "Payout" WHERE id = subject;
  IF (SELECT (coalesce(sum(e.amount) FILTER (WHERE e.account = 'payout_in_transit'), 0), coalesce(sum(e.amount) FILTER (WHERE e.account = 'paid_out'), 0))
      FROM "LedgerEvent" v JOIN "LedgerEntry" e ON e."eventId" = v.id WHERE v."payoutId" = subject)
    <> (CASE WHEN payout.status IN ('requested', 'approved') THEN payout.amount ELSE 0 END::numeric,
        CASE WHEN payout.status IN ('paid', 'returning') THEN payout.amount ELSE 0 END::numeric) THEN
    RAISE EXCEPTION 'The ledger does not have payout % as %', subject, payout.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
