import type { Db } from '../../platform/db.ts';

export const findProposal = (db: Db, mediaId: string) => db.chapterProposal.findUnique({ where: { mediaId } });
export type ChapterProposalRow = NonNullable<Awaited<ReturnType<typeof findProposal>>>;

/** Begins a proposal unless there is one that did not fail. Returns its id; null where nothing begins. */
export async function beginProposal(tx: Db, mediaId: string, now: Date): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ id: string }[]>`
    INSERT INTO "ChapterProposal" ("mediaId", "createdAt") VALUES (${mediaId}::uuid, ${now})
    ON CONFLICT ("mediaId") DO UPDATE SET id = uuidv7(), state = 'running', "createdAt" = EXCLUDED."createdAt"
    WHERE "ChapterProposal".state = 'failed'
    RETURNING id`;
  return row?.id ?? null;
}

/** Finds one that is being made, with its recording. */
export const findRunningProposal = (db: Db, id: string) =>
  db.chapterProposal.findFirst({ where: { id, state: 'running' }, include: { media: true } });

export const endProposal = (db: Db, id: string, data: Partial<Pick<ChapterProposalRow, 'state' | 'seconds'>>) =>
  db.chapterProposal.updateMany({ where: { id, state: 'running' }, data });
