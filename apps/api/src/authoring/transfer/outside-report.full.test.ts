import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPartner, type PartnerPerson } from '../../testing/scene.ts';
import { blankPng, fixture } from '../../testing/uploads.ts';
import { made, planned } from './testing/backups.ts';
import {
  answers,
  moodleBackup,
  newCategory,
  newSlots,
  tag,
  type TestActivity,
  type TestQuestion,
} from './testing/moodle-backups.ts';
import { tarred, zipped } from './testing/outside-archives.ts';

let app: AppUnderTest;
let owner: PartnerPerson;
beforeAll(async () => {
  app = await startApp();
  owner = await newPartner(app);
});
afterAll(() => app.stop());

const [picture, sound, sheet] = [blankPng(30, 20), fixture('lesson.mp3'), fixture('lesson.pdf')];
const stored = (name: string, content: Buffer) => ({ component: 'mod_page', area: 'content', name, content });

/** A piece of a page: its HTML, what of it has to be stored, and the note that it has to have. */
interface Piece {
  readonly html: string;
  readonly stored?: RegExp;
  readonly note?: string;
  readonly file?: ReturnType<typeof stored>;
}
const pieces = {
  plain: { html: '<p>Kata <b>tebal</b></p>', stored: /<p>Kata <strong>tebal<\/strong><\/p>/ },
  table: {
    html: '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>B</td></tr></tbody></table>',
    stored: /<th>A<\/th>.*<td>B<\/td>/,
  },
  link: { html: '<p><a href="https://contoh.id/a">situs</a></p>', stored: /<a href="https:\/\/contoh\.id\/a"/ },
  film: {
    html: '<iframe width="560" src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
    stored: /data-embed="youtube:dQw4w9WgXcQ"/,
  },
  picture: {
    html: '<p><img src="@@PLUGINFILE@@/peta.png" alt="Peta"></p>',
    stored: /<img data-media="[\w-]{36}" alt="Peta"/,
    file: stored('peta.png', picture),
  },
  style: {
    html: '<p style="color:red">Warna</p>',
    stored: /<p>Warna<\/p>/,
    note: 'Warna, ukuran, perataan, dan tata letak teks tidak ikut',
  },
  raised: {
    html: '<p>x<sup>2</sup></p>',
    stored: /<p>x²<\/p>/,
    note: 'Pangkat dan indeks bawah menjadi karakter biasa',
  },
  lost: {
    html: '<p><img src="@@PLUGINFILE@@/hilang.png"></p>',
    note: 'Gambar “hilang.png” tidak ikut: berkasnya tidak ada di arsip',
  },
  away: {
    html: '<p><img src="https://contoh.id/b.png"></p>',
    note: 'Gambar “b.png” tidak ikut: gambarnya ada di contoh.id',
  },
  frame: { html: '<iframe src="https://contoh.id/x"></iframe>', note: 'Sisipan dari contoh.id tidak ikut' },
  inside: {
    html: '<p><a href="$@PAGEVIEWBYID*3@$">halaman lain</a></p>',
    stored: /halaman lain/,
    note: 'Tautan ke bagian lain di tempat asalnya menjadi teks biasa',
  },
  script: { html: '<script>x()</script>', note: 'Skrip di dalam teks tidak ikut' },
  sheet: {
    html: '<p><a href="@@PLUGINFILE@@/lembar.pdf">Unduh</a></p>',
    stored: /Unduh/,
    note: 'Berkas “lembar.pdf” di dalam teks menjadi lampiran',
    file: stored('lembar.pdf', sheet),
  },
  sound: {
    html: '<audio controls src="@@PLUGINFILE@@/suara.mp3">suara</audio>',
    note: '“suara.mp3” di dalam teks menjadi materi sendiri sesudahnya',
    file: stored('suara.mp3', sound),
  },
} satisfies Record<string, Piece>;
type PieceName = keyof typeof pieces;

const rules = {
  visible: { module: '<visible>1</visible>', note: null },
  hidden: { module: '<visible>0</visible>', note: 'Tersembunyi di Moodle; di sini tampil begitu kelasnya terbit' },
  restricted: {
    module: '<visible>1</visible><availability>{"op":"&amp;","c":[{"type":"date"}]}</availability>',
    note: 'Pembatasan aksesnya tidak ikut',
  },
  completion: {
    module: '<visible>1</visible><completion>2</completion>',
    note: 'Aturan selesainya diganti aturan di sini',
  },
} as const;

