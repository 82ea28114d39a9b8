import { z } from 'zod';
import { auditActs } from '../../core/audit/audit.rules.ts';
import { instant, shapeOf, text, uuid } from '../../fields.ts';
import { reasonRule } from '../operator/operator.rules.ts';
import { abuseActs, abuseCaseKinds, reportReasons, reportRules, reportedKinds } from './abuse.rules.ts';

const person = z.object({ id: uuid, fullname: z.string() });

/** Names what is reported. */
export const reportedThing = z.object({ kind: z.enum(reportedKinds), id: uuid });

export const reportCreation = reportedThing
  .extend({ reason: z.enum(reportReasons), ...shapeOf(reportRules) })
  .refine(({ reason, text: typed }) => reason !== 'other' || Boolean(typed?.trim()), {
    path: ['text'],
    message: 'Ceritakan singkat apa masalahnya',
  });

/** A user's own report of a thing. */
export const ownReport = z.object({
  reason: z.enum(reportReasons),
  text: z.string(),
  createdAt: instant,
  updatedAt: instant,
});
export type OwnReport = z.infer<typeof ownReport>;

/** A case in the operators' queue: one thing with all of its open reports. */
export const abuseCase = z.object({
  id: uuid,
  kind: z.enum(abuseCaseKinds),
  /** Name of the thing when it was last reported. */
  title: z.string(),
  /** Number of reports without a decision; 0 for an appeal. */
  reportCount: z.int().nonnegative(),
  /** Reasons of these reports, the most frequent first. */
  reasons: z.array(z.object({ reason: z.enum(reportReasons), count: z.int().positive() })),
  /** Time of the first of them; null once the case is decided. */
  openedAt: instant.nullable(),
  takenUpBy: person.nullable(),
  takenUpAt: instant.nullable(),
});
export type AbuseCase = z.infer<typeof abuseCase>;

/** The thing itself, as it is now. */
const shownThing = z.object({
  /** Plain text. */
  text: z.string(),
  /** Null for a class, which its mitra answers for. */
  author: person.nullable(),
  mitra: z.object({ id: uuid, name: z.string(), isStopped: z.boolean() }).nullable(),
  class: z.object({ id: uuid, title: z.string(), slug: z.string() }).nullable(),
  /** Page on which it stands. */
  path: z.string(),
  isHidden: z.boolean(),
  createdAt: instant,
});

export const abuseCaseDetail = abuseCase.extend({
  /** Null once it was deleted. */
  thing: shownThing.nullable(),
  /** Newest first, at most 100. */
  reports: z.array(
    ownReport.extend({
      id: uuid,
      reporter: person,
      decidedAt: instant.nullable(),
      decision: z.enum(['dismissed', 'acted']).nullable(),
    }),
  ),
  /** Acts of operators about the thing and its case, newest first, at most 50. */
  history: z.array(
    z.object({
      id: uuid,
      act: z.enum(auditActs),
      actor: person.nullable(),
      reason: z.string().nullable(),
      createdAt: instant,
    }),
  ),
  /** Acts that are possible now. */
  acts: z.array(z.enum(abuseActs)),
});
export type AbuseCaseDetail = z.infer<typeof abuseCaseDetail>;

const reason = text(reasonRule.max, reasonRule.min);
/** The reason is sent to the mitra whose appeal is turned down; reporters read none. */
export const caseDismissal = z.object({ reason: reason.optional() });
export const caseDecision = z.object({
  acts: z
    .array(z.enum(abuseActs))
    .min(1)
    .max(abuseActs.length)
    .refine((acts) => new Set(acts).size === acts.length, 'Sebut setiap tindakan sekali'),
  /** Message to the author or the mitra. */
  reason,
});
