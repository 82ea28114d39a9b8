import { tarGzOf } from '../../../testing/archives.ts';
import {
  answers,
  middleSlots,
  moodleBackup,
  newCategory,
  newSlots,
  oldCategory,
  oldSlots,
  tag,
  type TestActivity,
  type TestQuestion,
} from './moodle-backups.ts';
import { tarred, zipped } from './outside-archives.ts';

export interface CorpusCase {
  readonly write: () => Promise<Buffer> | Buffer;
  /** Sections with their titles, and the lessons of each. */
  readonly lessons: readonly (readonly string[])[];
  /** Parts of the report that have to be there. */
  readonly told: readonly string[];
}

const choice: TestQuestion = {
  id: 1,
  type: 'multichoice',
  text: 'Apa itu lead?',
  plugin: `${answers([1, 'Pembuka', 1], [2, 'Penutup', 0])}<multichoice><single>1</single></multichoice>`,
};
const number: TestQuestion = {
  id: 2,
  type: 'numerical',
  text: 'Berapa dua tambah dua?',
  plugin: `${answers([3, '4', 1])}<numerical_records><numerical_record id="1"><answer>3</answer><tolerance>0.5</tolerance></numerical_record></numerical_records>`,
};
const pairs: TestQuestion = {
  id: 3,
  type: 'match',
  text: 'Pasangkan',
  plugin:
    '<matchoptions><shuffleanswers>1</shuffleanswers></matchoptions><matches><match id="1"><questiontext>Satu</questiontext><answertext>I</answertext></match><match id="2"><questiontext>Dua</questiontext><answertext>II</answertext></match></matches>',
};
const essay: TestQuestion = {
  id: 4,
  type: 'essay',
  text: 'Ceritakan',
  plugin: '<essay><responseformat>editor</responseformat><graderinfo>Runtut</graderinfo></essay>',
};
const cloze: TestQuestion = { id: 5, type: 'multianswer', text: 'Isi {1}', plugin: '' };
const short: TestQuestion = {
  id: 6,
  type: 'shortanswer',
  text: 'Ibu kota?',
  plugin: `${answers([9, 'Jakarta', 1])}<shortanswer><usecase>1</usecase></shortanswer>`,
};

const text = (type: string, title: string, body: string, more: Partial<TestActivity> = {}): TestActivity => ({
  type,
  title,
  body: tag(type === 'page' ? 'content' : 'intro', body),
  ...more,
});
const file = (type: string, name: string, area = 'content', folder = '/') => ({
  component: `mod_${type}`,
  area,
  name,
  folder,
  content: `isi ${name}`,
});

