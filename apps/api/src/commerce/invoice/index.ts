import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { invoiceRoutes } from './invoice.routes.ts';
import { createInvoiceService } from './invoice.service.ts';

export { mailedAddress } from './invoice-address.ts';
export { issueInvoice } from './issue-invoice.ts';

const issueMissingJob = defineJob('invoice.issueMissing', { retryLimit: 0 });

export function invoiceModule(deps: Deps): Module {
  const invoices = createInvoiceService(deps);
  return {
    routes: invoiceRoutes(invoices),
    jobs: [handleJob(issueMissingJob, invoices.issueMissing, '47 * * * *')],
  };
}
