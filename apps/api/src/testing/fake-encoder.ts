import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { RenditionName } from '@sinau/contracts/core/media/streams.rules';
import type { StreamEncoder } from '../platform/stream-encoder/index.ts';
import { rendition } from './streams.ts';

type EncodingJob = Parameters<StreamEncoder['encode']>[0];

interface FakeEncoderSettings {
  /** Names that are planned of each recording; two by default. */
  readonly names?: readonly RenditionName[];
  /** Runs while a rendition is encoded; it may fail. */
  readonly whileEncoding?: (job: EncodingJob, id: string) => Promise<void> | void;
  readonly whilePlanning?: () => void;
}

/** Encoder that writes small files at once, and tells in which order it was used. */
export function createFakeEncoder() {
  let settings: FakeEncoderSettings = {};
  /** Steps taken so far: the recording and what was made. */
  const steps: { id: string; step: string }[] = [];
  const note = (input: string, step: string) => {
    const id = input.split('/').at(-2)!;
    steps.push({ id, step });
    return id;
  };
  const encoder: StreamEncoder = {
    isAvailable: async () => true,
    plan: async (_input, kind, { evensLoudness }) => {
      settings.whilePlanning?.();
      const names = settings.names ?? ['v360', 'v720'];
      const sound = { track: 1, channels: 2, gain: evensLoudness ? 4 : 0 } as const;
      return { durationSeconds: 4, names, picture: kind === 'video' ? picture : null, sound };
    },
    encode: async (job) => {
      const { input, folder, name, fileName, plan } = job;
      const id = note(input, name);
      await settings.whileEncoding?.(job, id);
      const content = `${name} ${plan.sound?.gain ? 'even' : 'plain'}`;
      await writeFile(join(folder, `${fileName}.mp4`), content);
      await writeFile(join(folder, `${fileName}.m3u8`), '#EXTM3U\n');
      const lines = Number(name.slice(1));
      const size = name.startsWith('a') ? { width: null, height: null } : { width: lines * 2, height: lines };
      return rendition(name, {
        ...size,
        bandwidth: lines * 2_000,
        averageBandwidth: lines * 1_000,
        size: content.length,
      });
    },
    drawSeekPictures: async ({ rendition: input, path }) => {
      note(input, 'pictures');
      await writeFile(path, 'JPEG');
      return { everySeconds: 10, count: 1, columns: 1, width: 160, height: 90 };
    },
    drawPoster: async ({ path }) => {
      await writeFile(path, 'WEBP');
      return { width: 640, height: 360 };
    },
  };
  return {
    encoder,
    steps,
    /** Begins anew with these settings. */
    reset(next: FakeEncoderSettings = {}) {
      settings = next;
      steps.length = 0;
    },
  };
}

const picture = {
  track: 0,
  width: 1280,
  height: 720,
  frameRate: '30',
  matrix: 'bt709',
  hdr: null,
  isInterlaced: false,
};
