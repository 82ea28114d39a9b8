import { securityEndpoints } from '@sinau/contracts/core/security/security.endpoints';
import { defineRoutes } from '../../../http/routes.ts';
import type { SecurityService } from './security.service.ts';

export const securityRoutes = (security: SecurityService) =>
  defineRoutes(securityEndpoints, {
    state: ({ actor }) => security.state(actor),
    beginAuthenticator: ({ actor }) => security.beginAuthenticator(actor),
    activateAuthenticator: ({ actor, body }) => security.activateAuthenticator(actor, body),
    beginPasskey: ({ actor }) => security.beginPasskey(actor),
    addPasskey: ({ actor, body }) => security.addPasskey(actor, body),
    removePasskey: ({ actor, params }) => security.removePasskey(actor, params),
    replaceRecoveryCodes: ({ actor }) => security.replaceRecoveryCodes(actor),
    turnOff: ({ actor }) => security.turnOff(actor),
    confirmation: ({ actor }) => security.confirmation(actor),
    secondStepPasskey: ({ body }) => security.secondStepPasskey(body),
    confirmationPasskey: ({ actor }) => security.confirmationPasskey(actor),
    confirm: ({ actor, body }) => security.confirm(actor, body),
    reset: ({ actor, params, body }) => security.reset(actor, params, body),
  });
