import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, noData } from '../../fields.ts';
import { invitedMember, member, memberInvite, memberRole } from './member.schemas.ts';

const byMember = z.object({ id: idOf('member') });
const byInvitation = z.object({ id: idOf('memberInvitation') });

/** The members of the mitra that a partner acts for. Its owners manage the members; each member may leave. */
export const memberEndpoints = defineEndpoints('member', {
  list: {
    method: 'GET',
    path: '/user/mitra/member',
    auth: 'partner',
    summary: 'Everybody who belongs to my mitra, and who was invited to; instructors are listed by class',
    data: z.object({ list: z.array(member), invitations: z.array(invitedMember) }),
  },
  invite: {
    method: 'POST',
    path: '/user/mitra/member/invite',
    auth: 'partner',
    summary: 'Invite somebody by e-mail to my mitra',
    body: memberInvite,
    data: invitedMember,
    errors: ['owner_only', 'already_invited', 'already_member', 'too_many_requests', 'too_many_mails'],
    example: { email: 'sari@contoh.id', role: 'member' },
  },
  resend: {
    method: 'PUT',
    path: '/user/mitra/member/invitation/:id/resend',
    auth: 'partner',
    summary: 'Mail an unanswered invitation again with a new link; the old one ends',
    params: byInvitation,
    data: invitedMember,
    errors: ['not_found', 'owner_only', 'invitation_answered', 'too_many_requests', 'too_many_mails'],
  },
  revoke: {
    method: 'DELETE',
    path: '/user/mitra/member/invitation/:id',
    auth: 'partner',
    summary: 'Revoke an invitation that was not accepted',
    params: byInvitation,
    data: noData,
    errors: ['not_found', 'owner_only'],
  },
  update: {
    method: 'PUT',
    path: '/user/mitra/member/:id',
    auth: 'partner',
    summary: 'Change the role of a member; the last owner stays one',
    params: byMember,
    body: z.object({ role: memberRole }),
    data: member,
    errors: ['not_found', 'owner_only', 'last_owner'],
    example: { role: 'owner' },
  },
  remove: {
    method: 'DELETE',
    path: '/user/mitra/member/:id',
    auth: 'partner',
    summary: 'Remove a member, or leave; the last owner stays',
    params: byMember,
    data: noData,
    errors: ['not_found', 'owner_only', 'last_owner'],
  },
});
