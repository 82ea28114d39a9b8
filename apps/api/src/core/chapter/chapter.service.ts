import type { ChapterProposalOffer } from '@sinau/contracts/core/chapter/chapter.schemas';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { findOwnMedia } from '../media/index.ts';
import { beginProposal, findProposal } from './chapter.queries.ts';
import { findSilencesJob } from './find-silences.ts';

interface RecordingKey {
  readonly id: string;
}
export type ChapterService = ReturnType<typeof createChapterService>;

/** Service for the chapters that a recording's silences suggest. `isAvailable` is true where ffmpeg is there. */
export function createChapterService(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  isAvailable: () => Promise<boolean>,
) {
  const findRecording = async (actor: Partner, { id }: RecordingKey) => {
    const media = required(await findOwnMedia(db, id, actor));
    if ((media.kind !== 'video' && media.kind !== 'audio') || media.state !== 'stored') throw new AppError('not_found');
    return media;
  };
  const offer = async (mediaId: string): Promise<ChapterProposalOffer> => {
    const row = await findProposal(db, mediaId);
    return { isAvailable: await isAvailable(), proposal: row && { state: row.state, seconds: row.seconds } };
  };

  return {
    detail: async (actor: Partner, key: RecordingKey) => offer((await findRecording(actor, key)).id),

    async start(actor: Partner, key: RecordingKey) {
      const { id: mediaId } = await findRecording(actor, key);
      if (!(await isAvailable())) throw new AppError('ffmpeg_missing');
      await db.$transaction(async (tx) => {
        const id = await beginProposal(tx, mediaId, clock.now());
        if (id) await jobs.send(tx, findSilencesJob, { id });
      });
      return offer(mediaId);
    },
  };
}
