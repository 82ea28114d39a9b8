import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupBounds, localId } from '@sinau/contracts/authoring/transfer/class-backup.rules';
import { classOutline, type ClassBackup } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openUploadedArchive, type UploadedArchive } from '../../../core/media/index.ts';
import { AppError } from '../../../platform/app-error.ts';
import { archiveOf, archiveOfEntries, withWorkFile } from '../../../testing/archives.ts';
import { fixtureOfVersion } from '../testing/fixture-of-version.ts';
import { readArchive } from './read-archive.ts';
import { planOutline } from './plan-outline.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sinau-archives-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const options = { maxEntries: backupBounds.maxEntries, withWorkFile, hasRoom: async () => true };
const now = new Date('2026-12-01T00:00:00.000Z');
const topics = new Set(['jurnalistik-menulis']);
const plan = async (archive: UploadedArchive) => {
  const { source, raw } = await readArchive(archive);
  const sizeOf = (path: string) => archive.files.get(path)?.size ?? null;
  return { source, ...planOutline(raw, { now, topics, sizeOf }) };
};

/** Plans an archive; returns the sentence of its refusal otherwise. */
async function planned(content: Buffer) {
  const path = join(folder, 'archive.zip');
  writeFileSync(path, content);
  return openUploadedArchive(path, options, plan);
}
const refusalOf = (content: Buffer) =>
  planned(content).then(
    () => null,
    (error: unknown) => (error instanceof AppError ? error.fields!.file : String(error)),
  );

/** The manifest of the archive of version 1, which tests change. */
async function manifest() {
  let text = '';
  await openUploadedArchive(fixtureOfVersion(1), options, async ({ files }) => {
    text = await files.get('class.json')!.text(backupBounds.maxManifestBytes);
  });
  return JSON.parse(text) as ClassBackup;
}
const archived = (changed: object, ...files: string[]) =>
  archiveOf({ 'class.json': JSON.stringify(changed), ...Object.fromEntries(files.map((path) => [path, 'isi'])) });

test('an archive of version 1 is read, and all of it is taken', async () => {
  const { source, outline, lines } = await planned(readFileSync(fixtureOfVersion(1)));
  expect(source).toBe('backup');
  expect(classOutline.parse(outline)).toEqual(outline);
  const types = outline.sections.flatMap(({ lessons }) => lessons.map(({ lesson }) => lesson.type));
  // Kinds that came after version 1 are in no archive of it.
  expect(new Set(types).size).toBe(9);
  const untold = await manifest();
  // Fields of lessons that came after version 1 have their defaults.
  expect(outline.sections).toEqual(classOutline.shape.sections.parse(untold.sections));
  expect(outline.bank).toEqual(untold.bank);
  expect(outline.educators).toEqual(untold.educators);
  expect(outline.class).toEqual(untold.class);
  expect(outline.media).toEqual(untold.media);
  expect(lines.filter(({ outcome }) => outcome !== 'taken').map(({ type }) => type)).toEqual(['news_writing']);
});

describe('an archive is refused with a sentence', () => {
  const long = 'a'.repeat(300);
  test.each<[string, Buffer, string]>([
    ['that is none', Buffer.from('bukan arsip'), 'rusak atau tidak lengkap'],
    ['of something else', archiveOf({ 'catatan.txt': 'Halo' }), 'bukan cadangan kelas'],
    ['whose manifest is broken', archiveOf({ 'class.json': '{"format":' }), 'rusak'],
    ['whose manifest is of another system', archiveOf({ 'class.json': '{"a":1}' }), 'bukan cadangan kelas'],
    ['of a newer version', archived({ format: 'sinau-class', version: 99 }), 'format versi 99'],
    ['that lacks its frame', archived({ format: 'sinau-class', version: 1, sections: 3 }), 'tidak lengkap'],
    ['that leads outside', archiveOf({ '../class.json': '{}' }), 'mengarah ke luar'],
    ['with absolute names', archiveOf({ 'C:/class.json': '{}' }), 'mengarah ke luar'],
    ['that leads outside by Windows names', archiveOf({ '..\\class.json': '{}' }), 'mengarah ke luar'],
    ['with a link', archiveOfEntries([{ name: 'class.json', content: '/etc/passwd', mode: 0o120777 }]), 'tautan'],
    ['with a password', archiveOfEntries([{ name: 'class.json', content: '{}', flags: 0x801 }]), 'kata sandi'],
    ['with names that are too long', archiveOf({ [`${long}.mp4`]: '' }), 'karakter'],
    ['with a name twice', archiveOfEntries([{ name: 'a.mp4' }, { name: 'a.mp4' }]), 'dua kali'],
    [
      'with entries that overlap',
      archiveOfEntries([
        { name: 'class.json', content: '{}' },
        { name: 'b.mp4', content: 'isi', claims: { offset: 0 } },
      ]),
      'rusak di dalam paket',
    ],
    [
      'with a wrong checksum',
      archiveOfEntries([{ name: 'class.json', content: '{}', claims: { crc: 1 } }]),
      'rusak di dalam arsip',
    ],
    [
      'that claims more than it holds',
      archiveOfEntries([{ name: 'class.json', content: '{}', claims: { size: 20, packed: 20 } }]),
      'rusak',
    ],
    [
      'that swells when it is opened',
      archiveOfEntries([{ name: 'class.json', content: ' '.repeat(30_000_000), method: 8 }]),
      'membengkak',
    ],
    [
      'with 100,000 entries',
      archiveOfEntries(Array.from({ length: 100_000 }, (_, index) => ({ name: `${index}.mp4` }))),
      'lebih dari 20.000 berkas',
    ],
  ])('%s', async (_, content, sentence) => {
    expect(await refusalOf(content)).toContain(sentence);
  });
});

