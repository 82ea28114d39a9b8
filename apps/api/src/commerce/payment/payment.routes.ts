import { paymentEndpoints } from '@sinau/contracts/commerce/payment/payment.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { NotificationService } from './notification.service.ts';
import type { SimulatorService } from './simulator.service.ts';

export const paymentRoutes = (notifications: NotificationService, simulator: SimulatorService) =>
  defineRoutes(paymentEndpoints, {
    notify: ({ params, body, address }) => notifications.receive(params, body, address),
    simulated: ({ actor, params }) => simulator.detail(actor, params),
    simulate: ({ actor, params, body }) => simulator.simulate(actor, params, body),
  });
