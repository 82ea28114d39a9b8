import { classTypes, programFormats } from '../../storefront/catalog/offer.rules.ts';
import { z } from 'zod';
import { attendee } from '../../study/attendance/attendance.schemas.ts';
import { approvalStates } from '../../authoring/authoring/authoring.rules.ts';
import { instant, rupiah, uuid } from '../../fields.ts';
import { lessonTypes } from '../../study/lesson/lesson.rules.ts';
import { lessonStatus } from '../../study/lesson/lesson.schemas.ts';
import { submissionStates } from '../../study/submission/submission.rules.ts';
import { quizQuestionTypes } from '../../study/question/question.rules.ts';
import { lessonStopBounds } from './report.rules.ts';

export const count = z.int().nonnegative();
const percent = z.int().min(0).max(100);
/** A calendar day in Jakarta. */
export const day = z.iso.date();

/** A requested day, of this century. */
const askedDay = z.iso.date().refine((value) => value.startsWith('20'), 'Tanggal tidak dikenal');
/** Calendar days in Jakarta, both included; an omitted end stays open. */
export const period = { from: askedDay.optional(), to: askedDay.optional() };
export const isInOrder = ({ from, to }: { from?: string | undefined; to?: string | undefined }) =>
  from === undefined || to === undefined || from <= to;
export const wrongOrder = { path: ['to'], message: 'Tanggal akhir tidak boleh sebelum tanggal awal' };

/** Format of a program; null for webinars and bundles. */
const format = z.enum(programFormats).nullable();

export const reportedClass = z.object({ id: uuid, type: z.enum(classTypes), title: z.string(), slug: z.string() });

/** Learning figures of participants; `distribution` counts them in the order of `progressSegments`. */
const learning = z.object({
  participants: count,
  completed: count,
  /** Whole per cent, rounded down; 0 without participants. */
  averageProgress: percent,
  distribution: z.array(count).length(5),
});

/** Within the period, and in the equally long period before it; without a period within 30 days. */
const newParticipants = z.object({ current: count, previous: count });

export const reportSummary = learning.extend({
  /** Classes that were ever published; the two below are those that are not archived. */
  totalClass: count,
  published: count,
  /** Waiting for an operator, or under review. */
  inReview: count,
  newParticipants,
  /** Bundles that were ever published; their participants are counted with those of their classes. */
  totalBundle: count,
});
export type ReportSummary = z.infer<typeof reportSummary>;

export const classSummary = learning.extend({
  class: reportedClass.extend({ format, thumbnail: z.string().nullable() }),
  newParticipants,
  /** Sales of the offer itself; null for instructors, whom sales do not concern. */
  sales: count.nullable(),
  /** The mitra's share of them, in whole rupiah. */
  share: rupiah.nullable(),
  /** Sales of a class within bundles, which their own reports count. */
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
  /** Sales by itself: bundle sales are in the row of the bundle. Null for instructors, as above. */
  sales: count.nullable(),
  share: rupiah.nullable(),
});
export type ClassReport = z.infer<typeof classReport>;

/**
 * One enrolment, or one buyer of a bundle, with the progress in all of its classes that they bought. A partner sees the
 * name and the progress; never an address or a phone number.
 */
export const participantReport = z.object({
  id: uuid,
  fullname: z.string(),
  avatar: z.string().nullable(),
  progress: percent,
  enrolledAt: instant,
  /** Time when the first lesson was begun. */
  startedAt: instant.nullable(),
  /** Time when a lesson was last begun or passed. */
  lastActivityAt: instant.nullable(),
  completedAt: instant.nullable(),
  /** False once every grant has ended. */
  hasAccess: z.boolean(),
  /** Live sessions attended, of those that have begun and were not cancelled. Null if there are none, as in bundles. */
  sessions: z.object({ attended: count, held: count }).nullable(),
  /** Classes bought with a bundle. Empty for classes. */
  enrolments: z.array(z.object({ id: uuid, title: z.string(), progress: percent })),
});
export type ParticipantReport = z.infer<typeof participantReport>;

