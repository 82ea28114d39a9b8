import type { Deps } from '../../platform/deps.ts';
import type { FileStore } from '../../platform/file-store/index.ts';
import { defineJob } from '../../platform/jobs.ts';
import type { SoundReader } from '../transcription/index.ts';
import { endProposal, findRunningProposal } from './chapter.queries.ts';
import { proposeChapters } from './chapters.rules.ts';

export const proposalGivenUpJob = defineJob<{ id: string }>('chapters.given-up');
export const findSilencesJob = defineJob<{ id: string }>('chapters.find', {
  longestHours: 1,
  // The sound is read by ffmpeg.
  runsIn: 'media',
  whenGivenUp: proposalGivenUpJob,
});

/** Finds the silences of recordings in the background. */
export const createSilenceFinder = ({
  db,
  storage,
  sound,
}: Pick<Deps, 'db'> & { storage: FileStore; sound: SoundReader }) => ({
  giveUp: ({ id }: { id: string }) => endProposal(db, id, { state: 'failed' }),

  async find({ id }: { id: string }) {
    const running = await findRunningProposal(db, id);
    if (!running) return;
    const { media } = running;
    await storage.withLocalCopy(`${media.id}/${media.fileName}`, async (path) => {
      const silences = await sound.findSilences({ path, type: media.type });
      await endProposal(db, id, { state: 'ready', seconds: proposeChapters(media.durationSeconds ?? 0, silences) });
    });
  },
});
