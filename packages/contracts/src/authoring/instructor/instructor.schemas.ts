import { z } from 'zod';
import { instant, shapeOf, uuid } from '../../fields.ts';
import { invitationStatus } from '../invitation/invitation.schemas.ts';
import { inviteRules } from './instructor.rules.ts';
import { instructorScopes } from '../../core/auth/membership.rules.ts';

/** Each scope at most once, and at least one. */
export const scopes = z
  .array(z.enum(instructorScopes))
  .min(1, 'Pilih paling sedikit satu tugas')
  .max(instructorScopes.length)
  .refine((list) => new Set(list).size === list.length, 'Pilih setiap tugas satu kali saja');

export const instructorInvite = z.object({ ...shapeOf(inviteRules), scopes });

/** A teacher of a class as the public sees it: no e-mail, phone or address. */
export const instructor = z.object({ id: uuid, fullname: z.string(), avatar: z.string().nullable() });
export type Instructor = z.infer<typeof instructor>;

/** An invited instructor of a class, as members of its mitra see it. */
export const invitedInstructor = z.object({
  id: uuid,
  email: z.string(),
  /** Null until the invitation was answered. */
  fullname: z.string().nullable(),
  avatar: z.string().nullable(),
  scopes: z.array(z.enum(instructorScopes)),
  status: invitationStatus,
  isExpired: z.boolean(),
  sentAt: instant,
  expiresAt: instant,
  answeredAt: instant.nullable(),
});
export type InvitedInstructor = z.infer<typeof invitedInstructor>;
