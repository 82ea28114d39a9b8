import type {
  ClassReport,
  ClassSummary,
  LessonFunnel,
  ParticipantDetail,
  ParticipantReport,
  ReportSummary,
} from '@sinau/contracts/backoffice/report/report.schemas';
import type { Sale } from '@sinau/contracts/backoffice/report/sales.schemas';
import { statusesOnPath } from '@sinau/contracts/study/learning/learning.rules';
import { hyphenated } from '../../platform/enum-names.ts';
import { isoOrNull } from '../../platform/iso.ts';
import type { ClassCounts, ClassReportRow, LearningRow, ReportedClassRow } from './class-report.queries.ts';
import type { LessonFunnelRow, StoppedRow } from './funnel.queries.ts';
import type { ParticipantDetailRow, ParticipantLessonRow, ParticipantReportRow } from './participant-report.queries.ts';
import type { SaleRow } from './sales-report.queries.ts';

const presentLearning = <Row extends LearningRow>({
  newParticipants: current,
  previousParticipants: previous,
  ...learning
}: Row) => ({
  ...learning,
  newParticipants: { current, previous },
});

export const presentSummary = (row: LearningRow & ClassCounts): ReportSummary => presentLearning(row);

export const presentClassSummary = (
  row: ReportedClassRow,
  learning: LearningRow,
  sales: Pick<ClassSummary, 'sales' | 'share' | 'bundled'>,
): ClassSummary => ({
  ...presentLearning(learning),
  ...sales,
  class: { ...row, format: row.format && hyphenated(row.format) },
});

export const presentClassReport = (row: ClassReportRow): ClassReport => ({
  ...row,
  format: row.format && hyphenated(row.format),
  archiveAt: isoOrNull(row.archiveAt),
});

export const presentParticipant = (row: ParticipantReportRow): ParticipantReport => ({
  ...presentProgress(row),
  enrolments: row.enrolments,
});

const presentProgress = ({
  enrolledAt,
  startedAt,
  lastActivityAt,
  completedAt,
  ...row
}: Omit<ParticipantReportRow, 'enrolments'>): Omit<ParticipantReport, 'enrolments'> => ({
  ...row,
  enrolledAt: enrolledAt.toISOString(),
  startedAt: isoOrNull(startedAt),
  lastActivityAt: isoOrNull(lastActivityAt),
  completedAt: isoOrNull(completedAt),
});

export const presentParticipantDetail = (
  { class: taken, certificateIssuedAt, ...row }: ParticipantDetailRow,
  lessons: readonly ParticipantLessonRow[],
): ParticipantDetail => ({
  ...presentProgress(row),
  class: taken,
  certificateIssuedAt: isoOrNull(certificateIssuedAt),
  lessons: presentLessons(lessons),
});

/** Presents the lessons. A lesson added after the enrolment has no session until it is opened. */
function presentLessons(rows: readonly ParticipantLessonRow[]): ParticipantDetail['lessons'] {
  const statuses = statusesOnPath(rows.map(({ type, status }) => ({ type, stored: status && hyphenated(status) })));
  return rows.map(({ isRequired, beganAt, passedAt, submissionId, submissionState, score, ...lesson }, index) => ({
    ...lesson,
    status: statuses[index]!,
    isRequired: isRequired ?? false,
    startedAt: isoOrNull(beganAt),
    passedAt: isoOrNull(passedAt),
    submission:
      submissionId && submissionState ? { id: submissionId, state: hyphenated(submissionState), score } : null,
  }));
}

export function presentSale({ paidAt, ...row }: SaleRow): Sale {
  const { eventId: _, ...sale } = row;
  return { ...sale, paidAt: paidAt.toISOString() };
}

export const presentFunnel = (lessons: readonly LessonFunnelRow[], stops: readonly StoppedRow[]): LessonFunnel[] =>
  lessons.map((lesson) => {
    const { stopped = 0, remindable = 0 } = stops.find(({ lessonId }) => lessonId === lesson.id) ?? {};
    return { ...lesson, stopped, remindable };
  });
