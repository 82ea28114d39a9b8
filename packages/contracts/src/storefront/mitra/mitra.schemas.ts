import { z } from 'zod';
import { educator } from '../educator/educator.schemas.ts';
import { instant, nameText, text, uuid } from '../../fields.ts';
import { tidied } from '../../core/typed/text.rules.ts';
import { webAddress } from '../../web-address.ts';
import { applicationRules, applicantKinds, teachingExperiences } from './mitra.rules.ts';
import { mitraRoles, mitraStatuses } from '../../core/auth/membership.rules.ts';

const oneOf = <const T extends readonly [string, ...string[]]>(options: T) => z.enum(options, 'Pilih salah satu');
const answer = ({ min, max }: { min: number; max: number }) => text(max, min);

/** The address of a page on the web, completed where people leave out its beginning. */
export const webPage = z
  .string()
  .overwrite(tidied)
  .trim()
  .max(applicationRules.link.max)
  .transform((typed, context) => {
    const address = webAddress(typed);
    if (address) return address;
    context.issues.push({
      code: 'custom',
      message: 'Tulis alamat yang lengkap, misalnya https://contoh.id',
      input: typed,
    });
    return z.NEVER;
  });

/** The answers of /creator/question. The specification leaves them open; these are what an operator decides by. */
export const mitraAnswers = z.object({
  kind: oneOf(applicantKinds),
  /** Of the mitra, as learners see it. */
  name: nameText(applicationRules.name.max, applicationRules.name.min),
  /** The topic of the first class. */
  categoryId: uuid,
  expertise: answer(applicationRules.expertise),
  experience: oneOf(teachingExperiences),
  /** Plain text for learners, on the mitra's page. */
  about: answer(applicationRules.about),
  /** A site or an account where the operator can see more. */
  link: webPage.optional(),
});
export type MitraAnswers = z.infer<typeof mitraAnswers>;

/** Nobody applies without having agreed to the terms, so that alone is not stored. */
export const mitraCreation = mitraAnswers.extend({ isAgreed: z.literal(true, 'Setujui dulu ketentuannya') });

export const rejectionReason = text(1_000, 10);

export const mitraApplication = z.object({
  id: uuid,
  mitra: z.object({ id: uuid, name: z.string(), slug: z.string() }),
  status: z.enum(mitraStatuses),
  answers: z.object({
    kind: z.enum(applicantKinds),
    name: z.string(),
    /** Null where the topic is gone since. */
    category: z.object({ id: uuid, title: z.string() }).nullable(),
    expertise: z.string(),
    experience: z.enum(teachingExperiences),
    about: z.string(),
    link: z.string().nullable(),
  }),
  submittedAt: instant,
  decidedAt: instant.nullable(),
  /** Why it was rejected, in the operator's words. */
  reason: z.string().nullable(),
});
export type MitraApplication = z.infer<typeof mitraApplication>;

export const mitra = z.object({
  id: uuid,
  name: z.string(),
  slug: z.string(),
  logo: z.string().nullable(),
  about: z.string(),
  status: z.enum(mitraStatuses),
  /** Published classes that are not archived. */
  totalClass: z.int().nonnegative(),
  /** The caller's; null for a mitra one does not belong to. */
  role: z.enum(mitraRoles).nullable(),
});
export type Mitra = z.infer<typeof mitra>;

/** A verified mitra as visitors see it. */
export const mitraPage = mitra.omit({ status: true, role: true }).extend({
  /** People who take part in any of its classes. */
  participantCount: z.int().nonnegative(),
  /** Over the reviews of all its classes. */
  rating: z.object({ average: z.number(), count: z.int().positive() }).nullable(),
  /** Who teaches, as its class pages show them; each person once. */
  educators: z.array(educator),
});
export type MitraPage = z.infer<typeof mitraPage>;
