import { writeFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { withWorkFile } from '../../testing/archives.ts';
import { moodleBackup, tag } from './testing/moodle-backups.ts';
import { tarred, type ArchiveContent } from './testing/outside-archives.ts';

/** Memory of the thread that reads an archive, below which a hostile one ends in a sentence. */
const maxOldGenerationSizeMb = 400;

const read = async (files: ArchiveContent) => {
  const content = await tarred(files);
  return withWorkFile(
    (path) =>
      new Promise<string | null>((resolve, reject) => {
        writeFileSync(path, content);
        const worker = new Worker(new URL('./testing/archive-reader.worker.ts', import.meta.url), {
          workerData: path,
          resourceLimits: { maxOldGenerationSizeMb },
        });
        worker.once('message', resolve).once('error', reject);
      }),
  );
};

/** A text of so many bytes that hardly compresses, as none does that swells would be refused for. */
function filled(length: number, part: (noise: string) => string, root = 'r') {
  let text = `<${root}>`;
  let seed = 1;
  while (text.length < length) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    text += part(seed.toString(36));
  }
  return `${text}</${root}>`;
}
const bound = 29_000_000;
const written = moodleBackup({
  title: 'Jahat',
  sections: [{ title: 'Satu', activities: [{ type: 'page', title: 'Halaman', body: tag('content', 'a') }] }],
});
const documents = (part: (noise: string) => string): ArchiveContent => ({
  ...written,
  'files.xml': filled(bound, part),
  'questions.xml': filled(bound, part),
});
const tooLarge = 'terlalu besar untuk satu impor';
const unknownQuestion = (noise: string) => `<question id="${noise}"><qtype>x${noise}</qtype></question>`;

test.each<[string, ArchiveContent, string]>([
  ['elements at their bounds', documents((noise) => `<a>${noise}</a>\n`), tooLarge],
  ['attributes by a name of their own each', documents((noise) => `<a b${noise}=""/>`), tooLarge],
  [
    'questions that each need a line of the report',
    {
      ...written,
      'questions.xml': `<a><question_category>${filled(5_000_000, unknownQuestion, 'questions')}</question_category></a>`,
    },
    'Terlalu banyak isi kelas',
  ],
])('an archive of %s ends in a sentence within the memory of the thread', async (_, archive, sentence) => {
  expect(await read(archive)).toContain(sentence);
});
