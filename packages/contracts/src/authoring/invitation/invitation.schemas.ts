import { z } from 'zod';
import { instant, uuid } from '../../fields.ts';
import { instructorScopes, mitraRoles } from '../../core/auth/membership.rules.ts';

export const invitationStatus = z.enum(['invited', 'accepted', 'rejected']);
export type InvitationStatus = z.infer<typeof invitationStatus>;

/** An invitation as shown to the holder of its link. */
export const openInvitation = z.object({
  id: uuid,
  role: z.enum(mitraRoles),
  /** Scopes of an instructor; empty for a member. */
  scopes: z.array(z.enum(instructorScopes)),
  status: invitationStatus,
  isExpired: z.boolean(),
  expiresAt: instant,
  /** True if the invited address is that of the caller's account. */
  isMine: z.boolean(),
  /** The invited address, masked except for its first letter and its domain unless it is the caller's. */
  email: z.string(),
  mitra: z.object({ id: uuid, name: z.string(), slug: z.string(), logo: z.string().nullable() }),
  /** The class that an instructor is invited to; null for a member. */
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
