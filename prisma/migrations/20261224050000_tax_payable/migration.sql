-- PPN that was taken out of the fee is owed to the state, and no revenue.
ALTER TYPE "LedgerAccount" ADD VALUE 'tax_payable' BEFORE 'voucher_expense';
