import type { Deps } from '../../platform/deps.ts';
import { ffmpegOf } from '../../platform/ffmpeg.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { createFfmpeg } from '../../platform/transcoder.ts';
import { createPreparation } from './prepare-media.ts';
import { createStreamQueue } from './streams/stream-queue.ts';

/** The store of media, and the work that follows a stored file: its preparation and the queue of its streams. */
export function createMediaStorage(deps: Deps) {
  const storage = createFileStore('media', deps.env);
  const streamQueue = createStreamQueue(deps);
  const transcoder = createFfmpeg(ffmpegOf(deps.env));
  return { storage, streamQueue, preparation: createPreparation({ ...deps, storage, streamQueue, transcoder }) };
}
