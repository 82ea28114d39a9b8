import { ffmpegOf } from '../../platform/ffmpeg.ts';
import type { Deps } from '../../platform/deps.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { handleJob } from '../../platform/jobs.ts';
import { createOpenAiClient, openAiSettingsOf } from '../../platform/openai-client.ts';
import { createFfmpeg } from '../../platform/transcoder.ts';
import type { Module } from '../../http/module.ts';
import { createOpenAiTranscriber } from './openai-transcriber.ts';
import { createSoundReader } from './sound.ts';
import { transcriptionRoutes } from './transcription.routes.ts';
import { createTranscriptionService } from './transcription.service.ts';
import { captionsGivenUpJob, createCaptionsWriter, writeCaptionsJob } from './write-captions.ts';

export { createSoundReader, type SoundReader } from './sound.ts';
export type { Silence } from './pieces.rules.ts';

export function transcriptionModule(deps: Deps): Module {
  const {
    TRANSCRIBER_URL: url,
    TRANSCRIBER_API_KEY: apiKey,
    TRANSCRIBER_MODEL: model,
    TRANSCRIBER_SECONDS: seconds,
  } = deps.env;
  const settings = openAiSettingsOf(url, apiKey, model, seconds);
  const transcriber = settings && createOpenAiTranscriber(createOpenAiClient(settings));
  const program = ffmpegOf(deps.env);
  const ffmpeg = createFfmpeg(program);
  const isAvailable = async () => transcriber !== null && (await ffmpeg.isAvailable());
  const storage = createFileStore('media', deps.env);
  const writer = createCaptionsWriter({ ...deps, storage, sound: createSoundReader(program), transcriber });
  return {
    routes: transcriptionRoutes(createTranscriptionService(deps, isAvailable)),
    jobs: [handleJob(writeCaptionsJob, writer.write), handleJob(captionsGivenUpJob, writer.giveUp)],
  };
}
