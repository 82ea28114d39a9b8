import type { Deps } from '../../platform/deps.ts';
import { handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { eventGauges } from './event-gauges.queries.ts';
import { createNotificationService, processJob, sweepJob } from './notification.service.ts';
import { paymentRoutes } from './payment.routes.ts';
import { createSimulatorService, notifyJob } from './simulator.service.ts';

export { countRejectedEvents, findOpenEvents } from './event.queries.ts';

export function paymentModule(deps: Deps): Module {
  const notifications = createNotificationService(deps);
  const simulator = createSimulatorService(deps);
  return {
    routes: paymentRoutes(notifications, simulator),
    jobs: [
      handleJob(processJob, notifications.process),
      handleJob(sweepJob, notifications.sweep, '* * * * *'),
      handleJob(notifyJob, simulator.notify),
    ],
    gauges: [eventGauges],
  };
}
