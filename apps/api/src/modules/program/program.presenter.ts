import type { MyProgram, Program } from '@sinau/contracts/program/program.schemas';
import { hyphenated } from '../../platform/enum-names.ts';
import { currentPrice } from '../catalog/index.ts';
import { presentOutline, presentOwnOutline } from './outline.presenter.ts';
import type { MitraProgramRow, ProgramPageRow } from './program.queries.ts';

/** A class for its makers: every field, and no progress. */
export function presentProgram(row: ProgramPageRow): Program {
  const { participantId: _, progress: __, ...fields } = row;
  return {
    ...fields,
    type: 'program',
    format: hyphenated(row.format),
    status: statusOf(row),
    promotionEndsAt: row.promotionEndsAt?.toISOString() ?? null,
    archiveAt: row.archiveAt?.toISOString() ?? null,
    updatedAt: row.updatedAt.toISOString(),
    sections: presentOutline(row.sections),
    participant: null,
  };
}

/** A class for its participant, with the status of each lesson. */
export const presentOwnProgram = (row: ProgramPageRow): Program => ({
  ...presentProgram(row),
  reviewReason: null,
  sections: presentOwnOutline(row.sections).filter(({ lessons }) => lessons.length > 0),
  participant: { id: row.participantId!, progress: row.progress! },
});

/** A class for everybody. Only participants see the completion message, elsewhere. */
export function presentPublicProgram(stored: ProgramPageRow, now: Date): Program {
  const row = currentPrice(stored, now);
  return {
    ...(row.participantId
      ? presentOwnProgram(row)
      : presentProgram({ ...row, sections: row.sections.filter(({ lessons }) => lessons.length > 0) })),
    reviewReason: null,
    completionMessage: null,
  };
}

export const presentMyProgram = (
  { lessonCount, ratingAverage, ratingCount, ...row }: MitraProgramRow,
  scopes: MyProgram['scopes'],
): MyProgram => ({
  ...row,
  scopes,
  rating: ratingAverage === null ? null : { average: Math.round(ratingAverage * 10) / 10, count: ratingCount },
  type: 'program',
  format: hyphenated(row.format),
  status: statusOf(row),
  archiveAt: row.archiveAt?.toISOString() ?? null,
  updatedAt: row.updatedAt.toISOString(),
  totalLesson: lessonCount,
});

const statusOf = ({ statusApprove }: { statusApprove: string }) => (statusApprove === 'publish' ? 'publish' : 'review');
