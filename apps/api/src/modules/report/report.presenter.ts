import type {
  ClassReport,
  ClassSummary,
  ParticipantDetail,
  ParticipantReport,
  ReportSummary,
  Sale,
} from '@sinau/contracts/report/report.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import type { ClassReportRow, LearningRow, ReportedClassRow } from './class-report.queries.ts';
import type { ParticipantDetailRow, ParticipantLessonRow, ParticipantReportRow } from './participant-report.queries.ts';
import type { SaleRow } from './sales-report.queries.ts';

const presentLearning = ({ newParticipants: current, previousParticipants: previous, ...learning }: LearningRow) => ({
  ...learning,
  newParticipants: { current, previous },
});

export const presentSummary = (row: LearningRow & { totalClass: number }): ReportSummary => ({
  ...presentLearning(row),
  totalClass: row.totalClass,
});

export const presentClassSummary = (
  row: ReportedClassRow,
  learning: LearningRow,
  sales: { sales: number; share: number },
): ClassSummary => ({
  ...presentLearning(learning),
  ...sales,
  class: { ...row, format: hyphenated(row.format) },
});

export const presentClassReport = (row: ClassReportRow): ClassReport => ({
  ...row,
  format: hyphenated(row.format),
  archiveAt: isoOf(row.archiveAt),
});

export const presentParticipant = ({
  enrolledAt,
  startedAt,
  lastActivityAt,
  completedAt,
  ...row
}: ParticipantReportRow): ParticipantReport => ({
  ...row,
  enrolledAt: enrolledAt.toISOString(),
  startedAt: isoOf(startedAt),
  lastActivityAt: isoOf(lastActivityAt),
  completedAt: isoOf(completedAt),
});

export const presentParticipantDetail = (
  { class: taken, certificateIssuedAt, ...row }: ParticipantDetailRow,
  lessons: readonly ParticipantLessonRow[],
): ParticipantDetail => ({
  ...presentParticipant(row),
  class: taken,
  certificateIssuedAt: isoOf(certificateIssuedAt),
  lessons: lessons.map(({ status, isRequired, startedAt, passedAt, ...lesson }) => ({
    // What was added after the enrolment has no session until it is opened.
    ...lesson,
    status: hyphenated(status ?? 'not_started'),
    isRequired: isRequired ?? false,
    startedAt: isoOf(startedAt),
    passedAt: isoOf(passedAt),
  })),
});

export const presentSale = ({ paidAt, ...row }: SaleRow): Sale => ({ ...row, paidAt: paidAt.toISOString() });

const isoOf = (moment: Date | null) => moment?.toISOString() ?? null;
