-- CreateTable
CREATE TABLE "InvoiceSeries" (
    "year" INTEGER NOT NULL,
    "last" INTEGER NOT NULL,

    CONSTRAINT "InvoiceSeries_pkey" PRIMARY KEY ("year")
);

-- CreateTable
CREATE TABLE "Invoice" (
    "id" UUID NOT NULL DEFAULT uuidv7(),
    "orderId" UUID NOT NULL,
    "year" INTEGER NOT NULL,
    "sequence" INTEGER NOT NULL,
    "number" TEXT NOT NULL,
    "issuedAt" TIMESTAMPTZ(3) NOT NULL,
    "buyerName" TEXT NOT NULL,
    "buyerEmail" TEXT NOT NULL,
    "content" JSONB NOT NULL,

    CONSTRAINT "Invoice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_orderId_key" ON "Invoice"("orderId");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_number_key" ON "Invoice"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Invoice_year_sequence_key" ON "Invoice"("year", "sequence");

-- AddForeignKey
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_orderId_fkey" FOREIGN KEY ("orderId") REFERENCES "Order"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "InvoiceSeries" ADD CONSTRAINT "InvoiceSeries_counts_up" CHECK (last >= 1);
ALTER TABLE "Invoice" ADD CONSTRAINT "Invoice_number_of_sequence" CHECK (sequence >= 1 AND number = 'INV/' || year || '/' || lpad(sequence::text, greatest(6, length(sequence::text)), '0'));

-- Nothing of an invoice changes but the buyer's name and address, which go with the account.
CREATE FUNCTION invoice_is_kept() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND (NEW.id, NEW."orderId", NEW.year, NEW.sequence, NEW.number, NEW."issuedAt", NEW.content)
    IS NOT DISTINCT FROM (OLD.id, OLD."orderId", OLD.year, OLD.sequence, OLD.number, OLD."issuedAt", OLD.content) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'An invoice is neither changed nor deleted' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER "Invoice_kept" BEFORE UPDATE OR DELETE ON "Invoice" FOR EACH ROW EXECUTE FUNCTION invoice_is_kept();
CREATE TRIGGER "Invoice_kept_whole" BEFORE TRUNCATE ON "Invoice" FOR EACH STATEMENT EXECUTE FUNCTION invoice_is_kept();

-- A series only counts on.
CREATE FUNCTION invoice_series_counts_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.year = OLD.year AND NEW.last = OLD.last + 1 THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'A series of invoices only counts on' USING ERRCODE = 'check_violation';
END $$;
CREATE TRIGGER "InvoiceSeries_counts_on" BEFORE UPDATE OR DELETE ON "InvoiceSeries" FOR EACH ROW EXECUTE FUNCTION invoice_series_counts_on();
