// Written by `pnpm generate` from packages/contracts.
import type { supportEndpoints } from '@sinau/contracts/backoffice/support/support.endpoints';
import { operation } from '../operation.ts';

export const support = {
  key: ['support'],
  create: operation<typeof supportEndpoints.create>('support.create', 'POST', '/support-ticket/create'),
  thread: operation<typeof supportEndpoints.thread>('support.thread', 'GET', '/support-ticket/:token'),
  reply: operation<typeof supportEndpoints.reply>('support.reply', 'POST', '/support-ticket/:token/reply'),
  received: operation<typeof supportEndpoints.received>('support.received', 'GET', '/operator/support-ticket'),
  detail: operation<typeof supportEndpoints.detail>('support.detail', 'GET', '/operator/support-ticket/:id'),
  answer: operation<typeof supportEndpoints.answer>('support.answer', 'POST', '/operator/support-ticket/:id/answer'),
  close: operation<typeof supportEndpoints.close>('support.close', 'PUT', '/operator/support-ticket/:id/close'),
};
