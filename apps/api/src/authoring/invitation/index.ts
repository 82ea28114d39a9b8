import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { invitationMails } from './invitation.mails.ts';
import { invitationRoutes } from './invitation.routes.ts';
import { createInvitationService } from './invitation.service.ts';

export { presentInvited } from './invitation.presenter.ts';
export { findInvitation, findInvitations, lockTeam, updateScopes, type InvitationWhere } from './invitation.queries.ts';
export { createInvitationService } from './invitation.service.ts';
export { createInvitations } from './invitations.ts';

export const invitationModule = (deps: Deps): Module => ({
  routes: invitationRoutes(createInvitationService(deps)),
  mails: invitationMails,
});
