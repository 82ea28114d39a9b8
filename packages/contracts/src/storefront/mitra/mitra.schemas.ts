import { z } from 'zod';
import { educator } from '../educator/educator.schemas.ts';
import { instant, nameText, text, uuid } from '../../fields.ts';
import { tidied } from '../../core/typed/text.rules.ts';
import { webAddress } from '../../web-address.ts';
import { applicationRules, applicantKinds, teachingExperiences } from './mitra.rules.ts';
import { mitraRoles, mitraStatuses } from '../../core/auth/membership.rules.ts';

const oneOf = <const T extends readonly [string, ...string[]]>(options: T) => z.enum(options, 'Pilih salah satu');
const answer = ({ min, max }: { min: number; max: number }) => text(max, min);

/** Address of a web page; a missing scheme is added. */
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

/** Answers of /creator/question. The specification does not define them; an operator decides by these. */
export const mitraAnswers = z.object({
  kind: oneOf(applicantKinds),
  /** Public name of the mitra. */
  name: nameText(applicationRules.name.max, applicationRules.name.min),
  /** The topic of the first class. */
  categoryId: uuid,
  expertise: answer(applicationRules.expertise),
  experience: oneOf(teachingExperiences),
  /** Plain text for learners, on the mitra's page. */
  about: answer(applicationRules.about),
  /** A site or an account with more information for the operator. */
  link: webPage.optional(),
});
export type MitraAnswers = z.infer<typeof mitraAnswers>;

/** Agreement to the terms is required for an application, so it is not stored. */
export const mitraCreation = mitraAnswers.extend({ isAgreed: z.literal(true, 'Setujui dulu ketentuannya') });

export const rejectionReason = text(1_000, 10);

export const mitraApplication = z.object({
  id: uuid,
  mitra: z.object({ id: uuid, name: z.string(), slug: z.string() }),
  status: z.enum(mitraStatuses),
  answers: z.object({
    kind: z.enum(applicantKinds),
    name: z.string(),
    /** Null if the topic was deleted since. */
    category: z.object({ id: uuid, title: z.string() }).nullable(),
    expertise: z.string(),
    experience: z.enum(teachingExperiences),
    about: z.string(),
    link: z.string().nullable(),
  }),
  submittedAt: instant,
  decidedAt: instant.nullable(),
  /** The operator's reason for a rejection. */
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
  /** Role of the caller; null if not a member of the mitra. */
  role: z.enum(mitraRoles).nullable(),
});
export type Mitra = z.infer<typeof mitra>;

/** A verified mitra as visitors see it. */
export const mitraPage = mitra.omit({ status: true, role: true }).extend({
  /** Number of users in any of its classes. */
  participantCount: z.int().nonnegative(),
  /** Over the reviews of all its classes. */
  rating: z.object({ average: z.number(), count: z.int().positive() }).nullable(),
  /** Teachers as its class pages show them, each person once. */
  educators: z.array(educator),
});
export type MitraPage = z.infer<typeof mitraPage>;
