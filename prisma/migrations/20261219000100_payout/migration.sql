-- CreateEnum
CREATE TYPE "PayoutStatus" AS ENUM ('requested', 'approved', 'paid', 'rejected', 'failed', 'cancelled');

-- AlterTable
ALTER TABLE "LedgerEvent" ADD COLUMN     "payoutId" UUID;

-- CreateTable
CREATE TABLE "BankAccount" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "mitraId" UUID NOT NULL,
    "bankCode" TEXT NOT NULL,
    "number" TEXT NOT NULL,
    "holder" TEXT NOT NULL,
    "enteredById" UUID NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "BankAccount_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Payout" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "number" SERIAL NOT NULL,
    "mitraId" UUID NOT NULL,
    "amount" BIGINT NOT NULL,
    "status" "PayoutStatus" NOT NULL DEFAULT 'requested',
    "bankAccountId" UUID NOT NULL,
    "requestedById" UUID NOT NULL,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "approvedById" UUID,
    "approvedAt" TIMESTAMPTZ(3),
    "paidById" UUID,
    "paidAt" TIMESTAMPTZ(3),
    "reference" TEXT,
    "endedById" UUID,
    "endedAt" TIMESTAMPTZ(3),
    "reason" TEXT,

    CONSTRAINT "Payout_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "BankAccount_mitraId_createdAt_id_idx" ON "BankAccount"("mitraId", "createdAt" DESC, "id");

-- CreateIndex
CREATE INDEX "BankAccount_bankCode_idx" ON "BankAccount"("bankCode");

-- CreateIndex
CREATE INDEX "BankAccount_enteredById_idx" ON "BankAccount"("enteredById");

-- CreateIndex
CREATE UNIQUE INDEX "BankAccount_id_mitraId_key" ON "BankAccount"("id", "mitraId");

-- CreateIndex
CREATE UNIQUE INDEX "Payout_number_key" ON "Payout"("number");

-- CreateIndex
CREATE INDEX "Payout_mitraId_requestedAt_id_idx" ON "Payout"("mitraId", "requestedAt", "id");

-- CreateIndex
CREATE INDEX "Payout_status_requestedAt_id_idx" ON "Payout"("status", "requestedAt", "id");

-- CreateIndex
CREATE INDEX "Payout_bankAccountId_mitraId_idx" ON "Payout"("bankAccountId", "mitraId");

-- CreateIndex
CREATE INDEX "Payout_requestedById_idx" ON "Payout"("requestedById");

-- CreateIndex
CREATE INDEX "Payout_approvedById_idx" ON "Payout"("approvedById");

-- CreateIndex
CREATE INDEX "Payout_paidById_idx" ON "Payout"("paidById");

-- CreateIndex
CREATE INDEX "Payout_endedById_idx" ON "Payout"("endedById");

-- CreateIndex
CREATE UNIQUE INDEX "Payout_id_mitraId_key" ON "Payout"("id", "mitraId");

-- CreateIndex
CREATE UNIQUE INDEX "LedgerEvent_payoutId_kind_key" ON "LedgerEvent"("payoutId", "kind");

