import { screens } from '@sinau/contracts';
import { possibleActs, type AbuseCaseKind } from '@sinau/contracts/backoffice/abuse/abuse.rules';
import type { AbuseCase, AbuseCaseDetail, OwnReport } from '@sinau/contracts/backoffice/abuse/abuse.schemas';
import type { AuditAct } from '@sinau/contracts/core/audit/audit.rules';
import { questionsAnchor } from '@sinau/contracts/study/discussion/discussion.rules';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { isoOrNull } from '../../platform/iso.ts';
import type { HistoryRow, ListedCaseRow, ReasonRow, ReportRow } from './abuse.queries.ts';
import type { ThingRow } from './things.queries.ts';

export const presentOwnReport = ({
  reason,
  text,
  createdAt,
  updatedAt,
}: Pick<ReportRow, 'reason' | 'text' | 'createdAt' | 'updatedAt'>): OwnReport => ({
  reason,
  text,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
});

export const presentCase = (
  { id, kind, title, reportCount, openedAt, takenUpBy, takenUpAt }: ListedCaseRow,
  reasons: readonly ReasonRow[],
): AbuseCase => ({
  id,
  kind,
  title,
  reportCount,
  reasons: reasons.filter(({ caseId }) => caseId === id).map(({ reason, count }) => ({ reason, count })),
  openedAt: isoOrNull(openedAt),
  takenUpBy,
  takenUpAt: isoOrNull(takenUpAt),
});

interface DetailRows {
  readonly thing: ThingRow | null;
  readonly reasons: readonly ReasonRow[];
  readonly reports: readonly ReportRow[];
  readonly history: readonly HistoryRow[];
}
export const presentCaseDetail = (
  row: ListedCaseRow,
  { thing, reasons, reports, history }: DetailRows,
): AbuseCaseDetail => ({
  ...presentCase(row, reasons),
  thing: thing && presentThing(row, thing),
  reports: reports.map(({ id, user, decidedAt, decision, ...report }) => ({
    ...presentOwnReport(report),
    id,
    reporter: user,
    decidedAt: isoOrNull(decidedAt),
    decision,
  })),
  history: history.map(({ id, act, actor, reason, createdAt }) => ({
    id,
    act: act as AuditAct,
    actor,
    reason,
    createdAt: createdAt.toISOString(),
  })),
  acts: thing && row.openedAt ? possibleActs({ kind: row.kind, ...thing }) : [],
});

const presentThing = ({ kind, subjectId }: ListedCaseRow, thing: ThingRow): NonNullable<AbuseCaseDetail['thing']> => ({
  text: thing.text,
  author: thing.authorId ? { id: thing.authorId, fullname: thing.author ?? '' } : null,
  mitra:
    thing.mitraId === null
      ? null
      : { id: thing.mitraId, name: thing.mitra ?? '', isStopped: thing.isMitraStopped ?? false },
  class: thing.classId ? { id: thing.classId, title: thing.class ?? '', slug: thing.slug ?? '' } : null,
  path: pathOf(kind, subjectId, thing),
  isHidden: thing.isHidden,
  createdAt: thing.createdAt.toISOString(),
});

/** Page on which an operator sees the thing. The discussion of a lesson is only open to its participants. */
function pathOf(kind: AbuseCaseKind, id: string, { classId, slug, lessonId, mitraId }: ThingRow) {
  switch (kind) {
    case 'class':
    case 'review':
      return screens.classPage(slug ?? '');
    case 'discussion':
      return lessonId
        ? operatorScreens.operatorClass(classId ?? '', { lesson: lessonId })
        : `${screens.classPage(slug ?? '')}#${questionsAnchor}`;
    case 'profile':
      return screens.publicProfile(id);
    case 'portfolio':
      return screens.portfolio(id);
    case 'appeal':
      return operatorScreens.operatorApplication(mitraId ?? '');
  }
}

/** Name of a thing as the queue shows it. */
export function titleOf(kind: AbuseCaseKind, { name, author, class: title }: ThingRow) {
  switch (kind) {
    case 'class':
      return name ?? '';
    case 'review':
      return `Ulasan ${author} di ${title}`;
    case 'discussion':
      return `Tulisan ${author} di ${title}`;
    case 'profile':
      return `Profil ${author}`;
    default:
      return `${name} oleh ${author}`;
  }
}
