import type { Module } from '../http/module.ts';
import type { Deps } from '../platform/deps.ts';
import { cartModule } from './cart/index.ts';
import { invoiceModule } from './invoice/index.ts';
import { ledgerModule } from './ledger/index.ts';
import { paymentModule } from './payment/index.ts';
import { payoutModule } from './payout/index.ts';
import { refundModule } from './refund/index.ts';
import { ticketModule } from './ticket/index.ts';
import { createSettlement, transactionModule } from './order/index.ts';
import { voucherModule } from './voucher/index.ts';

/** Commerce: carts, orders, payments, refunds and payouts. */
export function commerceModules(deps: Deps): Module[] {
  const settlement = createSettlement(deps);
  return [
    cartModule(deps),
    invoiceModule(deps),
    ledgerModule(deps),
    paymentModule(deps, settlement),
    payoutModule(deps),
    refundModule(deps, settlement),
    ticketModule(deps),
    transactionModule(deps, settlement),
    voucherModule(deps),
  ];
}
