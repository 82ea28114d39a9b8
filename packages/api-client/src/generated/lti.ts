// Written by `pnpm generate` from packages/contracts.
import type { ltiEndpoints } from '@sinau/contracts/commerce/lti/lti.endpoints';
import { operation } from '../operation.ts';

export const lti = {
  key: ['lti'],
  list: operation<typeof ltiEndpoints.list>('lti.list', 'GET', '/user/lti'),
  detail: operation<typeof ltiEndpoints.detail>('lti.detail', 'GET', '/user/lti/:id'),
  create: operation<typeof ltiEndpoints.create>('lti.create', 'POST', '/user/lti'),
  connect: operation<typeof ltiEndpoints.connect>('lti.connect', 'PUT', '/user/lti/:id'),
  registration: operation<typeof ltiEndpoints.registration>('lti.registration', 'POST', '/user/lti/:id/registration'),
  offer: operation<typeof ltiEndpoints.offer>('lti.offer', 'PUT', '/user/lti/:id/class/:classId'),
  withdraw: operation<typeof ltiEndpoints.withdraw>('lti.withdraw', 'DELETE', '/user/lti/:id/class/:classId'),
  roster: operation<typeof ltiEndpoints.roster>('lti.roster', 'GET', '/user/lti-course/:id/people'),
  resend: operation<typeof ltiEndpoints.resend>('lti.resend', 'POST', '/user/lti-course/:id/scores'),
  revoke: operation<typeof ltiEndpoints.revoke>('lti.revoke', 'DELETE', '/user/lti/:id'),
  links: operation<typeof ltiEndpoints.links>('lti.links', 'GET', '/user/lti-link'),
  unlink: operation<typeof ltiEndpoints.unlink>('lti.unlink', 'DELETE', '/user/lti-link/:id'),
  pending: operation<typeof ltiEndpoints.pending>('lti.pending', 'GET', '/lti/launch/:id'),
  enter: operation<typeof ltiEndpoints.enter>('lti.enter', 'POST', '/lti/launch/:id'),
};
