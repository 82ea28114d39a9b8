import { expect, test } from 'vitest';
import { readCommonCartridge } from './common-cartridge.ts';
import type { ArchiveFiles } from './course-outline.ts';
import { readMoodleBackup } from './moodle-backup.ts';

const archive = (files: Readonly<Record<string, string>>): ArchiveFiles =>
  new Map(Object.entries(files).map(([path, content]) => [path, () => Promise.resolve(Buffer.from(content))]));
const notesOf = ({ notes }: { notes: readonly { origin: string; message: string }[] }) =>
  notes.map(({ origin, message }) => `${origin}: ${message}`);

const item = (title: string, rest: string, ref = '') =>
  `<item identifier="i"${ref && ` identifierref="${ref}"`}><title>${title}</title>${rest}</item>`;
const resource = (id: string, type: string, href: string) =>
  `<resource identifier="${id}" type="${type}" href="${href}"><file href="${href}"/></resource>`;

test.each(['1p1', '1p2', '1p3'])(
  'a cartridge of %s becomes sections with lessons, and names what has no place',
  async (version) => {
    const outline = await readCommonCartridge(
      archive({
        'imsmanifest.xml': `<manifest><metadata><lomimscc:lom><lomimscc:general><lomimscc:title><lomimscc:string>Jurnalistik</lomimscc:string></lomimscc:title></lomimscc:general></lomimscc:lom></metadata><organizations><organization><item identifier="root">${item(
          'Minggu 1',
          item('Lead', '', 'r1') +
            item('Lembar kerja', '', 'r2') +
            item('Bacaan', item('Situs', '', 'r3')) +
            item('Diskusi', '', 'r4') +
            item('Kuis', '', 'r5') +
            item('Zoom', '', 'r6') +
            item('Hilang', '', 'r7') +
            item('Garis', ''),
        )}${item('Tugas', '', 'r8')}</item></organization></organizations><resources>${
          resource('r1', 'webcontent', 'web/lead%20kuat.html') +
          resource('r2', 'webcontent', 'web/kerja.pdf') +
          resource('r3', `imswl_xmlv${version}`, 'situs.xml') +
          resource('r4', `imsdt_xmlv${version}`, 'diskusi.xml') +
          resource('r5', 'imsqti_xmlv1p2/imscc_xmlv1p1/assessment', 'kuis.xml') +
          resource('r6', 'imsbasiclti_xmlv1p0', 'zoom.xml') +
          resource('r7', 'webcontent', 'hilang.html') +
          resource('r8', 'assignment_xmlv1p0', 'tugas.xml') +
          resource('r9', 'imsqti_xmlv1p2/imscc_xmlv1p1/question-bank', 'bank.xml')
        }</resources></manifest>`,
        'web/lead kuat.html': '<html><body class="x"><p>Lead.</p></body></html>',
        'web/kerja.pdf': '%PDF',
        'situs.xml': '<webLink><title>Situs</title><url href="https://contoh.id"/></webLink>',
        'diskusi.xml': '<topic><title>Diskusi</title><text texttype="text/html">&lt;p&gt;Apa?&lt;/p&gt;</text></topic>',
        'kuis.xml': '<questestinterop/>',
        'zoom.xml': '<x/>',
        'tugas.xml':
          '<assignment><title>Tugas</title><text texttype="text/html">&lt;p&gt;Tulis.&lt;/p&gt;</text></assignment>',
        'bank.xml': '<questestinterop/>',
      }),
    );
    expect(outline).toMatchObject({
      title: 'Jurnalistik',
      sections: [
        { title: 'Materi', lessons: [{ kind: 'assignment', title: 'Tugas', html: '<p>Tulis.</p>' }] },
        {
          title: 'Minggu 1',
          lessons: [
            { kind: 'article', title: 'Lead', html: '<p>Lead.</p>' },
            { kind: 'file', title: 'Lembar kerja', path: 'web/kerja.pdf', name: 'kerja.pdf' },
            { kind: 'link', title: 'Situs', address: 'https://contoh.id' },
            { kind: 'article', title: 'Diskusi', html: '<p>Apa?</p>' },
            { kind: 'quiz', title: 'Kuis', path: 'kuis.xml' },
          ],
        },
      ],
    });
    expect(notesOf(outline)).toEqual([
      'Bacaan: Folder “Bacaan” diratakan ke bagiannya',
      'Diskusi: Diskusi menjadi artikel',
      'Zoom: Alat dari luar (LTI) tidak ikut',
      'Hilang: Berkasnya tidak ada di paket',
      'Garis: Judul tanpa isi tidak ikut',
      'r9: Tidak ada di susunan kelas, jadi tidak ikut',
    ]);
  },
);

