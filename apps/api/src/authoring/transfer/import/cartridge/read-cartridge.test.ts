import { describe, expect, test } from 'vitest';
import {
  assessment,
  cartridgeManifest,
  choiceItem,
  page,
  questionBank,
  topic,
  webLink,
  type CartridgeVersion,
} from '../../testing/cartridges.ts';
import { plannedOf, zipped } from '../../testing/outside-archives.ts';

const whole = (version: CartridgeVersion) => ({
  'imsmanifest.xml': cartridgeManifest('Jurnalistik', {
    version,
    items: [
      {
        title: 'Minggu 1',
        items: [
          { title: 'Lead', ref: 'r1' },
          { title: 'Lembar', ref: 'r2', attributes: ' isvisible="false"' },
          { title: 'Bacaan', items: [{ title: 'Video', ref: 'r3' }] },
          { title: 'Diskusi', ref: 'r4' },
          { title: 'Kuis', ref: 'r5' },
          { title: 'Zoom', ref: 'r6' },
          { title: 'Hilang', ref: 'r7' },
          { title: 'Garis' },
        ],
      },
      { title: 'Tugas', ref: 'r8' },
    ],
    resources: [
      { id: 'r1', type: 'webcontent', href: 'web/lead%20kuat.html' },
      { id: 'r2', type: 'webcontent', href: 'web/kerja.pdf' },
      { id: 'r3', type: `imswl_xmlv${version}`, href: 'situs.xml' },
      { id: 'r4', type: `imsdt_xmlv${version}`, href: 'diskusi.xml' },
      { id: 'r5', type: `imsqti_xmlv1p2/imscc_xmlv${version}/assessment`, href: 'kuis/kuis.xml' },
      { id: 'r6', type: 'imsbasiclti_xmlv1p0', href: 'zoom.xml' },
      { id: 'r7', type: 'webcontent', href: 'hilang.html' },
      { id: 'r8', type: 'assignment_xmlv1p0', href: 'tugas.xml' },
      { id: 'r9', type: `imsqti_xmlv1p2/imscc_xmlv${version}/question-bank`, href: 'bank.xml' },
      { id: 'r10', type: 'webcontent', href: 'web/lain.html' },
      { id: 'r11', type: 'webcontent', href: 'web/sisa.css' },
    ],
  }),
  'web/lead kuat.html': page(
    'Lead',
    '<p>Lead. <img src="gambar/peta.png" alt="Peta"><img src="https://contoh.id/b.png"></p>',
  ),
  'web/gambar/peta.png': 'png',
  'web/lain.html': page('Halaman lain', '<p>Lain. <a href="$IMS-CC-FILEBASE$/web/kerja.pdf">Unduh</a></p>'),
  'web/kerja.pdf': '%PDF',
  'web/sisa.css': 'p{}',
  'situs.xml': webLink('Video', 'https://vimeo.com/76979871'),
  'diskusi.xml': topic('Diskusi', '<p>Apa?</p>'),
  'kuis/kuis.xml': assessment(
    'Kuis',
    choiceItem('q1', '<p>Apa lead? <img src="../web/gambar/peta.png"></p>', ['Pembuka', 'Penutup']),
    '<item ident="q2"><presentation><material><mattext>Teks</mattext></material></presentation></item>',
  ),
  'zoom.xml': '<x/>',
  'tugas.xml':
    '<assignment><title>Tugas</title><text texttype="text/html">&lt;p&gt;Tulis.&lt;/p&gt;</text></assignment>',
  'bank.xml': questionBank(choiceItem('b1', 'Apa penutup?', ['Akhir', 'Awal'])),
});

