import type { CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import type { TranscriptionOffer } from '@sinau/contracts/core/transcription/transcription.schemas';
import type { Partner } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import { required } from '../../platform/required.ts';
import { findOwnMedia } from '../media/index.ts';
import { presentTranscription } from './transcription.presenter.ts';
import { beginTranscription, deleteTranscription, findTranscription } from './transcription.queries.ts';
import { writeCaptionsJob } from './write-captions.ts';

interface RecordingKey {
  readonly id: string;
}
export type TranscriptionService = ReturnType<typeof createTranscriptionService>;

/** Service for captions that another service writes. `isAvailable` tells whether the installation has one. */
export function createTranscriptionService(
  { db, clock, jobs }: Pick<Deps, 'db' | 'clock' | 'jobs'>,
  isAvailable: () => Promise<boolean>,
) {
  const findRecording = async (actor: Partner, { id }: RecordingKey) => {
    const media = required(await findOwnMedia(db, id, actor));
    const isRecording = media.kind === 'video' || media.kind === 'audio';
    if (!isRecording || media.state !== 'stored') throw new AppError('not_found');
    return media;
  };
  const offer = async (mediaId: string): Promise<TranscriptionOffer> =>
    presentTranscription(await isAvailable(), await findTranscription(db, mediaId));

  return {
    detail: async (actor: Partner, key: RecordingKey) => offer((await findRecording(actor, key)).id),

    async start(actor: Partner, key: RecordingKey, { language }: { language: CaptionsLanguage }) {
      const { id: mediaId } = await findRecording(actor, key);
      if (!(await isAvailable())) throw new AppError('transcriber_missing');
      await db.$transaction(async (tx) => {
        const id = await beginTranscription(tx, { mediaId, language, now: clock.now() });
        if (id) await jobs.send(tx, writeCaptionsJob, { id });
      });
      return offer(mediaId);
    },

    async remove(actor: Partner, key: RecordingKey) {
      const { id } = await findRecording(actor, key);
      await deleteTranscription(db, id);
      return offer(id);
    },
  };
}