export const participantDetail = participantReport.omit({ enrolments: true }).extend({
  class: reportedClass,
  certificateIssuedAt: instant.nullable(),
  /** The participant's outline, in its order. */
  lessons: z.array(
    z.object({
      id: uuid,
      /** Null for a lesson that the class no longer has. */
      section: z.string().nullable(),
      type: z.enum(lessonTypes),
      title: z.string(),
      status: lessonStatus,
      /** False for lessons added after the enrolment. */
      isRequired: z.boolean(),
      /** Time when it was begun; null while it is only open. */
      startedAt: instant.nullable(),
      passedAt: instant.nullable(),
      /** The submission for it, if any. */
      submission: z.object({ id: uuid, state: z.enum(submissionStates), score: percent.nullable() }).nullable(),
      /** Attendance of a live session. */
      session: z
        .object({
          startsAt: instant.nullable(),
          cancelledAt: instant.nullable(),
          attendance: attendee.shape.attendance,
        })
        .nullable(),
      /** Figures of an opened quiz: its attempts, the number left (null if unlimited), and the highest score. */
      quiz: z.object({ sessionId: uuid, used: count, left: count.nullable(), score: percent.nullable() }).nullable(),
    }),
  ),
});
export type ParticipantDetail = z.infer<typeof participantDetail>;

/** Statistics of the attempts at a quiz. */
export const quizReport = z.object({
  id: uuid,
  title: z.string(),
  attempts: count,
  participants: count,
  /** In per cent; null before the first attempt. */
  averageScore: percent.nullable(),
  medianSeconds: count.nullable(),
  /** Questions of the current version of the quiz. */
  questions: z.array(
    z.object({
      id: z.string(),
      type: z.enum(quizQuestionTypes),
      text: z.string(),
      /** Number of times it was asked, answered, and answered completely right. */
      attempts: count,
      answered: count,
      right: count,
      /** Share of its points that participants earned, in per cent. */
      earnedShare: percent,
      /** Most frequent answers; options that nobody chose are included. */
      answers: z.array(z.object({ text: z.string(), isRight: z.boolean(), count })),
    }),
  ),
});
export type QuizReport = z.infer<typeof quizReport>;

/** Figures of participants for one lesson of a class. */
export const lessonFunnel = z.object({
  id: uuid,
  section: z.string(),
  type: z.enum(lessonTypes),
  title: z.string(),
  /** Numbers of the counted participants to whom it was opened, who began it, and who passed it. */
  opened: count,
  begun: count,
  passed: count,
  /** From start to pass; null before anybody passed. */
  medianSeconds: count.nullable(),
  /** Numbers of them who stopped here (`stoppedAfterDays`), and whom a reminder would reach today. */
  stopped: count,
  remindable: count,
});
export type LessonFunnel = z.infer<typeof lessonFunnel>;

export const classFunnel = z.object({
  /** Number of participants that all figures are counted from: all, or the newest `funnelSample`. */
  participants: count,
  list: z.array(lessonFunnel),
});
export type ClassFunnel = z.infer<typeof classFunnel>;

/** Participants to whom a lesson was opened, and those of them who passed it. */
const completion = z.object({ opened: count, passed: count });

/** Reasons why the counted participants stop at one lesson, for its author to mend. */
export const lessonStops = z.object({
  id: uuid,
  type: z.enum(lessonTypes),
  title: z.string(),
  slug: z.string(),
  class: z.object({ id: uuid, slug: z.string() }),
  /** Participants who stopped at it, as in the funnel, and those of them who never began it. */
  stopped: count,
  notBegun: count,
  /** Seconds of a recording around which those who began it stopped, the most frequent first; empty for other kinds. */
  places: z.array(z.object({ second: count, stopped: count })).max(lessonStopBounds.places),
  /** Newest questions of its discussion. */
  questions: z
    .array(
      z.object({
        id: uuid,
        content: z.string(),
        /** Second of the recording that it is about, if any. */
        atSecond: count.nullable(),
        totalReply: count,
        createdAt: instant,
      }),
    )
    .max(lessonStopBounds.questions),
  /** Wrong answers to the questions of a quiz, the most frequent first; empty for other kinds. */
  wrongAnswers: z
    .array(z.object({ question: z.string(), answer: z.string(), count }))
    .max(lessonStopBounds.wrongAnswers),
  /**
   * Last publication that changed the lesson, of the class's newest ten: those to whom it was opened before, and how
   * many had passed it by then, beside those to whom it was opened since.
   */
  change: z.object({ publishedAt: instant, before: completion, after: completion }).nullable(),
});
export type LessonStops = z.infer<typeof lessonStops>;