const activity = (id: number, type: string, title: string) =>
  `<activity><moduleid>${id}</moduleid><sectionid>7</sectionid><modulename>${type}</modulename><title>${title}</title><directory>activities/${type}_${id}</directory></activity>`;
const module = (id: number, type: string, content: string) => ({
  [`activities/${type}_${id}/${type}.xml`]: `<activity id="1" moduleid="${id}" modulename="${type}" contextid="9${id}"><${type}>${content}</${type}></activity>`,
});

test('a backup of Moodle becomes sections with lessons in their order, and names what has no place', async () => {
  const outline = await readMoodleBackup(
    archive({
      'moodle_backup.xml': `<moodle_backup><information><original_course_fullname>Jurnalistik</original_course_fullname><contents><activities>${
        activity(1, 'page', 'Lead') +
        activity(2, 'url', 'Situs') +
        activity(3, 'resource', 'Lembar') +
        activity(4, 'book', 'Buku') +
        activity(5, 'assign', 'Tugas') +
        activity(6, 'quiz', 'Kuis') +
        activity(7, 'label', 'Pengantar') +
        activity(8, 'peta', 'Peta')
      }</activities><sections><section><sectionid>7</sectionid><title>1</title><directory>sections/section_7</directory></section></sections></contents><settings><setting><level>section</level><section>section_7</section></setting><setting><level>activity</level><activity>page_1</activity></setting></settings></information></moodle_backup>`,
      'sections/section_7/section.xml':
        '<section id="7"><name>Minggu 1</name><sequence>2,1,3,4,5,6,7,8</sequence></section>',
      'files.xml':
        '<files><file id="1"><contenthash>abcdef</contenthash><contextid>93</contextid><filearea>content</filearea><filename>kerja.pdf</filename></file><file id="2"><contenthash>x</contenthash><contextid>93</contextid><filearea>content</filearea><filename>.</filename></file></files>',
      ...module(1, 'page', '<content>&lt;p&gt;Lead &lt;img src="@@PLUGINFILE@@/a.png"&gt;&lt;/p&gt;</content>'),
      ...module(2, 'url', '<externalurl>https://contoh.id</externalurl>'),
      ...module(3, 'resource', '<intro/>'),
      ...module(4, 'book', '<chapters><chapter><title>Bab 1</title><content>Isi</content></chapter></chapters>'),
      ...module(5, 'assign', '<intro>Tulis.</intro>'),
      ...module(7, 'label', '<intro>Halo</intro>'),
      ...module(8, 'peta', ''),
    }),
  );
  expect(outline).toMatchObject({
    title: 'Jurnalistik',
    sections: [
      {
        title: 'Minggu 1',
        lessons: [
          { kind: 'link', title: 'Situs', address: 'https://contoh.id' },
          { kind: 'article', title: 'Lead' },
          { kind: 'file', title: 'Lembar', path: 'files/ab/abcdef', name: 'kerja.pdf' },
          { kind: 'article', title: 'Bab 1', html: 'Isi' },
          { kind: 'assignment', title: 'Tugas', html: 'Tulis.' },
          { kind: 'article', title: 'Pengantar', html: 'Halo' },
        ],
      },
    ],
  });
  expect(notesOf(outline)).toEqual([
    'Lead: Gambar di dalam teks tidak ikut',
    'Buku: Tiap bab buku menjadi satu artikel',
    'Tugas: Tenggat dan cara menilai tidak ikut',
    'Kuis: Kuis (ekspor bank soalnya sebagai Moodle XML, lalu impor di bank soal) tidak ikut',
    'Pengantar: Label menjadi artikel',
    'Peta: Aktivitas “peta” tidak ikut',
  ]);
});

test.each([readCommonCartridge, readMoodleBackup])('an archive of something else ends in a sentence', async (read) => {
  await expect(read(archive({ 'a.txt': '' }))).rejects.toThrow('tidak ditemukan');
});
