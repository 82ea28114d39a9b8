import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ffmpeg, ffprobe } from '../../testing/made-recordings.ts';
import { createStreamEncoder } from './index.ts';

const encoder = createStreamEncoder({ path: 'ffmpeg', processors: null });
const { signal } = new AbortController();

const secondsOfSlide = 20;
const slides = Array.from({ length: 4 }, (_, index) =>
  [
    `Bagian ${index + 1}: ${['Judul', 'Teras', 'Tubuh', 'Penutup'][index]}`,
    '',
    ...Array.from(
      { length: 9 },
      (_, line) => `${line + 1}. Tulis kalimat ke-${line * 7 + index * 3} dengan kata kerja aktif, lalu periksa lagi`,
    ),
  ].join('\n'),
);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sinau-slides-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** Records slides as a screen recorder does, with a sound whose syllables come and go like those of speech. */
async function recordLecture() {
  const path = join(folder, 'lecture.mp4');
  const duration = slides.length * secondsOfSlide;
  const texts = await Promise.all(
    slides.map(async (text, index) => {
      const file = join(folder, `slide-${index}.txt`);
      await writeFile(file, text);
      const shown = `between(t,${index * secondsOfSlide},${(index + 1) * secondsOfSlide - 0.001})`;
      return `drawtext=textfile=${file}:fontsize=48:line_spacing=24:x=120:y=100:fontcolor=0x20303c:enable='${shown}'`;
    }),
  );
  const picture = `-f lavfi -i color=c=0xf4f1ea:s=1920x1080:r=30:d=${duration}`;
  const sound = `-f lavfi -i anoisesrc=c=pink:a=0.4:d=${duration}:r=48000`;
  const speech = 'bandpass=f=900:w=1400,tremolo=f=4:d=0.9,tremolo=f=0.3:d=0.7';
  await ffmpeg(
    `${picture} ${sound} -vf ${texts.join(',')} -af ${speech} -c:v libx264 -preset veryfast -crf 20 -pix_fmt yuv420p -c:a aac ${path}`,
  );
  return { path, duration };
}

test('slides that change every 20 s take less than 300 kbit/s of picture at 720 lines', async () => {
  const { path: input, duration } = await recordLecture();
  const plan = await encoder.plan(input, 'video', { evensLoudness: true, signal });
  const made = { name: 'v720', fileName: 'v720' } as const;
  await encoder.encode({ input, folder, plan, ...made, onPercent: () => undefined, signal });
  const rendition = join(folder, 'v720.mp4');
  const packets = await ffprobe(`-select_streams v -show_entries packet=size -of csv=p=0 ${rendition}`);
  const bits = 8 * packets.reduce((sum, size) => sum + Number.parseInt(size), 0);
  expect(packets.length).toBe(duration * 30);
  expect(bits / duration).toBeLessThan(300_000);
});
