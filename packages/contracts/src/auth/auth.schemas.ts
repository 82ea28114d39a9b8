import { z } from 'zod';
import { email, instant, password, phone, text, uuid } from '../fields.ts';
import { mitraStatuses } from '../mitra/mitra.rules.ts';

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
  mitra: z.object({ id: uuid, name: z.string(), slug: z.string() }).nullable(),
  totalNotification: z.int().nonnegative(),
});
export type Profile = z.infer<typeof profile>;

export const registration = z.object({ fullname: text(100, 2), email, password, phone: phone.optional() });
export type Registration = z.infer<typeof registration>;

export const credentials = z.object({ email, password: z.string().min(1).max(200) });
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
