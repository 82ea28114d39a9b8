import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { createOwedRefundService } from '../refund/index.ts';
import { closeReplacedJob, createMovedSeatService } from '../seat-move/index.ts';
import { checkJob, closeReplaced, createOrderCheck } from './order.jobs.ts';
import { orderMails } from './order.mails.ts';
import { orderRoutes } from './order.routes.ts';
import { createOrderService } from './order.service.ts';
import { createPaymentMethodChange } from './payment-method.service.ts';
import { createReportApplier } from './settlement.ts';

export { placeGift } from './place-gift.ts';
export type { PlacingDeps } from './place-order.ts';
export { applyReport, createReportApplier } from './settlement.ts';

export const orderModule = (deps: Deps): Module => ({
  routes: orderRoutes({
    orders: createOrderService(deps),
    changeMethod: createPaymentMethodChange(deps),
    owedRefunds: createOwedRefundService({ ...deps, applyReport: createReportApplier(deps) }),
    movedSeats: createMovedSeatService(deps),
  }),
  jobs: [
    handleJob(checkJob, createOrderCheck(deps), '* * * * *'),
    handleJob(closeReplacedJob, (superseded) => closeReplaced(deps, superseded)),
  ],
  mails: orderMails,
});
