import type { Module } from '../http/module.ts';
import type { Deps } from '../platform/deps.ts';
import { cartModule } from './cart/index.ts';
import { invoiceModule } from './invoice/index.ts';
import { giftModule } from './gift/index.ts';
import { ltiModule } from './lti/index.ts';
import { ledgerModule } from './ledger/index.ts';
import { createReportApplier, orderModule } from './order/index.ts';
import { paymentModule } from './payment/index.ts';
import { bankingModule } from './banking/index.ts';
import { payoutModule } from './payout/index.ts';
import { refundModule } from './refund/index.ts';
import { seatMoveModule } from './seat-move/index.ts';
import { ticketModule } from './ticket/index.ts';
import { voucherModule } from './voucher/index.ts';

/** Commerce: carts, orders, payments, refunds and payouts. */
export const commerceModules = (deps: Deps): Module[] => [
  cartModule(deps),
  invoiceModule(deps),
  ledgerModule(deps),
  orderModule(deps),
  paymentModule(deps),
  payoutModule(deps),
  bankingModule(deps),
  refundModule(deps, createReportApplier(deps)),
  seatMoveModule(deps),
  ticketModule(deps),
  voucherModule(deps),
  giftModule(deps),
  ltiModule(deps),
];
