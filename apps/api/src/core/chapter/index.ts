import type { Deps } from '../../platform/deps.ts';
import { ffmpegOf } from '../../platform/ffmpeg.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { handleJob } from '../../platform/jobs.ts';
import { createFfmpeg } from '../../platform/transcoder.ts';
import type { Module } from '../../http/module.ts';
import { createSoundReader } from '../transcription/index.ts';
import { chapterRoutes } from './chapter.routes.ts';
import { createChapterService } from './chapter.service.ts';
import { createSilenceFinder, findSilencesJob, proposalGivenUpJob } from './find-silences.ts';

export function chapterModule(deps: Deps): Module {
  const program = ffmpegOf(deps.env);
  const ffmpeg = createFfmpeg(program);
  const finder = createSilenceFinder({
    db: deps.db,
    storage: createFileStore('media', deps.env),
    sound: createSoundReader(program),
  });
  return {
    routes: chapterRoutes(createChapterService(deps, () => ffmpeg.isAvailable())),
    jobs: [handleJob(findSilencesJob, finder.find), handleJob(proposalGivenUpJob, finder.giveUp)],
  };
}
