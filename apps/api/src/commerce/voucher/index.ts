import type { Deps } from '../../platform/deps.ts';
import { createQuotes } from '../checkout/index.ts';
import type { Module } from '../../http/module.ts';
import { createCheckService } from './check.service.ts';
import { createVoucherFacts } from './voucher-facts.ts';
import { voucherRoutes } from './voucher.routes.ts';
import { createVoucherService } from './voucher.service.ts';

export const voucherModule = (deps: Deps): Module => ({
  routes: voucherRoutes(createVoucherService(deps), createVoucherFacts(deps), createCheckService(createQuotes(deps))),
});
