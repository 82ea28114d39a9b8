import { classTypes, programFormats } from '../../storefront/catalog/offer.rules.ts';
import { z } from 'zod';
import { attendee } from '../../study/attendance/attendance.schemas.ts';
import { approvalStates } from '../../authoring/authoring/authoring.rules.ts';
import { instant, rupiah, uuid } from '../../fields.ts';
import { lessonTypes } from '../../study/lesson/lesson.rules.ts';
import { lessonStatus } from '../../study/lesson/lesson.schemas.ts';
import { submissionStates } from '../../study/submission/submission.rules.ts';
import { quizQuestionTypes } from '../../study/question/question.rules.ts';
import { mostSoldByName, saleStates } from './report.rules.ts';

const count = z.int().nonnegative();
const percent = z.int().min(0).max(100);
/** A calendar day in Jakarta. */
const day = z.iso.date();

/** A day that is asked for, of this century. */
const askedDay = z.iso.date().refine((value) => value.startsWith('20'), 'Tanggal tidak dikenal');
/** Calendar days in Jakarta, both included; an end that is left out stays open. */
export const period = { from: askedDay.optional(), to: askedDay.optional() };
export const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
export const wrongOrder = { path: ['to'], message: 'Tanggal akhir tidak boleh sebelum tanggal awal' };

/** Of a program; a webinar and a bundle have none. */
const format = z.enum(programFormats).nullable();

export const reportedClass = z.object({ id: uuid, type: z.enum(classTypes), title: z.string(), slug: z.string() });

/** What participants come to; `distribution` counts them in the order of `progressSegments`. */
const learning = z.object({
  participants: count,
  completed: count,
  /** Whole per cent, rounded down; 0 without participants. */
  averageProgress: percent,
  distribution: z.array(count).length(5),
});

/** Within the period, and in as many days before it; without a period within 30 days. */
const newParticipants = z.object({ current: count, previous: count });

export const reportSummary = learning.extend({
  /** Classes that were ever published; the two below are those that are not archived. */
  totalClass: count,
  published: count,
  /** Waiting for an operator, or with one. */
  inReview: count,
  newParticipants,
  /** Bundles that were ever published; their participants are those of their classes, and counted there. */
  totalBundle: count,
});
export type ReportSummary = z.infer<typeof reportSummary>;

export const classSummary = learning.extend({
  class: reportedClass.extend({ format, thumbnail: z.string().nullable() }),
  newParticipants,
  /** What was sold of itself; null for instructors, whom sales do not concern. */
  sales: count.nullable(),
  /** The mitra's share of them, in whole rupiah. */
  share: rupiah.nullable(),
  /** Of a class: what was sold of it within bundles, which their own reports count. */
  bundled: z.object({ sales: count, share: rupiah }).nullable(),
});
export type ClassSummary = z.infer<typeof classSummary>;

export const classReport = reportedClass.extend({
  format,
  thumbnail: z.string().nullable(),
  statusApprove: z.enum(approvalStates),
  archiveAt: instant.nullable(),
  salePrice: rupiah,
  participants: count,
  completed: count,
  averageProgress: percent,
  /** Sold by itself: what is sold in a bundle stands in the row of the bundle. Null for instructors, as above. */
  sales: count.nullable(),
  share: rupiah.nullable(),
});
export type ClassReport = z.infer<typeof classReport>;

/**
 * One enrolment, or of a bundle somebody who bought it, with the progress in all of its classes that they bought.
 * A partner learns the name and how far along somebody is; never an address or a number to call.
 */
export const participantReport = z.object({
  id: uuid,
  fullname: z.string(),
  avatar: z.string().nullable(),
  progress: percent,
  enrolledAt: instant,
  /** When the first lesson was begun. */
  startedAt: instant.nullable(),
  /** When a lesson was begun or passed last. */
  lastActivityAt: instant.nullable(),
  completedAt: instant.nullable(),
  /** False once every grant has ended. */
  hasAccess: z.boolean(),
  /** Live sessions attended, of those that have begun and were not called off. Null where there are none, as in bundles. */
  sessions: z.object({ attended: count, held: count }).nullable(),
  /** Of a bundle: the classes that were bought with it. Empty for classes. */
  enrolments: z.array(z.object({ id: uuid, title: z.string(), progress: percent })),
});
export type ParticipantReport = z.infer<typeof participantReport>;

export const participantDetail = participantReport.omit({ enrolments: true }).extend({
  class: reportedClass,
  certificateIssuedAt: instant.nullable(),
  /** The participant's own outline, in its order. */
  lessons: z.array(
    z.object({
      id: uuid,
      /** Null for a lesson that the class no longer has. */
      section: z.string().nullable(),
      type: z.enum(lessonTypes),
      title: z.string(),
      status: lessonStatus,
      /** False for what was added after the enrolment. */
      isRequired: z.boolean(),
      /** When it was begun; null while it is only open. */
      startedAt: instant.nullable(),
      passedAt: instant.nullable(),
      /** What was handed in for it, once something was. */
      submission: z.object({ id: uuid, state: z.enum(submissionStates), score: percent.nullable() }).nullable(),
      /** Of a live session. */
      session: z
        .object({
          startsAt: instant.nullable(),
          cancelledAt: instant.nullable(),
          attendance: attendee.shape.attendance,
        })
        .nullable(),
      /** Of a quiz that was opened: its attempts, how many are left (null for any number), and the highest score. */
      quiz: z.object({ sessionId: uuid, used: count, left: count.nullable(), score: percent.nullable() }).nullable(),
    }),
  ),
});
export type ParticipantDetail = z.infer<typeof participantDetail>;

