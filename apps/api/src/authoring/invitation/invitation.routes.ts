import { invitationEndpoints } from '@sinau/contracts/authoring/invitation/invitation.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { InvitationService } from './invitation.service.ts';

export const invitationRoutes = (invitations: InvitationService) =>
  defineRoutes(invitationEndpoints, {
    detail: ({ actor, query }) => invitations.open(actor, query),
    accept: ({ actor, body }) => invitations.accept(actor, body),
    reject: ({ actor, body }) => invitations.reject(actor, body),
  });
