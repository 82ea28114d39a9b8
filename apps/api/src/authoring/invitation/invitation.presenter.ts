import type { OpenInvitation } from '@sinau/contracts/authoring/invitation/invitation.schemas';
import { isoOrNull } from '../../platform/iso.ts';
import type { InvitationRow } from './invitation.queries.ts';

/** Presents an invitation to its senders. */
export const presentInvited = (
  { id, email, user, status, sentAt, expiresAt, answeredAt, ...row }: InvitationRow,
  now: Date,
) => ({
  id,
  email: user?.email ?? email,
  fullname: user?.fullname ?? null,
  avatar: user?.avatar ?? null,
  role: row.role,
  scopes: row.scopes,
  status,
  isExpired: isExpired({ status, expiresAt }, now),
  sentAt: sentAt.toISOString(),
  expiresAt: expiresAt.toISOString(),
  answeredAt: isoOrNull(answeredAt),
});

/** Presents an invitation to the holder of the link; `reader` is their address. */
export const presentOpenInvitation = (row: InvitationRow, reader: string, now: Date): OpenInvitation => ({
  id: row.id,
  role: row.role,
  scopes: row.scopes,
  status: row.status,
  isExpired: isExpired(row, now),
  expiresAt: row.expiresAt.toISOString(),
  isMine: row.email === reader,
  email: row.email === reader ? row.email : masked(row.email),
  mitra: row.mitra,
  class: row.class && { ...row.class, type: row.class.kind },
  invitedBy: row.invitedBy,
});

export const isExpired = ({ status, expiresAt }: Pick<InvitationRow, 'status' | 'expiresAt'>, now: Date) =>
  status === 'invited' && expiresAt <= now;

const masked = (email: string) => `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
