import type { Deps } from '../../platform/deps.ts';
import { defineJob, handleJob } from '../../platform/jobs.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { createFfmpeg } from '../../platform/transcoder.ts';
import type { Module } from '../../http/module.ts';
import { createDeliveryService } from './delivery.service.ts';
import { mediaRoutes } from './media.routes.ts';
import { createPreparation, preparationGivenUpJob, prepareJob } from './prepare-media.ts';
import { createMediaService } from './media.service.ts';

export {
  attachMedia,
  attachPictures,
  detachMedia,
  findMediaByIds,
  type MediaOwner,
  type MediaRow,
} from './media.queries.ts';
export { checkFiles } from './check-files.ts';
export { attachCover } from './attach-cover.ts';
export { presentMedia } from './media.presenter.ts';
export { prepareRichText, withSignedPictures, type Writer } from './rich-text.ts';
export { completeLessonsWithRecording, lockMedia } from './preparation.queries.ts';
export { signMediaAddress } from './signed-address.ts';
export { presentStreams } from './streams/streams.presenter.ts';

const sweepJob = defineJob<Record<string, never>>('media.sweep');

export function mediaModule(deps: Deps): Module {
  const storage = createFileStore('media', deps.env);
  const preparation = createPreparation({ ...deps, storage, transcoder: createFfmpeg(deps.env.FFMPEG_PATH) });
  const parts = { ...deps, storage, preparation };
  const media = createMediaService(parts);
  return {
    routes: mediaRoutes(media, createDeliveryService(parts)),
    jobs: [
      handleJob(prepareJob, preparation.prepare),
      handleJob(preparationGivenUpJob, preparation.giveUp),
      handleJob(sweepJob, () => media.sweep(), '20 * * * *'),
    ],
  };
}
