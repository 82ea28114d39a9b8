// Written by `pnpm generate` from packages/contracts.
import type { securityEndpoints } from '@sinau/contracts/core/security/security.endpoints';
import { operation } from '../operation.ts';

export const security = {
  key: ['security'],
  state: operation<typeof securityEndpoints.state>('security.state', 'GET', '/user/two-step'),
  beginAuthenticator: operation<typeof securityEndpoints.beginAuthenticator>('security.beginAuthenticator', 'POST', '/user/two-step/authenticator'),
  activateAuthenticator: operation<typeof securityEndpoints.activateAuthenticator>('security.activateAuthenticator', 'PUT', '/user/two-step/authenticator'),
  beginPasskey: operation<typeof securityEndpoints.beginPasskey>('security.beginPasskey', 'POST', '/user/passkey/options'),
  addPasskey: operation<typeof securityEndpoints.addPasskey>('security.addPasskey', 'POST', '/user/passkey'),
  removePasskey: operation<typeof securityEndpoints.removePasskey>('security.removePasskey', 'DELETE', '/user/passkey/:id'),
  replaceRecoveryCodes: operation<typeof securityEndpoints.replaceRecoveryCodes>('security.replaceRecoveryCodes', 'POST', '/user/two-step/recovery-code'),
  turnOff: operation<typeof securityEndpoints.turnOff>('security.turnOff', 'DELETE', '/user/two-step'),
  confirmation: operation<typeof securityEndpoints.confirmation>('security.confirmation', 'GET', '/user/confirmation'),
  secondStepPasskey: operation<typeof securityEndpoints.secondStepPasskey>('security.secondStepPasskey', 'POST', '/user/auth/second-step/passkey'),
  confirmationPasskey: operation<typeof securityEndpoints.confirmationPasskey>('security.confirmationPasskey', 'POST', '/user/confirmation/passkey'),
  confirm: operation<typeof securityEndpoints.confirm>('security.confirm', 'POST', '/user/confirmation'),
  reset: operation<typeof securityEndpoints.reset>('security.reset', 'POST', '/operator/user/:id/two-step/reset'),
};
