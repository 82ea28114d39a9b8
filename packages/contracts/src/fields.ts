import { z } from 'zod';

/** Names the record that a path parameter points at; the stranger test builds one and offers it to somebody else. */
export type ResourceName =
  | 'session'
  | 'program'
  | 'section'
  | 'lesson'
  | 'cartItem'
  | 'order'
  | 'participant'
  | 'lessonSession'
  | 'simulatorPayment'
  | 'mitra'
  | 'user'
  | 'media'
  | 'certificate'
  | 'discussion'
  | 'review'
  | 'bundle';

export const idOf = (resource: ResourceName) => z.uuid().meta({ resource });
/** Wherever an id names a class, its slug is accepted too. */
export const classRef = z
  .string()
  .min(1)
  .max(160)
  .regex(/^[a-z0-9-]+$/)
  .meta({ resource: 'program' });

export const bundleRef = z
  .string()
  .min(1)
  .max(160)
  .regex(/^[a-z0-9-]+$/)
  .meta({ resource: 'bundle' });

export const uuid = z.uuid();
/** ISO 8601, UTC. PostgreSQL knows no year 0. */
export const instant = z.iso.datetime().refine((value) => !value.startsWith('0000'));
/** Whole Indonesian rupiah. */
export const rupiah = z.int().nonnegative();

const controlCharacters = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;
const halfCharacters = /\p{Surrogate}/gu;
/** Half of an emoji, as cutting leaves it, becomes the sign that stands for it: JSON columns refuse it. */
const printable = (value: z.ZodString) =>
  value
    .overwrite((typed) => typed.replace(halfCharacters, '\ufffd'))
    .regex(controlCharacters, 'Ada karakter yang tidak bisa dipakai');

/** Typed text: trimmed, bounded, and free of control characters. Rendered as text, so it needs no escaping. */
export const text = (max: number, min = 1) => printable(z.string().trim().min(min).max(max));
/** Rich text. The server cleans it on the way in; see the API's `platform/html.ts` for what may stay. */
export const html = (max: number) => printable(z.string().max(max));

export const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254)
  .pipe(z.email('Tulis alamat email yang lengkap, misalnya nama@contoh.id'));
/** At least 8 characters, and no rule about their kinds (NIST SP 800-63B). */
export const password = z.string().min(8, 'Minimal 8 karakter').max(200);
export const phone = z
  .string()
  .trim()
  .max(24)
  .regex(/^\+?[0-9][0-9 -]{7,18}$/, 'Tulis nomor telepon yang benar, misalnya 0812 3456 7890');

export const nothing = z.null();
