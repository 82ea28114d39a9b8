import { archiveOf } from '../../../testing/archives.ts';
import { assessment, cartridgeManifest, choiceItem, page, questionBank, topic, webLink } from './cartridges.ts';
import type { CorpusCase } from './moodle-corpus.ts';
import { zipped } from './outside-archives.ts';

const question = choiceItem('q1', 'Apa itu lead?', ['Pembuka', 'Penutup']);
const quizType = (version: string) => `imsqti_xmlv1p2/imscc_xmlv${version}/assessment`;

/** Cartridges in the shapes that tools write. */
export const cartridgeCorpus: Readonly<Record<string, CorpusCase>> = {
  'Common Cartridge 1.1 of Moodle: pages, a quiz and a bank': {
    write: () =>
      zipped({
        'imsmanifest.xml': cartridgeManifest('Satu', {
          version: '1p1',
          items: [
            {
              title: 'Minggu 1',
              items: [
                { title: 'Lead', ref: 'a' },
                { title: 'Kuis', ref: 'b' },
              ],
            },
          ],
          resources: [
            { id: 'a', type: 'webcontent', href: 'i_1/page.html' },
            { id: 'b', type: quizType('1p1'), href: 'i_2/assessment.xml' },
            { id: 'c', type: 'imsqti_xmlv1p2/imscc_xmlv1p1/question-bank', href: 'bank.xml' },
          ],
        }),
        'i_1/page.html': page('Lead', 'Isi tanpa paragraf<br>baris dua'),
        'i_2/assessment.xml': assessment('Kuis', question),
        'bank.xml': questionBank(question),
      }),
    lessons: [['Minggu 1', 'article: Lead', 'quiz: Kuis']],
    told: ['Kuis: Tanpa nilai lulus'],
  },
  'Common Cartridge 1.2 of Blackboard: nested folders, LTI and Windows paths': {
    write: () =>
      archiveOf({
        'imsmanifest.xml': cartridgeManifest('Dua', {
          version: '1p2',
          items: [
            {
              title: 'Unit',
              items: [
                { title: 'Bab', items: [{ title: 'Sub', items: [{ title: 'Bacaan', ref: 'a' }] }] },
                { title: 'Alat', ref: 'b' },
              ],
            },
          ],
          resources: [
            { id: 'a', type: 'webcontent', href: 'bahan/bacaan.pdf' },
            { id: 'b', type: 'imsbasiclti_xmlv1p0', href: 'lti.xml' },
          ],
        }),
        'bahan\\bacaan.pdf': '%PDF',
        'lti.xml': '<cartridge_basiclti_link/>',
      }),
    lessons: [['Unit', 'pdf: Bacaan']],
    told: ['Folder “Bab › Sub” diratakan', 'Alat: Alat dari luar (LTI)'],
  },
  'Common Cartridge 1.3: an assignment, a topic and hidden items': {
    write: () =>
      zipped({
        'imsmanifest.xml': cartridgeManifest('Tiga', {
          version: '1p3',
          items: [
            { title: 'Tugas', ref: 'a', attributes: ' isvisible="false"' },
            { title: 'Diskusi', ref: 'b' },
          ],
          resources: [
            { id: 'a', type: 'assignment_xmlv1p0', href: 'tugas.xml' },
            { id: 'b', type: 'imsdt_xmlv1p3', href: 'topik.xml', files: ['lampiran.pdf'] },
          ],
        }),
        'tugas.xml':
          '<assignment><title>Tugas</title><text texttype="text/plain">Tulis &lt;b&gt;\ndua baris</text></assignment>',
        'topik.xml': topic('Diskusi', '<p>Apa?</p>'),
        'lampiran.pdf': '%PDF',
      }),
    lessons: [['Materi', 'assignment: Tugas', 'article: Diskusi']],
    told: ['Tugas: Tersembunyi di tempat asalnya', 'Diskusi: Diskusi menjadi artikel'],
  },
  'a thin cartridge: links and quizzes written into the manifest': {
    write: () =>
      zipped({
        'imsmanifest.xml': cartridgeManifest('Tipis', {
          version: '1p3',
          items: [
            {
              title: 'Unit',
              items: [
                { title: 'Video', ref: 'a' },
                { title: 'Situs', ref: 'b' },
              ],
            },
          ],
          resources: [
            { id: 'a', type: 'imswl_xmlv1p3', inline: webLink('Video', 'http://www.youtube.com/watch?v=dQw4w9WgXcQ') },
            { id: 'b', type: 'imswl_xmlv1p3', inline: webLink('Situs', 'javascript:alert(1)') },
          ],
        }),
      }),
    lessons: [['Unit', 'video: Video']],
    told: ['Situs: Alamat tautannya tidak terbaca'],
  },
  'Canvas: modules, pages beside them, files of the course, and settings of its own': {
    write: () =>
      zipped({
        'imsmanifest.xml': cartridgeManifest('Canvas', {
          version: '1p1',
          items: [
            {
              title: 'Modul 1',
              items: [{ title: 'Halaman', ref: 'p' }, { title: 'Esai', ref: 't' }, { title: 'Judul kecil' }],
            },
          ],
          resources: [
            { id: 'p', type: 'webcontent', href: 'wiki_content/halaman.html' },
            { id: 'x', type: 'webcontent', href: 'wiki_content/lain.html' },
            {
              id: 't',
              type: 'associatedcontent/imscc_xmlv1p1/learning-application-resource',
              href: 't/esai.html',
              files: ['t/assignment_settings.xml'],
            },
            { id: 'f', type: 'webcontent', href: 'web_resources/gambar/peta kota.png' },
            {
              id: 's',
              type: 'associatedcontent/imscc_xmlv1p1/learning-application-resource',
              href: 'course_settings/canvas_export.txt',
              files: ['course_settings/course_settings.xml'],
            },
            { id: 'q', type: quizType('1p1'), href: 'q/assessment_qti.xml', files: ['non_cc_assessments/q.xml.qti'] },
          ],
        }),
        'wiki_content/halaman.html': page(
          'Halaman',
          '<p><img src="$IMS-CC-FILEBASE$/gambar/peta%20kota.png?canvas_download=1" alt="Peta"> <a href="$WIKI_REFERENCE$/pages/lain">lain</a></p>',
        ),
        'wiki_content/lain.html': page('Halaman lain', '<p>Isi</p>'),
        't/esai.html': page('Tugas: Esai', '<p>Tulis.</p>'),
        't/assignment_settings.xml':
          '<assignment identifier="t"><title>Esai</title><due_at>2026-01-01</due_at></assignment>',
        'web_resources/gambar/peta kota.png': 'png',
        'course_settings/canvas_export.txt': 'x',
        'course_settings/course_settings.xml': '<course/>',
        'course_settings/rubrics.xml': '<rubrics/>',
        'q/assessment_qti.xml': assessment('Kuis Canvas', question),
        'non_cc_assessments/q.xml.qti': assessment('Kuis Canvas', question),
      }),
    lessons: [
      ['Modul 1', 'article: Halaman', 'assignment: Esai'],
      ['Materi lain', 'article: Halaman lain', 'quiz: Kuis Canvas'],
    ],
    told: [
      'Rubrik: Rubrik Canvas tidak ikut',
      'Esai: Tenggatnya tidak ikut',
      'Judul kecil: Judul tanpa isi tidak ikut',
      'Tautan ke bagian lain di tempat asalnya menjadi teks biasa',
      'Tidak ada di susunan kelas asalnya',
    ],
  },
  'a cartridge within a folder, with broken references': {
    write: () =>
      zipped({
        'kelas/imsmanifest.xml': cartridgeManifest('Rusak', {
          version: '1p2',
          items: [
            {
              title: 'Unit',
              items: [
                { title: 'Ada', ref: 'a' },
                { title: 'Tanpa sumber', ref: 'zzz' },
                { title: 'Tanpa berkas', ref: 'b' },
                { title: 'Kuis rusak', ref: 'c' },
              ],
            },
          ],
          resources: [
            { id: 'a', type: 'webcontent', href: 'a.html' },
            { id: 'b', type: 'webcontent', href: 'b.pdf' },
            { id: 'c', type: quizType('1p2'), href: 'c.xml' },
          ],
        }),
        'kelas/a.html': '<p>Isi tanpa <b>akhir',
        'kelas/c.xml': '<questestinterop>',
      }),
    lessons: [['Unit', 'article: Ada']],
    told: [
      'Tanpa sumber: Isinya tidak ada di paket',
      'Tanpa berkas: “b.pdf”: berkasnya tidak ada di arsip',
      'Kuis rusak: “c.xml” tidak terbaca',
    ],
  },
};
