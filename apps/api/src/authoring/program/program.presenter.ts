import type { MyProgram, Program } from '@sinau/contracts/authoring/program/program.schemas';
import type { MakerState } from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { ApprovalState } from '../../generated/prisma/enums.ts';
import { hyphenated } from '../../platform/enum-names.ts';
import { isoOrNull } from '../../platform/iso.ts';
import { currentPrice, type ClassPageRow } from '../../storefront/catalog/index.ts';
import { presentOutline, presentOwnOutline } from './outline.presenter.ts';
import type { MitraRow } from './mitra-list.service.ts';
import type { ProgramPageRow } from './program.queries.ts';

/** Presents the common fields of the pages of programs and webinars, without a participant. */
export function presentClassFields<Row extends ClassPageRow & { submittedAt: Date | null }>(row: Row) {
  const { participantId: _, progress: __, hasChanges, ...fields } = row;
  return {
    ...fields,
    status: statusOf(row),
    statusApprove: makerStateOf({ ...row, hasChanges }),
    promotionEndsAt: isoOrNull(row.promotionEndsAt),
    submittedAt: isoOrNull(row.submittedAt),
    archiveAt: isoOrNull(row.archiveAt),
    updatedAt: row.updatedAt.toISOString(),
    startsAt: isoOrNull(row.startsAt),
    endsAt: isoOrNull(row.endsAt),
    participant: null,
  };
}

/** Presents a class with every field, and no progress. */
const presentProgram = (row: ProgramPageRow): Program => ({
  ...presentClassFields(row),
  type: 'program',
  format: hyphenated(row.format),
  sections: presentOutline(row.sections),
});

/** Presents the working version, with the duration of the lessons that are complete. */
export const presentWorkingProgram = (row: ProgramPageRow): Program => ({
  ...presentProgram(row),
  durationSeconds: row.sections
    .flatMap(({ lessons }) => lessons)
    .reduce((sum, { isComplete, durationSeconds }) => sum + (isComplete ? durationSeconds : 0), 0),
});

/** Presents a class for its participant, with the status of each lesson. */
export const presentOwnProgram = (row: ProgramPageRow): Program => ({
  ...presentProgram(asLive(row)),
  reviewReason: null,
  sections: presentOwnOutline(row.sections).filter(({ lessons }) => lessons.length > 0),
  participant: { id: row.participantId!, progress: row.progress! },
});

/** Presents a class for the public. Only participants see the completion message, elsewhere. */
export function presentPublicProgram(stored: ProgramPageRow, now: Date): Program {
  const row = currentPrice(asLive(stored), now);
  return {
    ...(row.participantId
      ? presentOwnProgram(row)
      : presentProgram({ ...row, sections: row.sections.filter(({ lessons }) => lessons.length > 0) })),
    reviewReason: null,
    completionMessage: null,
  };
}

/** Presents the common fields of the lists of programs and webinars. */
export const presentMyClass = (
  { _count, ratingAverage, ratingCount, hasChanges, ...row }: MitraRow,
  scopes: MyProgram['scopes'],
) => ({
  ...row,
  scopes,
  rating: ratingAverage === null ? null : { average: Math.round(ratingAverage * 10) / 10, count: ratingCount },
  status: statusOf(row),
  statusApprove: makerStateOf({ ...row, hasChanges }),
  archiveAt: isoOrNull(row.archiveAt),
  updatedAt: row.updatedAt.toISOString(),
  startsAt: isoOrNull(row.startsAt),
  endsAt: isoOrNull(row.endsAt),
  totalLesson: _count.workingLessons,
});

export const presentMyProgram = (row: MitraRow, scopes: MyProgram['scopes']): MyProgram => ({
  ...presentMyClass(row, scopes),
  type: 'program',
  format: hyphenated(row.format),
});

/** Hides unpublished changes of a class, which only its makers see. */
export const asLive = <Row extends ClassPageRow>(row: Row): Row => ({ ...row, hasChanges: false });
const makerStateOf = ({
  statusApprove,
  hasChanges,
}: {
  statusApprove: ApprovalState;
  hasChanges: boolean;
}): MakerState => (hasChanges ? 'changed' : statusApprove);

const statusOf = ({ statusApprove }: { statusApprove: string }): Program['status'] =>
  statusApprove === 'publish' ? 'publish' : 'review';
