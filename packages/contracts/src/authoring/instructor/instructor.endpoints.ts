import { z } from 'zod';
import { mailedToken } from '../../core/auth/auth.schemas.ts';
import { defineEndpoints } from '../../endpoint.ts';
import { classRef, idOf, noData } from '../../fields.ts';
import { openInvitation } from '../invitation/invitation.schemas.ts';
import { instructor, instructorInvite, invitedInstructor, scopes } from './instructor.schemas.ts';

const ofClass = z.object({ type: z.enum(['program', 'webinar']), id: classRef });
const answer = z.object({ token: mailedToken });
const exampleToken = 'AbCdEfGhIjKlMnOpQrStUvWxYz0123456789AbCdEfG';

/** Only members of the mitra invite and revoke; an instructor does not see other invitations. */
export const instructorEndpoints = defineEndpoints('instructor', {
  list: {
    method: 'GET',
    path: '/instructor/:type/:id',
    auth: 'optional',
    summary: 'Who teaches a published class; the team of the class sees it before',
    params: ofClass,
    data: z.object({ list: z.array(instructor) }),
    errors: ['not_found'],
  },
  invited: {
    method: 'GET',
    path: '/user/instructor/:type/:id',
    auth: 'partner',
    summary: 'Everybody who was invited to teach a class of mine, the latest first',
    params: ofClass,
    data: z.object({ list: z.array(invitedInstructor) }),
    errors: ['not_found'],
  },
  add: {
    method: 'POST',
    path: '/instructor/:type/:id/add-instructor',
    auth: 'partner',
    summary: 'Invite somebody by e-mail to teach a class; who rejected may be invited again',
    params: ofClass,
    body: instructorInvite,
    data: invitedInstructor,
    errors: ['not_found', 'already_invited', 'already_member', 'too_many_requests', 'too_many_mails'],
    example: { email: 'sari@contoh.id', scopes: ['edit', 'grade'] },
  },
  accept: {
    method: 'PUT',
    path: '/instructor/:type/:id/accept-invitation',
    auth: 'user',
    summary: 'Accept the mailed invitation to a class: I become an instructor of its mitra and act for it',
    params: ofClass,
    body: answer,
    data: openInvitation,
    errors: ['not_found', 'invitation_of_another', 'invitation_answered', 'invitation_expired'],
    example: { token: exampleToken },
  },
  reject: {
    method: 'PUT',
    path: '/instructor/:type/:id/reject-invitation',
    auth: 'user',
    summary: 'Reject the mailed invitation to a class',
    params: ofClass,
    body: answer,
    data: openInvitation,
    errors: ['not_found', 'invitation_of_another', 'invitation_answered', 'invitation_expired'],
    example: { token: exampleToken },
  },
  update: {
    method: 'PUT',
    path: '/instructor/:id',
    auth: 'partner',
    summary: 'Change what an invited or accepted instructor may do, from their next call on',
    params: z.object({ id: idOf('instructor') }),
    body: z.object({ scopes }),
    data: invitedInstructor,
    errors: ['not_found'],
    example: { scopes: ['grade'] },
  },
  resend: {
    method: 'PUT',
    path: '/instructor/:id/resend',
    auth: 'partner',
    summary: 'Mail an unanswered invitation again with a new link; the old one ends',
    params: z.object({ id: idOf('instructor') }),
    data: invitedInstructor,
    errors: ['not_found', 'invitation_answered', 'too_many_requests', 'too_many_mails'],
  },
  remove: {
    method: 'DELETE',
    path: '/instructor/:type/:id',
    auth: 'partner',
    summary: 'Revoke an invitation, or end what an instructor may do in the class; `id` is the invitation',
    params: z.object({ type: z.enum(['program', 'webinar']), id: idOf('instructor') }),
    data: noData,
    errors: ['not_found'],
  },
});