const bank: readonly (TestQuestion & { readonly refusal: string | null })[] = [
  {
    id: 1,
    type: 'multichoice',
    text: 'Satu?',
    plugin: `${answers([1, 'Ya', 1], [2, 'Tidak', 0])}<multichoice><single>1</single></multichoice>`,
    refusal: null,
  },
  {
    id: 2,
    type: 'truefalse',
    text: 'Dua.',
    plugin: `${answers([3, 'T', 1], [4, 'F', 0])}<truefalse><trueanswer>3</trueanswer><falseanswer>4</falseanswer></truefalse>`,
    refusal: null,
  },
  {
    id: 3,
    type: 'shortanswer',
    text: 'Tiga?',
    plugin: `${answers([5, 'Tiga', 1])}<shortanswer><usecase>0</usecase></shortanswer>`,
    refusal: null,
  },
  { id: 4, type: 'ordering', text: 'Empat', plugin: '', refusal: 'Soal mengurutkan belum ada di sini' },
  {
    id: 5,
    type: 'multianswer',
    text: 'Lima {1}',
    plugin: '',
    refusal: 'Soal dengan beberapa isian (Cloze) belum ada di sini',
  },
];

const rule = fc.constantFrom(...(Object.keys(rules) as (keyof typeof rules)[]));
const activity = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('page' as const),
      pieces: fc.uniqueArray(fc.constantFrom(...(Object.keys(pieces) as PieceName[])), { minLength: 1, maxLength: 6 }),
      rule,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant('quiz' as const),
      slots: fc.uniqueArray(fc.tuple(fc.constantFrom(1, 2, 3, 4, 5), fc.constantFrom(1, 2, 1.5)), {
        selector: ([id]) => id,
        minLength: 1,
      }),
      rule,
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('url' as const),
      address: fc.constantFrom('https://youtu.be/dQw4w9WgXcQ', 'https://contoh.id/a', 'ftp://contoh.id'),
      rule,
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('forum' as const), rule }) },
);
type Generated = typeof activity extends fc.Arbitrary<infer T> ? T : never;

interface Expected {
  readonly lessons: {
    type: string;
    title: string;
    notes: string[];
    stored: readonly RegExp[];
    questions?: readonly (readonly [string, number])[];
  }[];
  readonly leftOut: { title: string; note: string }[];
}

