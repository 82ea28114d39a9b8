import { describe, expect, test } from 'vitest';
import { readXmlText } from '../../../study/question/import/xml/xml-source.ts';
import { context, outline } from '../testing/outline.ts';
import { plannedOf, zipped } from '../testing/outside-archives.ts';
import { createCartridgeWriter } from './common-cartridge-writer.ts';
import { packageOf, type CoursePackage } from './course-package.ts';
import { createScormWriter } from './scorm-writer.ts';

const writers = { cartridge: createCartridgeWriter, scorm: createScormWriter };
const written = (format: keyof typeof writers, course = outline) =>
  packageOf(course, context, writers[format](course.class, context));

const asArchive = ({ texts, media }: CoursePackage) =>
  zipped({ ...Object.fromEntries(texts), ...Object.fromEntries(media.map(({ path }) => [path, 'x'])) });
const notesOf = ({ lines }: CoursePackage) =>
  Object.fromEntries(lines.map(({ title, outcome, notes }) => [title, [outcome, ...notes]]));

describe('a Common Cartridge', () => {
  test('is read again as the class that it was written from', async () => {
    const { source, outline: read, lines } = await plannedOf(asArchive(await written('cartridge')));
    expect(source).toBe('common-cartridge');
    expect(read.class.title).toBe('Menulis & Menyunting');
    expect(
      read.sections.map(({ title, lessons }) => [
        title,
        ...lessons.map(({ lesson }) => `${lesson.type}: ${lesson.title}`),
      ]),
    ).toEqual([
      ['Pembuka', 'article: Apa itu <lead>', 'article: data.zip', 'video: Contoh', 'video: Dari luar', 'pdf: Lembar'],
      ['Latihan', 'quiz: Kuis', 'assignment: Tugas'],
    ]);
    const [article] = read.sections[0]!.lessons;
    expect(article!.lesson.content).toMatchObject({
      html: expect.stringMatching(
        /^<p>Baca dulu\.<\/p><p>Isi &amp; <a href="https:\/\/sinau\.test\/catalog\/lead"[^>]*>kelas<\/a>\.<\/p><p><img data-media="[\w-]+" alt="Peta" \/><\/p>/,
      ),
    });
    expect(lines.map(({ outcome, title, notes }) => `${outcome} ${title}: ${notes.join('; ')}`)).toMatchInlineSnapshot(`
      [
        "taken Menulis & Menyunting: ",
        "taken Apa itu <lead>: ",
        "changed data.zip: Berkas “0006.zip” menjadi lampiran sebuah artikel",
        "taken Contoh: ",
        "taken Dari luar: ",
        "taken Lembar: ",
        "changed Kuis: Tanpa nilai lulus, jadi selesai dengan mengirim jawaban",
        "changed Tugas: Poin, tenggat, dan cara mengumpulkannya diganti aturan di sini",
        "left-out media/0003.vtt: Berkas ini tidak dipakai materi mana pun",
      ]
    `);
  });

  test('holds the questions that an import reads again', async () => {
    const { texts } = await written('cartridge');
    const quiz = [...texts].find(([path]) => path.startsWith('quizzes/'))![1];
    const { taken, refused } = await readXmlText(quiz);
    expect(refused).toEqual([]);
    expect(taken.map(({ item }) => [item.type, item.text, item.points])).toEqual([
      ['single-choice', 'Apa itu lead?', 2],
      ['multiple-choice', 'Mana unsur berita?', 1],
      ['true-false', 'Lead di akhir.', 1],
      ['short-answer', 'Ibu kota?', 1],
      ['short-answer', 'Dua tambah dua?', 1],
      ['essay', 'Tulis lead.', 1],
    ]);
    expect(taken[0]!.item).toMatchObject({ explanation: 'Lead membuka <berita>.' });
    expect(quiz).toContain('$IMS-CC-FILEBASE$../media/0001.webp');
  });

  test('names what changes and what stays, line by line', async () => {
    expect(notesOf(await written('cartridge'))).toEqual({
      'Kelas ini': ['changed', expect.stringContaining('Halaman kelas'), expect.stringContaining('syarat selesai')],
      'Apa itu <lead>': [
        'changed',
        'Video YouTube atau Vimeo di dalam teks menjadi tautan',
        'Tautan ke halaman di situs ini menjadi alamat lengkap',
        'Lampirannya menjadi butir sendiri sesudah materi ini',
      ],
      Contoh: ['changed', 'Takarirnya ikut sebagai berkas, dan perlu dipasang lagi'],
      'Dari luar': ['changed', 'Video di situs lain ikut sebagai tautan'],
      Lembar: ['taken'],
      Simulasi: ['left-out', expect.stringContaining('Unggah berkas paketnya')],
      Kuis: [
        'changed',
        '1 soal yang belum lengkap tidak ikut',
        '1 soal yang jenisnya tidak ada di Common Cartridge tidak ikut',
        'Soal: Soal angka menjadi isian singkat, tanpa toleransi dan satuan',
        'Nilai minimum 70 tidak ikut',
      ],
      Tugas: ['changed', 'Rubrik penilaiannya tidak ikut', 'Tenggatnya tidak ikut'],
      Kosong: ['left-out', 'Belum ada isinya, jadi tidak ikut'],
      'Sesi langsung': ['left-out', 'Sesi langsung tidak ikut'],
      Nanti: ['left-out', 'Bagian tanpa materi tidak ikut'],
    });
  });
});

