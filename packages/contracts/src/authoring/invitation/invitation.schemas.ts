import { z } from 'zod';
import { instant, uuid } from '../../fields.ts';
import { instructorScopes, mitraRoles } from '../../core/auth/membership.rules.ts';

export const invitationStatus = z.enum(['invited', 'accepted', 'rejected']);
export type InvitationStatus = z.infer<typeof invitationStatus>;

/** An invitation as whoever holds its link sees it. */
export const openInvitation = z.object({
  id: uuid,
  role: z.enum(mitraRoles),
  /** Of an instructor; empty for a member. */
  scopes: z.array(z.enum(instructorScopes)),
  status: invitationStatus,
  isExpired: z.boolean(),
  expiresAt: instant,
  /** Whether my account has the address that was invited. */
  isMine: z.boolean(),
  /** The invited address, all but its first letter and its domain left out unless it is mine. */
  email: z.string(),
  mitra: z.object({ id: uuid, name: z.string(), slug: z.string(), logo: z.string().nullable() }),
  /** What an instructor is invited to; null for a member. */
  class: z
    .object({
      id: uuid,
      type: z.enum(['program', 'webinar']),
      title: z.string(),
      slug: z.string(),
      thumbnail: z.string().nullable(),
    })
    .nullable(),
  invitedBy: z.object({ fullname: z.string() }),
});
export type OpenInvitation = z.infer<typeof openInvitation>;
