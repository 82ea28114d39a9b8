import { z } from 'zod';
import { instant, shapeOf, uuid } from '../../fields.ts';
import { instructorScopes, mitraRoles, mitraStatuses } from './membership.rules.ts';
import { credentialsRules, registrationRules } from './auth.rules.ts';
import { isLocalPath } from './local-path.ts';

export const profile = z.object({
  id: uuid,
  /** Null where the caller already holds it. */
  token: z.string().nullable(),
  fullname: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  avatar: z.string().nullable(),
  isMitra: z.boolean(),
  isOperator: z.boolean(),
  isEmailVerified: z.boolean(),
  statusApproveMitra: z.enum(mitraStatuses).nullable(),
  mitra: z
    .object({
      id: uuid,
      name: z.string(),
      slug: z.string(),
      role: z.enum(mitraRoles),
      /** What an instructor may do in at least one class; null for a member, who may do everything. */
      scopes: z.array(z.enum(instructorScopes)).nullable(),
    })
    .nullable(),
  /** How many notifications are unread. */
  totalNotification: z.int().nonnegative(),
  /** Whether a legal text that binds me has a version in force that I have not agreed to. */
  isAskedToAgree: z.boolean(),
});
export type Profile = z.infer<typeof profile>;

const id = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}';
/** A class or bundle as addresses name it: `program:0199…`. After a webinar's id come those of its tickets. */
const offerReference = z
  .string()
  .max(2_000)
  .regex(new RegExp(`^((program|bundle):${id}|webinar(:${id})+)$`));

/** What somebody came for before having an account, as the addresses of /login and /register carry it. */
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
  /** Kept with the account until it comes true; one that cannot be read is left out rather than refused. */
  wish: wish.optional().catch(undefined),
});
export type Registration = z.infer<typeof registration>;

export const googleSignIn = z.object({
  isRegistered: z.boolean(),
  fullname: z.string(),
  email: z.string(),
  /** Null where there is no account yet. */
  token: z.string().nullable(),
});

export const credentials = z.object(shapeOf(credentialsRules));
export const mailedToken = z.string().min(20).max(100);

export const deviceSession = z.object({
  id: uuid,
  /** The browser and system, as far as its User-Agent tells. */
  device: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  isCurrent: z.boolean(),
});
export type DeviceSession = z.infer<typeof deviceSession>;