test('a video or recording with a watermark stays, and a link to its class goes', async () => {
  const recordingId = [...context.media.values()].find(({ kind }) => kind === 'video')!.id;
  const session = { startsAt: null, endsAt: null, recordingUrl: null };
  const course = {
    ...outline,
    class: { ...outline.class, hasWatermark: true },
    sections: outline.sections.map((section) => ({
      ...section,
      lessons: section.lessons.map((one) =>
        one.lesson.title === 'Sesi langsung' ? { ...one, session: { ...session, recordingId } } : one,
      ),
    })),
  };
  const { texts, media, lines } = await written('cartridge', course);
  expect(media.map(({ kind }) => kind)).not.toContain('video');
  expect([...texts.values()].join('')).toContain(
    'href="https://sinau.test/my-class/content?name=lead&amp;type=program"',
  );
  expect(lines.find(({ title }) => title === 'Contoh')!.notes).toEqual([expect.stringContaining('bertanda air')]);
  expect(lines.find(({ title }) => title === 'Sesi langsung')).toMatchObject({
    outcome: 'changed',
    notes: [expect.any(String), expect.stringContaining('bertanda air')],
  });
});

describe('a SCORM package', () => {
  test('lists its files, and holds lessons and answers as scripts', async () => {
    const scorm = await written('scorm');
    const manifest = scorm.texts.get('imsmanifest.xml')!;
    const listed = [...manifest.matchAll(/<file href="([^"]*)"/g)].map(([, path]) => path);
    const stored = [...scorm.texts.keys(), ...scorm.media.map(({ path }) => path)];
    expect(listed.toSorted()).toEqual(stored.filter((path) => path !== 'imsmanifest.xml').toSorted());
    expect(scorm).toMatchObject({ lessonCount: 6, holdsAnswers: true });
    expect(scorm.texts.get('index.html')).toContain('<title>Menulis &#38; Menyunting</title>');
    const first = scorm.texts.get('lessons/0001.js')!;
    expect(first).toContain('src=\\"media/0001.webp\\"');
    expect(first).not.toContain('<');
  });

  test('names what changes and what stays, line by line', async () => {
    expect(notesOf(await written('scorm'))).toMatchObject({
      Simulasi: ['left-out', expect.any(String)],
      Kuis: [
        'changed',
        '1 soal yang belum lengkap tidak ikut',
        'Batas waktunya tidak ikut',
        'Batas percobaannya tidak ikut: kuis bisa diulang',
        'Esai bisa ditulis, tetapi tidak dinilai dan tidak terkirim',
        expect.stringContaining('Isian singkat'),
        'Nilai dan kuncinya selalu tampil sesudah dijawab',
      ],
      Tugas: expect.arrayContaining(['Menjadi bacaan: jawaban peserta dan penilaiannya tidak ikut']),
      'Sesi langsung': ['left-out', 'Sesi langsung tidak ikut'],
    });
  });
});
