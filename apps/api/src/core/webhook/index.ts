import type { Module } from '../../http/module.ts';
import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import { createDeliverer, deliverDueJob, deliverJob, sweepDeliveriesJob } from './deliver.ts';
import { webhookGauges } from './webhook-gauges.queries.ts';
import { webhookMails } from './webhook.mails.ts';
import { webhookRoutes } from './webhook.routes.ts';
import { createWebhookService } from './webhook.service.ts';

export {
  recordCertified,
  recordEnrolled,
  recordFinished,
  recordPaid,
  recordPassed,
  recordRefunded,
} from './record-events.ts';

/** Sends events to the systems of mitra: the other modules record them, and jobs deliver them. */
export function webhookModule(deps: Deps): Module {
  const deliverer = createDeliverer(deps);
  return {
    routes: webhookRoutes(createWebhookService(deps)),
    jobs: [
      handleJob(deliverJob, deliverer.deliver),
      handleJob(deliverDueJob, deliverer.deliverDue, '* * * * *'),
      handleJob(sweepDeliveriesJob, deliverer.sweep, '20 3 * * *'),
    ],
    mails: webhookMails,
    gauges: [webhookGauges],
  };
}
