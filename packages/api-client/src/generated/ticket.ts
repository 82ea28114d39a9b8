// Written by `pnpm generate` from packages/contracts.
import type { ticketEndpoints } from '@sinau/contracts/commerce/ticket/ticket.endpoints';
import { operation } from '../operation.ts';

export const ticket = {
  key: ['ticket'],
  list: operation<typeof ticketEndpoints.list>('ticket.list', 'GET', '/user/webinar/:id/ticket'),
  detail: operation<typeof ticketEndpoints.detail>('ticket.detail', 'GET', '/user/webinar/:id/ticket/:ticketId'),
  createRegular: operation<typeof ticketEndpoints.createRegular>('ticket.createRegular', 'POST', '/user/webinar/:id/ticket/create/regular'),
  createAdditional: operation<typeof ticketEndpoints.createAdditional>('ticket.createAdditional', 'POST', '/user/webinar/:id/ticket/create/additional'),
  update: operation<typeof ticketEndpoints.update>('ticket.update', 'PUT', '/user/webinar/:id/ticket/:ticketId'),
  remove: operation<typeof ticketEndpoints.remove>('ticket.remove', 'DELETE', '/user/webinar/:id/ticket/:ticketId'),
  setQuota: operation<typeof ticketEndpoints.setQuota>('ticket.setQuota', 'PUT', '/user/webinar/:id/quota'),
  wait: operation<typeof ticketEndpoints.wait>('ticket.wait', 'POST', '/webinar/:id/waiting-list'),
  stopWaiting: operation<typeof ticketEndpoints.stopWaiting>('ticket.stopWaiting', 'DELETE', '/webinar/:id/waiting-list/:ticketId'),
};
