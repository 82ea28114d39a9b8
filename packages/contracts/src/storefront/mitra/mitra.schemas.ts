import { z } from 'zod';
import { educator } from '../educator/educator.schemas.ts';
import { idOf, instant, nameText, shapeOf, text, uuid } from '../../fields.ts';
import { tidied } from '../../core/typed/text.rules.ts';
import { webAddress } from '../../web-address.ts';
import {
  applicantKinds,
  applicationAnswerRules,
  applicationDocumentKinds,
  applicationRules,
  mostApplicationDocuments,
  teachingExperiences,
} from './mitra.rules.ts';
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
  /** Phone number for the operator's call; else the number of the account. */
  ...shapeOf({ phone: applicationRules.phone }),
});
export type MitraAnswers = z.infer<typeof mitraAnswers>;

/** Files of the caller, uploaded with the purpose `identity`. */
const sentDocuments = z
  .array(z.object({ kind: z.enum(applicationDocumentKinds), mediaId: idOf('media') }))
  .max(mostApplicationDocuments)
  .optional();
export type SentDocuments = z.infer<typeof sentDocuments>;

/** Agreement to the terms is required for an application, so it is not stored. */
export const mitraCreation = mitraAnswers.extend({
  isAgreed: z.literal(true, 'Setujui dulu ketentuannya'),
  documents: sentDocuments,
});
export type MitraCreation = z.infer<typeof mitraCreation>;

export const questionAnswer = z.object({ ...shapeOf(applicationAnswerRules), documents: sentDocuments });
export type QuestionAnswer = z.infer<typeof questionAnswer>;

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
    phone: z.string().nullable(),
  }),
  submittedAt: instant,
  decidedAt: instant.nullable(),
  /** The operator's reason for a rejection. */
  reason: z.string().nullable(),
});

const applicationDocument = z.object({
  id: uuid,
  kind: z.enum(applicationDocumentKinds),
  /** The file, at an address that is valid for an hour; null once it was deleted, some time after the decision. */
  file: z.object({ name: z.string(), type: z.string(), size: z.int().positive(), address: z.string() }).nullable(),
  removedAt: instant.nullable(),
});
export type ApplicationDocument = z.infer<typeof applicationDocument>;

const applicationQuestion = z.object({
  id: uuid,
  question: z.string(),
  askedAt: instant,
  /** Null until the applicant has answered. */
  answer: z.string().nullable(),
  answeredAt: instant.nullable(),
});
export type ApplicationQuestion = z.infer<typeof applicationQuestion>;

export const applicationExchange = z.object({
  documents: z.array(applicationDocument),
  /** Questions of staff, the oldest first; at most the last one waits for an answer. */
  questions: z.array(applicationQuestion),
});
/** An application as its applicant sees it. */
export const ownApplication = mitraApplication.extend(applicationExchange.shape);
export type OwnApplication = z.infer<typeof ownApplication>;

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
