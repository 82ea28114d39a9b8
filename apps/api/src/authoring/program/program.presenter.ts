import type { MyProgram, Program } from '@sinau/contracts/authoring/program/program.schemas';
import type { MakerState } from '@sinau/contracts/authoring/authoring/authoring.rules';
import type { ApprovalState } from '../../generated/prisma/enums.ts';
import { hyphenated } from '../../platform/enum-names.ts';
import { isoOrNull } from '../../platform/iso.ts';
import { currentPrice, type ClassPageRow } from '../../storefront/catalog/index.ts';
import { presentOutline, presentOwnOutline } from './outline.presenter.ts';
import type { MitraClassRow } from './mitra-list.queries.ts';
import type { ProgramPageRow } from './program.queries.ts';

/** What the pages of programs and webinars have in common, without a participant. */
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

/** A class with every field, and no progress. */
const presentProgram = (row: ProgramPageRow): Program => ({
  ...presentClassFields(row),
  type: 'program',
  format: hyphenated(row.format),
  sections: presentOutline(row.sections),
});

/** The working version: as long as the lessons that are complete. */
export const presentWorkingProgram = (row: ProgramPageRow): Program => ({
  ...presentProgram(row),
  durationSeconds: row.sections
    .flatMap(({ lessons }) => lessons)
    .reduce((sum, { isComplete, durationSeconds }) => sum + (isComplete ? durationSeconds : 0), 0),
});

/** A class for its participant, with the status of each lesson. */
export const presentOwnProgram = (row: ProgramPageRow): Program => ({
  ...presentProgram(asLive(row)),
  reviewReason: null,
  sections: presentOwnOutline(row.sections).filter(({ lessons }) => lessons.length > 0),
  participant: { id: row.participantId!, progress: row.progress! },
});

/** A class for everybody. Only participants see the completion message, elsewhere. */
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

/** What the lists of programs and webinars have in common. */
export const presentMyClass = (
  { _count, ratingAverage, ratingCount, hasChanges, ...row }: MitraClassRow,
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

export const presentMyProgram = (row: MitraClassRow, scopes: MyProgram['scopes']): MyProgram => ({
  ...presentMyClass(row, scopes),
  type: 'program',
  format: hyphenated(row.format),
});

/** Only its makers are told that a class has changes which are not live. */
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
