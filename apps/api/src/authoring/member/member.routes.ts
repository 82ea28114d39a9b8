import { memberEndpoints } from '@sinau/contracts/authoring/member/member.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { MemberService } from './member.service.ts';

export const memberRoutes = (members: MemberService) =>
  defineRoutes(memberEndpoints, {
    list: ({ actor }) => members.list(actor),
    invite: ({ actor, body }) => members.invite(actor, body),
    resend: ({ actor, params }) => members.resend(actor, params),
    revoke: ({ actor, params }) => members.revoke(actor, params),
    update: ({ actor, params, body }) => members.update(actor, params, body),
    remove: ({ actor, params }) => members.remove(actor, params),
  });
