import { z } from 'zod';
import { instant, shapeOf, uuid } from '../../fields.ts';
import { instructorScopes, mitraRoles, mitraStatuses } from './membership.rules.ts';
import { signInChallenge } from '../security/security.schemas.ts';
import { staffRoles } from './staff.rules.ts';
import { credentialsRules, registrationRules } from './auth.rules.ts';
import { isLocalPath } from './local-path.ts';

export const profile = z.object({
  id: uuid,
  /** Null if the caller already holds it. */
  token: z.string().nullable(),
  fullname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  avatar: z.string().nullable(),
  isMitra: z.boolean(),
  isOperator: z.boolean(),
  /** Roles of an operator; empty for everybody else. */
  staffRoles: z.array(z.enum(staffRoles)),
  /** True if the desk is closed to this operator until they sign in in two steps. */
  isAskedForTwoSteps: z.boolean(),
  isEmailVerified: z.boolean(),
  statusApproveMitra: z.enum(mitraStatuses).nullable(),
  mitra: z
    .object({
      id: uuid,
      name: z.string(),
      slug: z.string(),
      role: z.enum(mitraRoles),
      /** Scopes of an instructor in at least one class; null for a member, who may do everything. */
      scopes: z.array(z.enum(instructorScopes)).nullable(),
    })
    .nullable(),
  /** Number of unread notifications. */
  totalNotification: z.int().nonnegative(),
  /** True if a legal text that binds the user has a version in force without their agreement. */
  isAskedToAgree: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

const id = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** A class or bundle as in addresses: `program:0199…`. The id of a webinar is followed by those of its tickets. */
const offerReference = z
  .string()
  .max(2_000)
  .regex(new RegExp(`^((program|bundle):${id}|webinar(:${id})+)$`));

/** Pending purchase of a visitor without an account, as the addresses of /login and /register carry it. */
export const wish = z
  .object({
    buy: offerReference.optional(),
    cart: offerReference.optional(),
    next: z.string().max(500).refine(isLocalPath, 'Hanya alamat di situs ini').optional(),
  })
  .refine(({ buy, cart, next }) => buy ?? cart ?? next, 'Sebutkan apa yang diinginkan');
export type PendingPurchase = z.infer<typeof wish>;

export const registration = z.object({
  ...shapeOf(registrationRules),
  /** Stored with the account until it is fulfilled; a malformed one is dropped rather than refused. */
  wish: wish.optional().catch(undefined),
});
export type Registration = z.infer<typeof registration>;

/** A session, or what is missing to it. */
export const signInAnswer = z.object({
  token: z.string().nullable(),
  challenge: signInChallenge.nullable(),
});
export type SignInAnswer = z.infer<typeof signInAnswer>;

export const googleSignIn = z.object({
  isRegistered: z.boolean(),
  fullname: z.string(),
  email: z.string(),
  /** Null if there is no account yet, or its second step is missing. */
  token: z.string().nullable(),
  challenge: signInChallenge.nullable(),
});

export const credentials = z.object(shapeOf(credentialsRules));
export const mailedToken = z.string().min(20).max(100);

export const deviceSession = z.object({
  id: uuid,
  /** Browser and system, as far as the User-Agent shows them. */
  device: z.string(),
  /** Network address of its last call; null for sessions of before that. */
  address: z.string().nullable(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;
