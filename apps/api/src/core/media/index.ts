import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import type { Module } from '../../http/module.ts';
import { createDeliveryService } from './delivery.service.ts';
import { mediaRoutes } from './media.routes.ts';
import { recordingGauges } from './recording-gauges.queries.ts';
import { createMediaStorage } from './media-storage.ts';
import { preparationGivenUpJob, prepareJob } from './prepare-media.ts';
import { createMediaService } from './media.service.ts';
import { streamTurnJob, watchTurnJob } from './streams/stream-queue.ts';
import { createStreamWorker } from './streams/stream-worker.ts';

export {
  attachMedia,
  attachPictures,
  detachMedia,
  findMediaByIds,
  findOwnMedia,
  type MediaOwner,
  type MediaRow,
} from './media.queries.ts';
export { openUploadedArchive, type ArchivedFile, type UploadedArchive } from './archive-reader.ts';
export { createMediaIntake, type MediaIntake } from './media-intake.ts';
export { findPackageFiles, markMediaForRemoval } from './media.queries.ts';
export { isFinal, refuseFile } from './refusals.ts';
export { storedNameOf } from './prepare-media.ts';
export { checkFiles, findFilesRemovedSince } from './check-files.ts';
export { attachCover } from './attach-cover.ts';
export { manifestOf, presentMedia } from './media.presenter.ts';
export { prepareRichText, withSignedPictures, type Writer } from './rich-text.ts';
export { completeLessonsWithRecording, lockMedia } from './preparation.queries.ts';
export { createPictureStore, type PictureStore } from './picture-store.ts';
export { signMediaAddress, type Signing } from './signed-address.ts';
export { insertMissingStreamTasks as addMissingStreams } from './streams/stream-task.queries.ts';
export { presentPoster, presentStreams } from './streams/streams.presenter.ts';

const sweepJob = defineJob<Record<string, never>>('media.sweep');
const resumeStreamsJob = defineJob<Record<string, never>>('media.resume-streams', { retryLimit: 0 });

export function mediaModule(deps: Deps): Module {
  const { storage, streamQueue, preparation } = createMediaStorage(deps);
  const takeTurn = createStreamWorker({ ...deps, storage, streamQueue, keepsOriginals: deps.env.KEEP_ORIGINALS });
  const parts = { ...deps, storage, preparation };
  const media = createMediaService(parts);
  return {
    routes: mediaRoutes(media, createDeliveryService(parts), streamQueue),
    jobs: [
      handleJob(prepareJob, preparation.prepare),
      handleJob(preparationGivenUpJob, preparation.giveUp),
      handleJob(streamTurnJob, takeTurn),
      handleJob(watchTurnJob, streamQueue.watchTurn),
      handleJob(resumeStreamsJob, streamQueue.resume, '*/10 * * * *'),
      handleJob(sweepJob, () => media.sweep(), '20 * * * *'),
    ],
    gauges: [recordingGauges],
  };
}