/** Backups in the shapes that versions of Moodle write. */
export const moodleCorpus: Readonly<Record<string, CorpusCase>> = {
  'Moodle 2.3: a ZIP, with lists of questions and old restrictions': {
    write: () =>
      zipped(
        moodleBackup({
          title: 'Lama',
          sections: [
            {
              activities: [
                text('label', 'Selamat datang', 'Selamat <i>datang</i>'),
                text('page', 'Lead', '<p>Isi</p>', {
                  module:
                    '<visible>1</visible><availability_info><availablefrom>0</availablefrom><availability id="1"/></availability_info>',
                }),
                { type: 'quiz', title: 'Kuis', body: oldSlots([3, 2], [1, 1.5]) },
                { type: 'assignment', title: 'Tugas', body: tag('intro', 'Tulis') },
              ],
            },
          ],
          questions: oldCategory('Bawaan', [choice, pairs]),
        }),
      ),
    lessons: [['Umum', 'article: Selamat datang', 'article: Lead', 'quiz: Kuis', 'assignment: Tugas']],
    told: ['Label menjadi artikel', 'Pembatasan aksesnya tidak ikut', 'Poin 1,5 menjadi 2', 'Kategori bank soal'],
  },
  'Moodle 3.9: a tar packed by gzip, with slots and a web page of several files': {
    write: () =>
      tarred(
        moodleBackup({
          title: 'Tengah',
          sections: [
            {
              title: 'Satu',
              activities: [
                {
                  type: 'quiz',
                  title: 'Kuis',
                  body: middleSlots([2, 1], [4, 5], [5, 1], [6, 1]) + tag('password', 'rahasia'),
                },
                {
                  type: 'resource',
                  title: 'Situs',
                  files: [
                    {
                      ...file('resource', 'index.html'),
                      content:
                        '<html><head><title>x</title></head><body><p>Isi <img src="img/a.png"></p></body></html>',
                    },
                    file('resource', 'a.png', 'content', '/img/'),
                  ],
                },
                { type: 'folder', title: 'Bahan', files: [file('folder', 'a.pdf'), file('folder', 'b.xlsx')] },
              ],
            },
          ],
          questions: oldCategory('Bawaan', [number, essay, cloze, short]),
        }),
      ),
    lessons: [['Satu', 'quiz: Kuis', 'article: Situs', 'pdf: a']],
    told: [
      'Soal 3 “Isi {1}” tidak ikut',
      'Huruf besar dan kecil dibedakan',
      'Kata sandi atau batasan jaringan',
      'Halaman web menjadi artikel',
      '“b.xlsx” di folder ini',
    ],
  },
  'Moodle 4.1: entries of the bank with versions, and completion': {
    write: () =>
      tarred(
        moodleBackup({
          title: 'Baru',
          sections: [
            {
              title: 'Satu',
              activities: [
                {
                  type: 'quiz',
                  title: 'Kuis',
                  body: newSlots([1, 1], [6, 1]) + tag('grademethod', 2),
                  module: '<visible>1</visible><completion>2</completion>',
                },
                {
                  type: 'h5pactivity',
                  title: 'Interaktif',
                  files: [file('h5pactivity', 'kuis.h5p', 'package')],
                },
                { type: 'hvp', title: 'Lama' },
                { type: 'lti', title: 'Alat' },
              ],
            },
          ],
          questions: newCategory('Bawaan', [choice, short]),
        }),
      ),
    lessons: [['Satu', 'quiz: Kuis', 'interactive: Interaktif']],
    told: [
      'Interaktif: Percobaan dan cara menilai H5P',
      'Lama: Isi H5P dari plugin lama',
      'Alat: Alat dari luar (LTI)',
      'Aturan selesainya diganti',
      'Tanpa nilai lulus',
    ],
  },
  'Moodle 4.5: subsections, within a folder of its own': {
    write: async () => {
      const files = moodleBackup({
        title: 'Terbaru',
        sections: [
          { title: 'Satu', activities: [{ type: 'subsection', title: 'Dalam' }, text('page', 'Atas', 'Isi atas')] },
          { title: 'Dalam', activities: [text('page', 'Bawah', 'Isi bawah')] },
        ],
      });
      return tarGzOf(Object.entries(files).map(([name, content]) => ({ name: `./cadangan/${name}`, content })));
    },
    lessons: [
      ['Satu', 'article: Atas'],
      ['Dalam', 'article: Bawah'],
    ],
    told: ['Dalam: Subbagian menjadi bagian sendiri'],
  },
  'a backup with participants, groups, badges and grades': {
    write: () =>
      tarred(
        moodleBackup({
          title: 'Berisi peserta',
          course: tag('summary', '<p>Kelas <img src="https://contoh.id/a.png"></p>') + tag('lang', 'de'),
          sections: [
            {
              title: 'Satu',
              extra: tag('availabilityjson', '{"op":"&","c":[{"type":"group"}]}'),
              activities: [
                text('assign', 'Tugas', 'Tulis', {
                  files: [
                    {
                      component: 'assignsubmission_file',
                      area: 'submission_files',
                      name: 'rahasia.pdf',
                      content: 'rahasia',
                    },
                  ],
                }),
                text('forum', 'Forum', 'Tanya', {
                  files: [{ component: 'mod_forum', area: 'attachment', name: 'rahasia.png', content: 'rahasia' }],
                }),
              ],
            },
          ],
          others: {
            'users.xml': '<users><user id="1"><email>rahasia@contoh.id</email></user></users>',
            'badges.xml': '<badges><badge id="1"/></badges>',
            'gradebook.xml': '<gradebook><grade_categories><grade_category id="1"/></grade_categories></gradebook>',
            'completion.xml': '<course_completion><course_completion_criteria id="1"/></course_completion>',
          },
        }),
      ),
    lessons: [['Satu', 'assignment: Tugas']],
    told: [
      'Data peserta',
      'Lencana',
      'Buku nilai',
      'Syarat lulus',
      'Bahasa “de” menjadi Indonesia',
      'Pembatasan akses bagian ini',
      'gambarnya ada di contoh.id',
    ],
  },
  'a backup whose parts are missing': {
    write: () => {
      const files: Record<string, Buffer | string> = moodleBackup({
        title: 'Rusak',
        sections: [
          {
            title: 'Satu',
            activities: [
              text('page', 'Utuh', '<p>Isi <img src="@@PLUGINFILE@@/hilang.png"></p>'),
              text('page', 'Tanpa isi', ''),
              { type: 'resource', title: 'Tanpa berkas', files: [file('resource', 'a.pdf')] },
              { type: 'quiz', title: 'Tanpa soal', body: newSlots([99, 1]) },
            ],
          },
        ],
      });
      for (const path of Object.keys(files))
        if (path.startsWith('files/') || path.startsWith('activities/page_102/page')) delete files[path];
      files['questions.xml'] = '<question_categories><question_category>';
      return zipped(files);
    },
    lessons: [['Satu', 'article: Utuh', 'quiz: Tanpa soal']],
    told: [
      'Gambar “hilang.png” tidak ikut: berkasnya tidak ada di arsip',
      'Tanpa isi: Isinya tidak ada di cadangan',
      'Tanpa berkas: “a.pdf”: berkasnya tidak ada di arsip',
      'Ada soal yang tidak ada di bank soal',
    ],
  },
};
