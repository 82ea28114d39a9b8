import type {
  FoundPerson,
  Person,
  PersonAgreement,
  PersonCertificate,
  PersonClass,
  PersonOrder,
  PersonSession,
  SentMail,
} from '@sinau/contracts/backoffice/person/person.schemas';
import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import { days, later } from '../../platform/clock.ts';
import { isoOrNull } from '../../platform/iso.ts';
import { paymentMethodOf } from '../../commerce/checkout/index.ts';
import { statusOf } from '../../commerce/order-record/index.ts';
import { deviceOf, isLinkMail, restorationDays } from '../../core/auth/index.ts';
import type { FoundRow } from './find-people.ts';
import type { CertificateRow, ClassRow, MailRow, OrderRow, PersonRow, findAgreements } from './person.queries.ts';

const stateOf = ({ lockedAt, deactivatedAt }: Pick<FoundRow, 'lockedAt' | 'deactivatedAt'>) =>
  deactivatedAt ? 'deactivated' : lockedAt ? 'locked' : 'active';

export const presentFound = ({ lockedAt, deactivatedAt, createdAt, ...row }: FoundRow): FoundPerson => ({
  ...row,
  state: stateOf({ lockedAt, deactivatedAt }),
  createdAt: createdAt.toISOString(),
});

export const presentPerson = (row: PersonRow, pending: { email: string; expiresAt: Date } | null): Person => ({
  id: row.id,
  fullname: row.fullname,
  email: row.email,
  phone: row.phone,
  state: stateOf(row),
  isOperator: row.isOperator,
  isEmailVerified: row.emailVerifiedAt !== null,
  pendingEmail: pending && { email: pending.email, expiresAt: pending.expiresAt.toISOString() },
  hasPassword: row.passwordHash !== null,
  hasGoogle: row.googleId !== null,
  lockedAt: isoOrNull(row.lockedAt),
  deactivatedAt: isoOrNull(row.deactivatedAt),
  deletedAfter: isoOrNull(row.deactivatedAt && later(row.deactivatedAt, days(restorationDays))),
  lastSeenAt: isoOrNull(row.sessions[0]?.lastSeenAt),
  createdAt: row.createdAt.toISOString(),
  mitra: row.memberships.map(({ role, mitra }) => ({ ...mitra, role })),
});

export const presentOrder = ({ status, paymentMethod, createdAt, paidAt, ...row }: OrderRow): PersonOrder => ({
  ...row,
  status: statusOf(status),
  paymentMethod: paymentMethodOf(paymentMethod)?.title ?? null,
  createdAt: createdAt.toISOString(),
  paidAt: isoOrNull(paidAt),
});

export const presentClass = (row: ClassRow): PersonClass => ({
  id: row.id,
  class: { id: row.class.id, title: row.class.title, mitra: row.class.mitra.name },
  progress: row.progress,
  hasAccess: row.grants.length > 0,
  enrolledAt: row.createdAt.toISOString(),
  lastActivityAt: isoOrNull(row.lastActivityAt),
  completedAt: isoOrNull(row.completedAt),
});

export const presentCertificate = ({
  participant,
  issuedAt,
  revokedAt,
  ...row
}: CertificateRow): PersonCertificate => ({
  ...row,
  class: participant.class,
  issuedAt: issuedAt.toISOString(),
  revokedAt: isoOrNull(revokedAt),
});

export const presentSession = ({
  id,
  userAgent,
  createdAt,
  lastSeenAt,
}: {
  id: string;
  userAgent: string;
  createdAt: Date;
  lastSeenAt: Date;
}): PersonSession => ({
  id,
  device: deviceOf(userAgent),
  createdAt: createdAt.toISOString(),
  lastSeenAt: lastSeenAt.toISOString(),
});

export const presentMail = ({ id, to, template, subject, state, createdAt, isSealed }: MailRow): SentMail => ({
  id,
  to,
  subject,
  state,
  createdAt: createdAt.toISOString(),
  repeat: isLinkMail(template) ? 'link' : isSealed ? 'same' : null,
});

export const presentAgreement = ({
  slug,
  agreedAt,
  ...row
}: Awaited<ReturnType<typeof findAgreements>>[number]): PersonAgreement => ({
  ...row,
  slug: slug as LegalSlug,
  agreedAt: agreedAt.toISOString(),
});
