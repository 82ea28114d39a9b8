import type { CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import type { Deps } from '../../platform/deps.ts';
import type { FileStore } from '../../platform/file-store/index.ts';
import { defineJob } from '../../platform/jobs.ts';
import { OpenAiRefusal } from '../../platform/openai-client.ts';
import { linesOfPiece, planPieces, type StoredPiece } from './pieces.rules.ts';
import type { SoundReader } from './sound.ts';
import type { Transcriber } from './transcriber.ts';
import { findRunning, piecesOf, updateRunning } from './transcription.queries.ts';

/** Runs after the last run of the job below, which may have ended with its process. */
export const captionsGivenUpJob = defineJob<{ id: string }>('transcription.given-up');
/** A run continues with the first piece that was not heard. */
export const writeCaptionsJob = defineJob<{ id: string }>('transcription.write', {
  longestHours: 8,
  // The sound is read by ffmpeg.
  runsIn: 'media',
  whenGivenUp: captionsGivenUpJob,
});

type CaptionsWriterDeps = Pick<Deps, 'db' | 'log'> & {
  storage: FileStore;
  sound: SoundReader;
  transcriber: Transcriber | null;
};

/** Writes captions in the background, piece by piece. */
export function createCaptionsWriter({ db, log, storage, sound, transcriber }: CaptionsWriterDeps) {
  const fail = ({ id }: { id: string }) => updateRunning(db, id, { state: 'failed' });

  return {
    giveUp: fail,

    async write({ id }: { id: string }) {
      const running = await findRunning(db, id);
      if (!running) return;
      if (!transcriber) return void (await fail({ id }));
      const { media, language } = running;
      try {
        await storage.withLocalCopy(`${media.id}/${media.fileName}`, async (path) => {
          const recording = { path, type: media.type };
          let pieces: readonly StoredPiece[] =
            piecesOf(running) ?? planPieces(media.durationSeconds ?? 0, await sound.findSilences(recording));
          for (const piece of pieces.filter(({ lines }) => lines === null)) {
            // The contract validated the language when it was stored.
            const heard = await storage.withWorkFile(async (output) => {
              await sound.extract(recording, piece, output);
              return transcriber.transcribe(output, language as CaptionsLanguage);
            });
            const lines = linesOfPiece(piece, heard);
            pieces = pieces.map((one) => (one === piece ? { ...piece, lines } : one));
            if (!(await updateRunning(db, id, { pieces }))) return;
          }
          await updateRunning(db, id, { pieces, state: 'ready' });
        });
      } catch (error) {
        if (!(error instanceof OpenAiRefusal)) throw error;
        log.error({ err: error, mediaId: media.id }, 'captions not written');
        await fail({ id });
      }
    },
  };
}
