import { z } from 'zod';
import { instant, shapeOf, uuid } from '../../fields.ts';
import { inviteRules } from '../instructor/instructor.rules.ts';
import { invitationStatus } from '../invitation/invitation.schemas.ts';
import { memberRoles } from './member.rules.ts';

export const memberRole = z.enum(memberRoles);
export const memberInvite = z.object({ ...shapeOf(inviteRules), role: memberRole });

/** A member of a mitra; `id` is the user. */
export const member = z.object({
  id: uuid,
  fullname: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  role: memberRole,
  joinedAt: instant,
  isMe: z.boolean(),
});
export type Member = z.infer<typeof member>;

export const invitedMember = z.object({
  id: uuid,
  email: z.string(),
  role: memberRole,
  status: invitationStatus,
  isExpired: z.boolean(),
  sentAt: instant,
  expiresAt: instant,
});
export type InvitedMember = z.infer<typeof invitedMember>;
