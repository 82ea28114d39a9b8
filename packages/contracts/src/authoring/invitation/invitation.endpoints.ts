import { z } from 'zod';
import { mailedToken } from '../../core/auth/auth.schemas.ts';
import { defineEndpoints } from '../../endpoint.ts';
import { openInvitation } from './invitation.schemas.ts';

const byToken = z.object({ token: mailedToken });
const example = { token: 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfG' };

/** Link in the mail that invites an instructor or a member. A revoked or unknown one answers 404. */
export const invitationEndpoints = defineEndpoints('invitation', {
  detail: {
    method: 'GET',
    path: '/invitation',
    auth: 'user',
    summary: 'Who invites me, to what; answered and expired invitations too',
    query: byToken,
    data: openInvitation,
    errors: ['not_found'],
  },
  accept: {
    method: 'PUT',
    path: '/invitation/accept',
    auth: 'user',
    summary: 'Accept: I join the mitra and act for it. Accepting again changes nothing',
    body: byToken,
    data: openInvitation,
    errors: ['not_found', 'invitation_of_another', 'invitation_answered', 'invitation_expired'],
    example,
  },
  reject: {
    method: 'PUT',
    path: '/invitation/reject',
    auth: 'user',
    summary: 'Reject; rejecting again changes nothing',
    body: byToken,
    data: openInvitation,
    errors: ['not_found', 'invitation_of_another', 'invitation_answered', 'invitation_expired'],
    example,
  },
});