test.each<CartridgeVersion>(['1p1', '1p2', '1p3'])(
  'a cartridge of %s becomes sections, and everything that is lost has a line',
  async (version) => {
    const { source, outline, lines } = await plannedOf(zipped(whole(version)));
    expect(source).toBe('common-cartridge');
    expect(outline.class.title).toBe('Jurnalistik');
    expect(
      outline.sections.map(({ title, lessons }) => [
        title,
        lessons.map(({ lesson }) => `${lesson.type} ${lesson.title}`),
      ]),
    ).toEqual([
      ['Minggu 1', ['article Lead', 'pdf Lembar', 'video Video', 'article Diskusi', 'quiz Kuis']],
      ['Materi', ['assignment Tugas']],
      ['Materi lain', ['article Halaman lain']],
    ]);
    expect(outline.sections[0]!.lessons[4]!.lesson).toMatchObject({
      setting: { timeLimit: 30, maxAttempts: 2 },
      content: {
        questions: [
          { text: 'Apa lead?', picture: {}, options: [{ text: 'Pembuka', isCorrect: true }, { isCorrect: false }] },
        ],
      },
    });
    expect(outline.bank).toMatchObject([{ text: 'Apa penutup?' }]);
    expect(
      lines.map(({ outcome, section, title, notes }) => `${outcome} ${section ?? '-'}/${title}: ${notes.join('; ')}`),
    ).toMatchInlineSnapshot(`
    [
      "taken -/Jurnalistik: ",
      "taken -/1 soal untuk bank soal: ",
      "changed Minggu 1/Lead: Gambar “b.png” tidak ikut: gambarnya ada di contoh.id",
      "changed Minggu 1/Lembar: Tersembunyi di tempat asalnya; di sini tampil begitu kelasnya terbit",
      "changed Minggu 1/Video: Folder “Bacaan” diratakan ke bagiannya",
      "changed Minggu 1/Diskusi: Diskusi menjadi artikel: pertanyaannya ikut, tempat menjawabnya tidak",
      "changed Minggu 1/Kuis: Tanpa nilai lulus, jadi selesai dengan mengirim jawaban; Soal 2 “Teks” tidak ikut: Ini teks, bukan soal",
      "changed Materi/Tugas: Poin, tenggat, dan cara mengumpulkannya diganti aturan di sini",
      "changed Materi lain/Halaman lain: Berkas “kerja.pdf” di dalam teks menjadi lampiran; Tidak ada di susunan kelas asalnya",
      "left-out Minggu 1/Zoom: Alat dari luar (LTI) belum bisa ikut. Pasang lagi alamatnya kalau masih dipakai.",
      "left-out Minggu 1/Hilang: “hilang.html”: berkasnya tidak ada di arsip",
      "left-out Minggu 1/Garis: Judul tanpa isi tidak ikut",
      "left-out -/web/sisa.css: Berkas ini tidak dipakai materi mana pun",
    ]
  `);
  },
);

describe('other packages with such a manifest', () => {
  test('a thin cartridge has its links in the manifest', async () => {
    const { outline } = await plannedOf(
      zipped({
        'imsmanifest.xml': cartridgeManifest('Tipis', {
          version: '1p3',
          items: [{ title: 'Video', ref: 'r1' }],
          resources: [{ id: 'r1', type: 'imswl_xmlv1p3', inline: webLink('Video', 'https://youtu.be/dQw4w9WgXcQ') }],
        }),
        'lain.txt': '',
      }),
    );
    expect(outline.sections[0]!.lessons[0]!.lesson).toMatchObject({
      type: 'video',
      content: { address: 'https://youtu.be/dQw4w9WgXcQ' },
    });
  });

  test('a task that is a page with a variant is the task, once, with the boxes of its text', async () => {
    const { outline, told } = await plannedOf(
      zipped({
        'imsmanifest.xml': cartridgeManifest('Varian', {
          version: '1p3',
          items: [{ title: 'Tugas', ref: 'r1' }],
          resources: [
            {
              id: 'r1',
              type: 'webcontent',
              href: 'tugas.html',
              inline: '<cpx:variant identifier="v" identifierref="r2"><cpx:metadata/></cpx:variant>',
            },
            { id: 'r2', type: 'assignment_xmlv1p0', href: 'tasks/tugas.xml' },
          ],
        }),
        'tugas.html': page('Tugas', '<p>Tulis.</p>'),
        'tasks/tugas.xml':
          '<assignment><text texttype="text/html">&lt;div data-callout="tip"&gt;&lt;p&gt;Tulis.&lt;/p&gt;&lt;/div&gt;&lt;img src="$IMS-CC-FILEBASE$../media/a.png"&gt;</text></assignment>',
        'media/a.png': 'png',
      }),
    );
    expect(outline.sections.flatMap(({ lessons }) => lessons.map(({ lesson }) => lesson))).toMatchObject([
      {
        type: 'assignment',
        content: {
          instruction: expect.stringMatching(/^<div data-callout="tip"><p>Tulis\.<\/p><\/div><p><img data-media/),
        },
      },
    ]);
    expect(told).toHaveLength(1);
  });

  test.each([
    [
      'a SCORM package',
      '<manifest><metadata><schema>ADL SCORM</schema></metadata><resources/></manifest>',
      'paket SCORM',
    ],
    ['a manifest of something else', '<manifest/>', 'tidak memuat susunan kelas'],
    ['a broken one', '<manifest', 'tidak terbaca'],
    ['one with entities', '<!DOCTYPE m [<!ENTITY a "b">]><manifest/>', 'DOCTYPE'],
  ])('%s is refused with a sentence', async (_, manifest, sentence) => {
    await expect(plannedOf(zipped({ 'imsmanifest.xml': manifest, 'a.txt': '' }))).rejects.toMatchObject({
      fields: { file: expect.stringContaining(sentence) },
    });
  });
});