-- AddForeignKey
ALTER TABLE "LedgerEvent" ADD CONSTRAINT "LedgerEvent_payoutId_mitraId_fkey" FOREIGN KEY ("payoutId", "mitraId") REFERENCES "Payout"("id", "mitraId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankAccount" ADD CONSTRAINT "BankAccount_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankAccount" ADD CONSTRAINT "BankAccount_bankCode_fkey" FOREIGN KEY ("bankCode") REFERENCES "Bank"("code") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "BankAccount" ADD CONSTRAINT "BankAccount_enteredById_fkey" FOREIGN KEY ("enteredById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_mitraId_fkey" FOREIGN KEY ("mitraId") REFERENCES "Mitra"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_bankAccountId_mitraId_fkey" FOREIGN KEY ("bankAccountId", "mitraId") REFERENCES "BankAccount"("id", "mitraId") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_requestedById_fkey" FOREIGN KEY ("requestedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_approvedById_fkey" FOREIGN KEY ("approvedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_paidById_fkey" FOREIGN KEY ("paidById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_endedById_fkey" FOREIGN KEY ("endedById") REFERENCES "User"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_amount_positive" CHECK (amount > 0);
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_paid_by_another" CHECK ("paidById" <> "approvedById");
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_not_by_who_requested"
  CHECK ("approvedById" <> "requestedById" AND ("paidById" IS NULL OR "paidById" <> "requestedById"));
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_steps_are_whole" CHECK (
  ("approvedById" IS NULL) = ("approvedAt" IS NULL) AND ("endedById" IS NULL) = ("endedAt" IS NULL)
  AND ("paidById" IS NULL) = ("paidAt" IS NULL) AND ("paidById" IS NULL) = (reference IS NULL)
  AND (reason IS NOT NULL) = (status IN ('rejected', 'failed')));
ALTER TABLE "Payout" ADD CONSTRAINT "Payout_steps_of_status" CHECK (
  ("approvedAt" IS NOT NULL) = (status IN ('approved', 'paid', 'failed')) AND ("paidAt" IS NOT NULL) = (status = 'paid')
  AND ("endedAt" IS NOT NULL) = (status IN ('rejected', 'failed', 'cancelled')));
ALTER TABLE "LedgerEvent" ADD CONSTRAINT "LedgerEvent_of_payout"
  CHECK (("payoutId" IS NOT NULL) = (kind IN ('payout_request', 'payout_payment', 'payout_return')));
ALTER TABLE "LedgerEvent" ADD CONSTRAINT "LedgerEvent_of_one_thing" CHECK ("payoutId" IS NULL OR "orderLineId" IS NULL);

-- Accounts are only ever added, and of a payout only its next step.
CREATE FUNCTION payout_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on "%" is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "BankAccount_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "BankAccount" FOR EACH STATEMENT EXECUTE FUNCTION payout_refuse_change();
CREATE TRIGGER "Payout_is_kept" BEFORE DELETE OR TRUNCATE ON "Payout" FOR EACH STATEMENT EXECUTE FUNCTION payout_refuse_change();

CREATE FUNCTION payout_refuse_detour() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status = 'requested' THEN RETURN NEW; END IF;
  ELSIF (OLD.status, NEW.status) IN (
      ('requested', 'approved'), ('requested', 'rejected'), ('requested', 'cancelled'), ('approved', 'paid'), ('approved', 'failed'))
    AND (NEW.id, NEW.number, NEW."mitraId", NEW.amount, NEW."bankAccountId", NEW."requestedById", NEW."requestedAt")
      = (OLD.id, OLD.number, OLD."mitraId", OLD.amount, OLD."bankAccountId", OLD."requestedById", OLD."requestedAt")
    AND (OLD."approvedById" IS NULL OR (NEW."approvedById", NEW."approvedAt") = (OLD."approvedById", OLD."approvedAt")) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'Payout % cannot become % this way', NEW.id, NEW.status USING ERRCODE = 'restrict_violation';
END
$$;
CREATE TRIGGER "Payout_goes_on" BEFORE INSERT OR UPDATE ON "Payout" FOR EACH ROW EXECUTE FUNCTION payout_refuse_detour();

-- At the end of its transaction the money of a payout is where its status says.
CREATE FUNCTION payout_check_books() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  subject uuid := to_jsonb(NEW) ->> TG_ARGV[0];
  payout "Payout";
BEGIN
  SELECT * INTO payout FROM "Payout" WHERE id = subject;
  IF (SELECT (coalesce(sum(e.amount) FILTER (WHERE e.account = 'payout_in_transit'), 0), coalesce(sum(e.amount) FILTER (WHERE e.account = 'paid_out'), 0))
      FROM "LedgerEvent" v JOIN "LedgerEntry" e ON e."eventId" = v.id WHERE v."payoutId" = subject)
    <> (CASE WHEN payout.status IN ('requested', 'approved') THEN payout.amount ELSE 0 END::numeric, CASE WHEN payout.status = 'paid' THEN payout.amount ELSE 0 END::numeric) THEN
    RAISE EXCEPTION 'The ledger does not have payout % as %', subject, payout.status USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "Payout_in_books" AFTER INSERT OR UPDATE ON "Payout" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION payout_check_books('id');
CREATE CONSTRAINT TRIGGER "LedgerEvent_payout_in_books" AFTER INSERT ON "LedgerEvent" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."payoutId" IS NOT NULL) EXECUTE FUNCTION payout_check_books('payoutId');

-- At the end of a transaction nothing is taken that is not there. Who takes from the same mitra at the same time waits for
-- the lock of its row, and then counts what the other took.
CREATE FUNCTION ledger_refuse_overdraft() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM "Mitra" WHERE id = NEW."mitraId" FOR NO KEY UPDATE;
  IF (SELECT sum(amount) * CASE NEW.account WHEN 'debt' THEN -1 ELSE 1 END < 0 FROM "LedgerEntry" WHERE "mitraId" = NEW."mitraId" AND account = NEW.account) THEN
    RAISE EXCEPTION 'Ledger event % takes more than mitra % has as %', NEW."eventId", NEW."mitraId", NEW.account USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END
$$;
CREATE CONSTRAINT TRIGGER "LedgerEntry_never_overdrawn" AFTER INSERT ON "LedgerEntry" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW.amount < 0 AND NEW.account IN ('available', 'payout_in_transit', 'paid_out') OR NEW.amount > 0 AND NEW.account = 'debt')
  EXECUTE FUNCTION ledger_refuse_overdraft();
