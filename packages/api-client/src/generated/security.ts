// Written by `pnpm generate` from packages/contracts.
import type { securityEndpoints } from '@sinau/contracts/core/security/security.endpoints';
import { operation } from '../operation.ts';

export const security = {
  key: ['security'],
  state: operation<typeof securityEndpoints.state>('security.state', 'GET', '/user/two-step'),
  beginAuthenticator: operation<typeof securityEndpoints.beginAuthenticator>('security.beginAuthenticator', 'POST', '/user/two-step/authenticator'),
  activateAuthenticator: operation<typeof securityEndpoints.activateAuthenticator>('security.activateAuthenticator', 'PUT', '/user/two-step/authenticator'),
  replaceRecoveryCodes: operation<typeof securityEndpoints.replaceRecoveryCodes>('security.replaceRecoveryCodes', 'POST', '/user/two-step/recovery-code'),
  turnOff: operation<typeof securityEndpoints.turnOff>('security.turnOff', 'DELETE', '/user/two-step'),
  confirmation: operation<typeof securityEndpoints.confirmation>('security.confirmation', 'GET', '/user/confirmation'),
  confirm: operation<typeof securityEndpoints.confirm>('security.confirm', 'POST', '/user/confirmation'),
  reset: operation<typeof securityEndpoints.reset>('security.reset', 'POST', '/operator/user/:id/two-step/reset'),
};
