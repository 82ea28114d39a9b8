import type { MyProgram, Program } from '@sinau/contracts/program/program.schemas';
import type { MakerState } from '@sinau/contracts/authoring/authoring.rules';
import type { ApprovalState } from '../../generated/prisma/enums.ts';
import { hyphenated } from '../../platform/enum-names.ts';
import { currentPrice } from '../catalog/index.ts';
import { presentOutline, presentOwnOutline } from './outline.presenter.ts';
import type { MitraProgramRow, ProgramPageRow } from './program.queries.ts';

/** A class with every field, and no progress. */
function presentProgram(row: ProgramPageRow): Program {
  const { participantId: _, progress: __, ...fields } = row;
  return {
    ...fields,
    type: 'program',
    format: hyphenated(row.format),
    status: statusOf(row),
    statusApprove: makerStateOf(row),
    promotionEndsAt: row.promotionEndsAt?.toISOString() ?? null,
    submittedAt: row.submittedAt?.toISOString() ?? null,
    archiveAt: row.archiveAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    sections: presentOutline(row.sections),
    participant: null,
  };
}

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

export const presentMyProgram = (
  { _count, ratingAverage, ratingCount, ...row }: MitraProgramRow,
  scopes: MyProgram['scopes'],
): MyProgram => ({
  ...row,
  scopes,
  rating: ratingAverage === null ? null : { average: Math.round(ratingAverage * 10) / 10, count: ratingCount },
  type: 'program',
  format: hyphenated(row.format),
  status: statusOf(row),
  statusApprove: makerStateOf(row),
  archiveAt: row.archiveAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  totalLesson: _count.workingLessons,
});

/** Only its makers are told that a class has changes which are not live. */
const asLive = (row: ProgramPageRow): ProgramPageRow => ({ ...row, hasChanges: false });
const makerStateOf = ({
  statusApprove,
  hasChanges,
}: {
  statusApprove: ApprovalState;
  hasChanges: boolean;
}): MakerState => (hasChanges ? 'changed' : statusApprove);

const statusOf = ({ statusApprove }: { statusApprove: string }) => (statusApprove === 'publish' ? 'publish' : 'review');