/** What the attempts at a quiz come to. */
export const quizReport = z.object({
  id: uuid,
  title: z.string(),
  attempts: count,
  participants: count,
  /** In per cent; null before the first attempt. */
  averageScore: percent.nullable(),
  medianSeconds: count.nullable(),
  /** The questions of the quiz as it is now. */
  questions: z.array(
    z.object({
      id: z.string(),
      type: z.enum(quizQuestionTypes),
      text: z.string(),
      /** How often it was asked, answered, and answered all right. */
      attempts: count,
      answered: count,
      right: count,
      /** The share of its points that was earned, in per cent. */
      earnedShare: percent,
      /** What was answered most often; choices that nobody took are there too. */
      answers: z.array(z.object({ text: z.string(), isRight: z.boolean(), count })),
    }),
  ),
});
export type QuizReport = z.infer<typeof quizReport>;

/** How participants get through one lesson of a class. */
export const lessonFunnel = z.object({
  id: uuid,
  section: z.string(),
  type: z.enum(lessonTypes),
  title: z.string(),
  /** Of the participants counted: to how many it was opened, who began it, and who passed it. */
  opened: count,
  begun: count,
  passed: count,
  /** From beginning to passing it; null before anybody passed. */
  medianSeconds: count.nullable(),
  /** Of all participants: who stopped here (`stoppedAfterDays`), and whom of them a reminder would reach today. */
  stopped: count,
  remindable: count,
});
export type LessonFunnel = z.infer<typeof lessonFunnel>;

export const classFunnel = z.object({
  /** How many participants `opened`, `begun` and `passed` are counted from: all, or the newest `funnelSample`. */
  participants: count,
  list: z.array(lessonFunnel),
});
export type ClassFunnel = z.infer<typeof classFunnel>;

/** One line of a paid order. Whole rupiah; share = listPrice − voucherMitra − fee (domain.md, "Money"). */
export const sale = z.object({
  id: uuid,
  /** A sale that was given back shows what it was, and counts in no figure; one that is disputed counts until it is given back. */
  status: z.enum(saleStates),
  /** The order's public code. */
  orderId: z.string(),
  paidAt: instant,
  class: reportedClass,
  /** What was bought: of a bundle there is a line for each of its classes, which share its price. */
  type: z.enum(classTypes),
  bundle: z.object({ id: uuid, title: z.string(), slug: z.string() }).nullable(),
  /** Of a webinar: which ticket, and how many. */
  ticket: z.object({ id: uuid, title: z.string() }).nullable(),
  quantity: count,
  listPrice: rupiah,
  voucherMitra: rupiah,
  /** Borne by the platform: it takes nothing from the share. */
  voucherPlatform: rupiah,
  paid: rupiah,
  fee: rupiah,
  share: rupiah,
});
export type Sale = z.infer<typeof sale>;

/** What sales come to; a bundle is one sale, whatever it holds. Given back ones are not among them. */
const salesFigures = z.object({ sales: count, share: rupiah });

/** The period that figures are about, and as many days before it that they are held against. */
const reportedPeriod = z.object({ from: day, to: day, days: count });

/** What was sold most, by share; what is beyond `mostSoldByName` is summed in `others`. */
const soldThings = z.object({
  sold: z.array(reportedClass.extend(salesFigures.shape)).max(mostSoldByName),
  others: salesFigures.extend({ things: count }),
});

/** The figures of each day, or of each month, whose first day `day` is. `previous` is the share of as many days earlier. */
const grain = z.enum(['day', 'month']);

export const salesSummary = reportedPeriod.extend({
  ...salesFigures.shape,
  listPrice: rupiah,
  voucherMitra: rupiah,
  voucherPlatform: rupiah,
  fee: rupiah,
  /** Lines sold in the period and given back since, and the share that they would have brought. */
  refunded: z.object({ lines: count, share: rupiah }),
  previous: salesFigures,
  grain,
  /** Months have no `previous`. */
  series: z.array(z.object({ day, share: rupiah, previous: rupiah.nullable() })),
  ...soldThings.shape,
});
export type SalesSummary = z.infer<typeof salesSummary>;

const trend = z.object({ current: count, previous: count });

/** Where a partner starts: the figures of a period, each beside that of as many days before. */
export const dashboardSummary = reportedPeriod.extend({
  share: trend,
  sales: trend,
  /** Who came to a class, and who completed one. */
  participants: trend,
  completed: trend,
  grain,
  series: z.array(
    z.object({
      day,
      share: rupiah,
      participants: count,
      previous: z.object({ share: rupiah, participants: count }).nullable(),
    }),
  ),
  ...soldThings.shape,
});
export type DashboardSummary = z.infer<typeof dashboardSummary>;