/** Says what has to come of an activity, as its reader is documented. */
function expectedOf(one: Generated, title: string): Expected {
  const { note } = rules[one.rule];
  const always = note ? [note] : [];
  const film = 'https://youtu.be/';
  switch (one.kind) {
    case 'forum':
      return { lessons: [], leftOut: [{ title, note: 'Forum belum bisa ikut. Pakai diskusi kelas di sini.' }] };
    case 'url':
      if (one.address.startsWith('ftp'))
        return { lessons: [], leftOut: [{ title, note: 'Alamat tautannya tidak terbaca' }] };
      return one.address.startsWith(film)
        ? { lessons: [{ type: 'video', title, notes: always, stored: [/dQw4w9WgXcQ/] }], leftOut: [] }
        : {
            lessons: [
              {
                type: 'article',
                title,
                notes: ['Tautan menjadi artikel yang memuat tautannya', ...always],
                stored: [/href=\\"https:\/\/contoh\.id\/a\\"/],
              },
            ],
            leftOut: [],
          };
    case 'page': {
      const own: readonly Piece[] = one.pieces.map((name) => pieces[name]);
      const sounds = one.pieces.includes('sound')
        ? [
            {
              type: 'audio',
              title: 'suara',
              notes: ['Tadinya ada di dalam teks materi sebelumnya', ...always],
              stored: [/"mediaId":"/],
            },
          ]
        : [];
      return {
        lessons: [
          {
            type: 'article',
            title,
            notes: [...own.flatMap((piece) => piece.note ?? []), ...always],
            stored: own.flatMap((piece) => piece.stored ?? []),
          },
          ...sounds,
        ],
        leftOut: [],
      };
    }
    default: {
      const asked = one.slots.map(([id, points]) => ({ ...bank.find((question) => question.id === id)!, points }));
      const halves = asked.flatMap(({ points, refusal }, index) => (points === 1.5 && !refusal ? [index + 1] : []));
      const notes = [
        'Tanpa nilai lulus, jadi selesai dengan mengirim jawaban',
        'Yang tampil sesudah kuis (nilai, kunci) memakai aturan di sini',
        ...asked.flatMap(({ text, refusal }, index) =>
          refusal ? [`Soal ${index + 1} “${text}” tidak ikut: ${refusal}`] : [],
        ),
        ...(halves.length > 0
          ? [
              `Poin 1,5 menjadi 2 ${halves.length === asked.length && asked.length > 1 ? '(semua soal)' : `(soal ${halves.join(', ')})`}`,
            ]
          : []),
        ...always,
      ];
      const questions = asked
        .filter(({ refusal }) => !refusal)
        .map(({ text, points }) => [text, Math.round(points)] as const);
      return { lessons: [{ type: 'quiz', title, notes, stored: [], questions }], leftOut: [] };
    }
  }
}

function writtenOf(one: Generated, title: string): TestActivity {
  const { module } = rules[one.rule];
  if (one.kind === 'forum') return { type: 'forum', title, module };
  if (one.kind === 'url') return { type: 'url', title, body: tag('externalurl', one.address), module };
  if (one.kind === 'quiz') return { type: 'quiz', title, body: newSlots(...one.slots), module };
  const own: readonly Piece[] = one.pieces.map((name) => pieces[name]);
  return {
    type: 'page',
    title,
    body: tag('content', own.map(({ html }) => html).join('')),
    files: own.flatMap(({ file }) => file ?? []),
    module,
  };
}

test(
  'the report of a generated backup is the difference between what went in and what is stored',
  { timeout: 900_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(activity, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
        fc.boolean(),
        async (sections, isZip) => {
          const named = sections.map((activities, index) => ({
            title: `Bagian ${index + 1}`,
            activities: activities.map((one, place) => ({ one, title: `Materi ${index + 1}.${place + 1}` })),
          }));
          const files = moodleBackup({
            title: 'Kelas acak',
            sections: named.map(({ title, activities }) => ({
              title,
              activities: activities.map(({ one, title: own }) => writtenOf(one, own)),
            })),
            questions: newCategory('Bawaan', bank),
          });
          const expected = named.map(({ title, activities }) => ({
            title,
            of: activities.map(({ one, title: own }) => expectedOf(one, own)),
          }));

          const { id, plan } = await planned(app, owner, isZip ? zipped(files) : await tarred(files));
          const ofLessons = plan!.lines.filter(({ type }) => type !== null);
          expect(ofLessons.map(({ section, type, title, notes }) => [section, type, title, notes.toSorted()])).toEqual(
            expected.flatMap(({ title, of }) =>
              of.flatMap(({ lessons }) =>
                lessons.map((one) => [title, one.type, one.title, [...new Set(one.notes)].toSorted()]),
              ),
            ),
          );
          expect(ofLessons.every(({ outcome, notes }) => outcome === (notes.length > 0 ? 'changed' : 'taken'))).toBe(
            true,
          );
          const leftOut = plan!.lines.filter(({ outcome, section }) => outcome === 'left-out' && section !== null);
          expect(leftOut.map(({ section, title, notes }) => [section, title, notes])).toEqual(
            expected.flatMap(({ title, of }) =>
              of.flatMap((one) => one.leftOut.map((line) => [title, line.title, [line.note]])),
            ),
          );

          const done = await made(app, owner, id);
          expect(done).toMatchObject({ state: 'made', failure: null });
          const rows = await app.db.workingLesson.findMany({
            where: { classId: done.made!.id },
            orderBy: [{ section: { position: 'asc' } }, { position: 'asc' }],
            include: { section: { select: { title: true } } },
          });
          const lessons = expected.flatMap(({ title, of }) =>
            of.flatMap((one) => one.lessons.map((lesson) => ({ ...lesson, section: title }))),
          );
          expect(rows.map(({ section, type, title }) => [section.title, type, title])).toEqual(
            lessons.map(({ section, type, title }) => [section, type, title]),
          );
          for (const [index, row] of rows.entries()) {
            const lesson = lessons[index]!;
            const content = row.content as {
              html?: string;
              attachmentIds?: string[];
              questions?: { text: string; points: number }[];
            };
            const written = content.html ?? JSON.stringify(content);
            for (const pattern of lesson.stored)
              expect(lesson.type === 'article' ? [written, JSON.stringify(written)].join('') : written).toMatch(
                pattern,
              );
            expect(content.attachmentIds?.length ?? 0).toBe(
              lesson.notes.filter((note) => note.endsWith('menjadi lampiran')).length,
            );
            if (lesson.questions)
              expect(content.questions!.map(({ text, points }) => [text, points])).toEqual(lesson.questions);
          }
        },
      ),
      { numRuns: 25 },
    );
  },
);
