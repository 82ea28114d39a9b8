import { z } from 'zod';
import { instant, rupiah, shapeOf, uuid } from '../../fields.ts';
import { mitraRoles, mitraStatuses } from '../../core/auth/membership.rules.ts';
import { revocationReasons } from '../../core/certificate/certificate.schemas.ts';
import { sentMailStates } from '../../core/mail/mail.rules.ts';
import { legalSlugs } from '../../core/legal/legal.rules.ts';
import { orderStatuses, refundReasons } from '../../commerce/transaction/transaction.schemas.ts';
import { personActRules, personEmailRules, personMatches, personStates } from './person.rules.ts';

const brief = {
  id: uuid,
  fullname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  state: z.enum(personStates),
  isOperator: z.boolean(),
  createdAt: instant,
};

/** A person that a search found. */
export const foundPerson = z.object({ ...brief, match: z.enum(personMatches) });
export type FoundPerson = z.infer<typeof foundPerson>;

/** Head of the page of a person. No password, key or link is ever part of it. */
export const person = z.object({
  ...brief,
  isEmailVerified: z.boolean(),
  /** Address that waits to be confirmed, and until when its link works. */
  pendingEmail: z.object({ email: z.string(), expiresAt: instant }).nullable(),
  /** Ways in which the person signs in. */
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  lockedAt: instant.nullable(),
  deactivatedAt: instant.nullable(),
  /** Time at which what is personal is deleted from an account that was deactivated. */
  deletedAfter: instant.nullable(),
  lastSeenAt: instant.nullable(),
  mitra: z.array(z.object({ id: uuid, name: z.string(), role: z.enum(mitraRoles), status: z.enum(mitraStatuses) })),
});
export type Person = z.infer<typeof person>;

export const personOrder = z.object({
  id: uuid,
  orderId: z.string(),
  status: z.enum(orderStatuses),
  total: rupiah,
  paymentMethod: z.string().nullable(),
  titles: z.array(z.string()),
  createdAt: instant,
  paidAt: instant.nullable(),
  refunds: z.array(
    z.object({
      id: uuid,
      /** Null where the gateway named no whole amount. */
      amount: rupiah.nullable(),
      reason: z.enum(refundReasons),
      dueAt: instant,
      refundedAt: instant.nullable(),
    }),
  ),
});
export type PersonOrder = z.infer<typeof personOrder>;

export const personClass = z.object({
  /** Id of the enrolment. */
  id: uuid,
  class: z.object({ id: uuid, title: z.string(), mitra: z.string() }),
  progress: z.int().min(0).max(100),
  /** False once everything that gave the class was returned. */
  hasAccess: z.boolean(),
  enrolledAt: instant,
  lastActivityAt: instant.nullable(),
  completedAt: instant.nullable(),
});
export type PersonClass = z.infer<typeof personClass>;

export const personCertificate = z.object({
  id: uuid,
  number: z.string(),
  class: z.object({ id: uuid, title: z.string() }),
  issuedAt: instant,
  revokedAt: instant.nullable(),
  revokedFor: z.enum(revocationReasons).nullable(),
});
export type PersonCertificate = z.infer<typeof personCertificate>;

export const personSession = z.object({
  id: uuid,
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
});
export type PersonSession = z.infer<typeof personSession>;

/** A mail that was sent to a person. Its text is never shown: it may hold links that stand for the person. */
export const sentMail = z.object({
  id: uuid,
  to: z.string(),
  subject: z.string(),
  state: z.enum(sentMailStates),
  createdAt: instant,
  /** `same`: sent again as it was. `link`: with a new link, which ends the old one. Null: not sent again. */
  repeat: z.enum(['same', 'link']).nullable(),
});
export type SentMail = z.infer<typeof sentMail>;

/** The version of a legal text that a person agreed to. */
export const personAgreement = z.object({
  slug: z.enum(legalSlugs),
  title: z.string(),
  /** Null for an agreement from before versions were kept. */
  number: z.int().positive().nullable(),
  agreedAt: instant,
});
export type PersonAgreement = z.infer<typeof personAgreement>;

export const personAct = z.strictObject(shapeOf(personActRules));
export const personEmailChange = z.strictObject(shapeOf(personEmailRules));
