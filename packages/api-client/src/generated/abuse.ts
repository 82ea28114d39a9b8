// Written by `pnpm generate` from packages/contracts.
import type { abuseEndpoints } from '@sinau/contracts/backoffice/abuse/abuse.endpoints';
import { operation } from '../operation.ts';

export const abuse = {
  key: ['abuse'],
  create: operation<typeof abuseEndpoints.create>('abuse.create', 'POST', '/user/abuse-report'),
  mine: operation<typeof abuseEndpoints.mine>('abuse.mine', 'GET', '/user/abuse-report/:kind/:id'),
  queue: operation<typeof abuseEndpoints.queue>('abuse.queue', 'GET', '/operator/abuse-case'),
  detail: operation<typeof abuseEndpoints.detail>('abuse.detail', 'GET', '/operator/abuse-case/:id'),
  takeUp: operation<typeof abuseEndpoints.takeUp>('abuse.takeUp', 'PUT', '/operator/abuse-case/:id/take-up'),
  release: operation<typeof abuseEndpoints.release>('abuse.release', 'PUT', '/operator/abuse-case/:id/release'),
  dismiss: operation<typeof abuseEndpoints.dismiss>('abuse.dismiss', 'PUT', '/operator/abuse-case/:id/dismiss'),
  decide: operation<typeof abuseEndpoints.decide>('abuse.decide', 'PUT', '/operator/abuse-case/:id/decide'),
  unhide: operation<typeof abuseEndpoints.unhide>('abuse.unhide', 'PUT', '/operator/abuse-case/:id/unhide'),
};
