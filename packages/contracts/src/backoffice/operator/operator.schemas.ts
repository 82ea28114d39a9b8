import { z } from 'zod';
import { classChange } from '../../authoring/authoring/class-changes.schemas.ts';
import { riskSigns } from '../../authoring/authoring/risk-signs.rules.ts';
import { approvalStates } from '../../authoring/authoring/authoring.rules.ts';
import { instant, rupiah, uuid } from '../../fields.ts';
import { lessonTypes } from '../../study/lesson/lesson.rules.ts';
import { mitraStatuses } from '../../core/auth/membership.rules.ts';
import { applicationExchange, mitraApplication } from '../../storefront/mitra/mitra.schemas.ts';
import { classLanguages, classLevels } from '../../storefront/catalog/audience.ts';
import { programFormats } from '../../storefront/catalog/offer.rules.ts';

const operatorBrief = z.object({ id: uuid, fullname: z.string() });

/** A class in the operators' queue. */
export const reviewedClass = z.object({
  id: uuid,
  title: z.string(),
  slug: z.string(),
  type: z.enum(['program', 'webinar']),
  format: z.enum(programFormats),
  thumbnail: z.string().nullable(),
  statusApprove: z.enum(approvalStates),
  mitra: z.object({ name: z.string() }),
  submittedAt: instant.nullable(),
  /** Operator who reviews it; null before the review, and if it is not assigned. */
  reviewer: operatorBrief.nullable(),
  takenUpAt: instant.nullable(),
  /** Set while its sales are stopped. */
  suspendedAt: instant.nullable(),
  publishedAt: instant.nullable(),
});
export type ReviewedClass = z.infer<typeof reviewedClass>;

/** A step of a review. */
export const transition = z.object({
  id: uuid,
  from: z.enum(approvalStates),
  to: z.enum(approvalStates),
  /** Null for the command line. */
  actor: operatorBrief.nullable(),
  reason: z.string().nullable(),
  createdAt: instant,
});

/** A class as shown to the operator who decides on it. */
export const reviewedClassDetail = reviewedClass.extend({
  description: z.string(),
  requirements: z.string(),
  /** Rich text. */
  about: z.string(),
  /** Rich text. */
  completionMessage: z.string().nullable(),
  category: z.string().nullable(),
  level: z.enum(classLevels),
  language: z.enum(classLanguages),
  salePrice: rupiah.nullable(),
  normalPrice: rupiah.nullable(),
  promotionEndsAt: instant.nullable(),
  participantCount: z.int().nonnegative(),
  archiveAt: instant.nullable(),
  createdBy: operatorBrief.extend({ email: z.string() }),
  suspensionReason: z.string().nullable(),
  allowsNewsWriting: z.boolean(),
  sections: z.array(
    z.object({
      id: uuid,
      title: z.string(),
      lessons: z.array(
        z.object({
          id: uuid,
          type: z.enum(lessonTypes),
          title: z.string(),
          isComplete: z.boolean(),
          /** Number of questions of a quiz that learners are not asked. */
          unfinishedQuestions: z.int().nonnegative(),
          /** Length of a recording, otherwise an estimate; 0 if unknown. */
          durationSeconds: z.int().nonnegative(),
          /** True if the caller has read it in this submission. */
          isRead: z.boolean(),
        }),
      ),
    }),
  ),
  /** Newest first, at most 50. */
  history: z.array(transition),
});
export type ReviewedClassDetail = z.infer<typeof reviewedClassDetail>;

/** A published version of a class. */
export const publication = z.object({
  id: uuid,
  /** From 1 within the class; from 2 on published without a review. */
  number: z.int().positive(),
  publishedAt: instant,
  /** Null for the command line. */
  publishedBy: operatorBrief.nullable(),
  class: z.object({
    id: uuid,
    title: z.string(),
    slug: z.string(),
    thumbnail: z.string().nullable(),
    mitra: z.object({ name: z.string() }),
    suspendedAt: instant.nullable(),
  }),
  /** True if it went live without a review, so that an operator looks at it afterwards. */
  isUnreviewed: z.boolean(),
  /** Signs that it deserves a look first. */
  riskSigns: z.array(z.enum(riskSigns)),
  lookedAt: instant.nullable(),
  lookedBy: operatorBrief.nullable(),
});
export type Publication = z.infer<typeof publication>;

/** Changes against the version before it; null for the first. */
export const publicationDetail = publication.extend({ changes: z.array(classChange).nullable() });
export type PublicationDetail = z.infer<typeof publicationDetail>;

export const reviewedMitra = z.object({ id: uuid, name: z.string(), status: z.enum(mitraStatuses) });

export const receivedApplication = mitraApplication.extend({
  applicant: z.object({ id: uuid, fullname: z.string(), email: z.string(), phone: z.string().nullable() }),
  /** State of the last question to the applicant; null if nothing was asked. */
  question: z.enum(['waiting', 'answered']).nullable(),
});
export type ReceivedApplication = z.infer<typeof receivedApplication>;

/** An application as shown to the operator who decides on it. */
export const receivedApplicationDetail = receivedApplication.extend({
  ...applicationExchange.shape,
  /** Notes of staff, the oldest first. */
  notes: z.array(z.object({ id: uuid, author: operatorBrief, content: z.string(), createdAt: instant })),
  /** Other applications of the same person, the newest first. */
  others: z.array(
    mitraApplication.pick({ id: true, status: true, submittedAt: true, reason: true }).extend({ name: z.string() }),
  ),
});
export type ReceivedApplicationDetail = z.infer<typeof receivedApplicationDetail>;