describe('a report says what is not taken as it stands', () => {
  const linesOf = async (changed: object, ...files: string[]) => {
    const { outline, lines } = await planned(archived(changed, ...files));
    return { outline, lines, told: lines.filter(({ outcome }) => outcome !== 'taken') };
  };
  const paths = ({ media }: ClassBackup) => media.map(({ path }) => path);

  test('files that are missing, of another kind, or of no use', async () => {
    const whole = await manifest();
    const video = whole.media.find(({ name }) => name === 'Pembuka.mp4')!;
    const pdf = whole.media.find(({ kind }) => kind === 'pdf')!;
    const media = whole.media.map((file) => (file === pdf ? { ...file, kind: 'audio' as const } : file));
    const unused = { ...video, id: localId(99), path: 'media/99.mp4', name: 'Sisa.mp4' };
    const { told } = await linesOf(
      { ...whole, media: [...media, unused], lost: ['Hilang.mp4'] },
      ...paths(whole).filter((path) => path !== video.path),
      unused.path,
    );
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          outcome: 'left-out',
          title: 'Pembuka.mp4',
          notes: ['Berkas ini tidak ada di arsip'],
        }),
        expect.objectContaining({ outcome: 'changed', title: 'Contoh lead', type: 'video' }),
        expect.objectContaining({ outcome: 'changed', title: 'Lembar kerja', type: 'pdf' }),
        expect.objectContaining({ outcome: 'left-out', title: pdf.name }),
        expect.objectContaining({ outcome: 'left-out', title: 'Sisa.mp4' }),
        expect.objectContaining({ outcome: 'left-out', title: 'Hilang.mp4' }),
      ]),
    );
  });

  test('lessons that cannot be made, and fields that this version does not know', async () => {
    const whole = await manifest();
    const [article] = whole.sections[0]!.lessons;
    const { lesson } = article as { lesson: { content: { html: string } } & Record<string, unknown> };
    const { outline, told } = await linesOf({
      ...whole,
      sections: [
        {
          title: 'Aneh',
          lessons: [
            { lesson: { type: 'hologram', title: 'Masa depan' } },
            { lesson: { ...lesson, title: '' } },
            { lesson: null },
            { lesson: { type: 'article', title: 'Baru', content: { html: '<p>Isi.</p>', mood: 'tenang' } } },
            {
              lesson: {
                type: 'article',
                title: 'Jahat',
                content: { html: '<p onclick="x()">Isi.</p><script>x()</script>' },
              },
            },
          ],
        },
      ],
      media: [],
    });
    const ofLessons = told.filter(({ section }) => section === 'Aneh');
    expect(ofLessons.map(({ outcome, title }) => [outcome, title])).toEqual([
      ['left-out', 'Masa depan'],
      ['left-out', 'Tanpa judul'],
      ['left-out', 'Tanpa judul'],
      ['changed', 'Baru'],
      ['changed', 'Jahat'],
    ]);
    expect(JSON.stringify(outline)).not.toMatch(/onclick|<script|mood/);
  });

  test('texts, prices, topics and times that do not hold here', async () => {
    const whole = await manifest();
    const texts = {
      ...whole.class,
      title: 'abc',
      category: { slug: 'memasak', title: 'Memasak' },
      promotionEndsAt: '2020-01-01T00:00:00.000Z',
    };
    const live = whole.sections[1]!.lessons.at(-1)!;
    const over = { ...live, session: { ...live.session, endsAt: '2026-11-05T05:00:00.000Z', startsAt: null } };
    const { outline, told } = await linesOf(
      { ...whole, class: texts, sections: [{ title: 'Sesi', lessons: [over] }] },
      ...paths(whole),
    );
    expect(outline.class).toMatchObject({
      title: 'Kelas dari impor',
      category: null,
      salePrice: 150_000,
      normalPrice: null,
    });
    const notes = told.flatMap((line) => line.notes).join('\n');
    for (const word of ['Judul tidak ikut', 'Memasak', 'harga normal', 'sudah lewat']) expect(notes).toContain(word);
    const selfPaced = await linesOf(
      { ...whole, class: { ...whole.class, format: 'self-paced' }, sections: [{ title: 'Sesi', lessons: [live] }] },
      ...paths(whole),
    );
    expect(selfPaced.told).toContainEqual(
      expect.objectContaining({
        outcome: 'left-out',
        type: 'webinar',
        notes: ['Kelas mandiri tidak punya sesi langsung'],
      }),
    );
  });
});
