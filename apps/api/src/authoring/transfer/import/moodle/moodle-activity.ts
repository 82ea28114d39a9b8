import { childOf, elementNamed, elementsNamed } from '../../../../platform/xml.ts';
import { tidied } from '@sinau/contracts/core/typed/text.rules';
import { outsideHtml } from '../outside/outside-html.ts';
import {
  articlesOf,
  attached,
  lessonOf,
  lessonOfAddress,
  lessonOfFile,
  noted,
  recordingsOf,
  titleOfFile,
  withIntroduction,
  type OutsideLesson,
} from '../outside/outside-lessons.ts';
import { ownWordsOf } from './moodle-words.ts';
import type { AreaFile, FileArea } from './moodle-files.ts';
import type { Activity, ActivityContext } from './activity-context.ts';
import { quizLessons } from './moodle-quiz.ts';

/** Activities that no lesson is like, in words. */
const foreign: Readonly<Record<string, string>> = {
  forum: 'Forum belum bisa ikut. Pakai diskusi kelas di sini.',
  chat: 'Obrolan belum bisa ikut',
  choice: 'Jajak pendapat belum bisa ikut',
  feedback: 'Survei belum bisa ikut',
  survey: 'Survei belum bisa ikut',
  glossary: 'Glosarium belum bisa ikut',
  wiki: 'Wiki belum bisa ikut',
  workshop: 'Lokakarya (penilaian sesama peserta) belum bisa ikut',
  data: 'Basis data belum bisa ikut',
  lti: 'Alat dari luar (LTI) belum bisa ikut. Pasang lagi alamatnya kalau masih dipakai.',
  lesson: 'Pelajaran bercabang belum bisa ikut',
  imscp: 'Paket konten IMS belum bisa ikut',
  hvp: 'Isi H5P dari plugin lama belum bisa ikut. Unduh berkas .h5p-nya di Moodle, lalu unggah sebagai materi interaktif.',
  bigbluebuttonbn: 'Ruang BigBlueButton belum bisa ikut. Jadwalkan sesi langsung di sini.',
  zoom: 'Rapat Zoom belum bisa ikut. Jadwalkan sesi langsung di sini.',
  attendance: 'Presensi belum bisa ikut',
  customcert: 'Sertifikat dari Moodle tidak ikut; kelas di sini punya sertifikatnya sendiri',
  certificate: 'Sertifikat dari Moodle tidak ikut; kelas di sini punya sertifikatnya sendiri',
  subsection: 'Subbagian menjadi bagian sendiri',
};
export const foreignNote = (type: string) => foreign[type] ?? null;

type Read = (
  activity: Activity,
  context: ActivityContext,
) => Promise<readonly OutsideLesson[]> | readonly OutsideLesson[];

const own = ({ type, document }: Activity) => elementNamed(document, type) ?? document;
const area = (type: string, name: string): FileArea => ({ component: `mod_${type}`, area: name });

/** Readers of the activities that become lessons, a line for each. */
const readers: Readonly<Record<string, Read>> = {
  page: (activity, context) =>
    withIntro(
      articlesOf(
        activity.title,
        ownWordsOf(own(activity), 'content'),
        context.html('article', area('page', 'content')),
      ),
      activity,
    ),
  label: (activity, context) =>
    articlesOf(activity.title, ownWordsOf(own(activity), 'intro'), context.html('article', area('label', 'intro')), [
      'Label menjadi artikel',
    ]),
  book: bookLessons,
  url: (activity) => withIntro([lessonOfAddress(activity.title, ownWordsOf(own(activity), 'externalurl'))], activity),
  resource: resourceLessons,
  folder: folderLessons,
  assign: (activity, context) => assignmentLessons(activity, context),
  assignment: (activity, context) => assignmentLessons(activity, context),
  quiz: ({ title, document, grades }, context) => quizLessons(title, document, grades, context),
  scorm: (activity, context) => packageLessons(activity, context, 'SCORM'),
  h5pactivity: (activity, context) => packageLessons(activity, context, 'H5P'),
};
export const readerOf = (type: string): Read | null => readers[type] ?? null;

/** Adds the introduction of an activity to its first lesson. */
function withIntro(lessons: readonly OutsideLesson[], activity: Activity): readonly OutsideLesson[] {
  const [first, ...others] = lessons;
  const intro = ownWordsOf(own(activity), 'intro');
  return !first || 'refusal' in first || intro === '' ? lessons : [withIntroduction(first, intro), ...others];
}

function bookLessons(activity: Activity, context: ActivityContext): readonly OutsideLesson[] {
  const chapters = elementsNamed(own(activity), 'chapter').toSorted(
    (one, other) => Number(ownWordsOf(one, 'pagenum')) - Number(ownWordsOf(other, 'pagenum')),
  );
  const lessons = chapters.flatMap((chapter) => {
    const html = context.html('article', { ...area('book', 'chapter'), itemId: chapter.attributes['id'] ?? '' });
    const notes = [
      `Bab dari buku “${activity.title}”`,
      ...(ownWordsOf(chapter, 'subchapter') === '1' ? ['Subbab menjadi artikel sendiri'] : []),
      ...(ownWordsOf(chapter, 'hidden') === '1' ? ['Bab ini tersembunyi di Moodle; di sini tampil'] : []),
    ];
    return articlesOf(ownWordsOf(chapter, 'title'), ownWordsOf(chapter, 'content'), html, notes);
  });
  return lessons.length > 0 ? withIntro(lessons, activity) : [{ refusal: 'Buku ini kosong' }];
}

async function resourceLessons(activity: Activity, context: ActivityContext): Promise<readonly OutsideLesson[]> {
  const { stored, files, contextId, pageAt } = context;
  const content = stored.filesIn({ ...area('resource', 'content'), contextId });
  // The other files are parts of the main one, a page.
  const main = mainOf(content);
  if (!main) return [{ refusal: 'Berkasnya tidak ada di cadangan' }];
  if (!/\.x?html?$/i.test(main.name)) {
    const others = content.filter((file) => file !== main);
    const lesson = lessonOfFile(activity.title, main, files);
    const notes = others.map(({ name }) => `Berkas “${name}” di materi ini tidak ikut`);
    return withIntro(['refusal' in lesson ? lesson : noted(lesson, notes)], activity);
  }
  const problem = files.problemOf(main);
  if (problem) return [{ refusal: `“${main.name}”: ${problem}` }];
  const find = (address: string) => {
    const path = resolved(main.folder, address);
    return content.find(({ folder, name }) => folder + name === path && name !== main.name) ?? null;
  };
  const page = await pageAt(main.path);
  if (page === null) return [{ refusal: `“${main.name}” tidak terbaca` }];
  files.used.add(main.path);
  const html = { ...context.html('article'), find };
  return withIntro(articlesOf(activity.title, page, html, ['Halaman web menjadi artikel']), activity);
}

const mainOf = (content: readonly AreaFile[]) =>
  content.find(({ isMain }) => isMain) ??
  content.find(({ name, folder }) => folder === '/' && /^index\.x?html?$/i.test(name)) ??
  content.find(({ name }) => /\.x?html?$/i.test(name)) ??
  content[0];

function resolved(folder: string, address: string) {
  try {
    return decodeURIComponent(new URL(address, `file://${folder}`).pathname);
  } catch {
    return null;
  }
}

function folderLessons(activity: Activity, { stored, files, contextId }: ActivityContext): readonly OutsideLesson[] {
  const content = stored.filesIn({ ...area('folder', 'content'), contextId });
  const inOrder = content.toSorted((one, other) => collator.compare(one.folder + one.name, other.folder + other.name));
  const lessons = inOrder.map((file): OutsideLesson => {
    const lesson = lessonOfFile(titleOfFile(file.name), file, files);
    return 'refusal' in lesson
      ? { refusal: `“${file.name}” di folder ini: ${lesson.refusal}` }
      : noted(lesson, [`Berkas dari folder “${activity.title}” menjadi materi sendiri`]);
  });
  return lessons.length > 0 ? withIntro(lessons, activity) : [{ refusal: 'Folder ini kosong' }];
}
const collator = new Intl.Collator('id', { numeric: true });

function assignmentLessons(activity: Activity, context: ActivityContext): readonly OutsideLesson[] {
  const { stored, files, contextId } = context;
  const given = stored.filesIn({ ...area(activity.type, 'introattachment'), contextId });
  const html = context.html('instruction', area(activity.type, 'intro'));
  const links = given.map(({ name }, index) => `<a href="given:${index}">${name.replace(/[<&]/g, ' ')}</a>`);
  const instruction = outsideHtml(ownWordsOf(own(activity), 'intro') + links.join(' '), {
    ...html,
    find: (address) => (address.startsWith('given:') ? (given[Number(address.slice(6))] ?? null) : html.find(address)),
  });
  const says = (name: string) => ownWordsOf(own(activity), name);
  const isSet = (name: string) => !['', '0'].includes(says(name));
  const types = new Set(
    elementsNamed(own(activity), 'plugin_config')
      .filter(
        (node) =>
          ownWordsOf(node, 'subtype') === 'assignsubmission' &&
          ownWordsOf(node, 'name') === 'enabled' &&
          ownWordsOf(node, 'value') === '1',
      )
      .map((node) => ownWordsOf(node, 'plugin')),
  );
  const choices = ['pdf', 'docs', 'img'].map((type) => ({ type, text: '', isSelected: types.has('file') }));
  const attempts = Number(says('maxattempts'));
  const notes = [
    ...(isSet('duedate') || isSet('cutoffdate') || isSet('allowsubmissionsfromdate')
      ? ['Tenggat dan waktu bukanya tidak ikut']
      : []),
    ...(isSet('teamsubmission') ? ['Tugas kelompok menjadi tugas perorangan'] : []),
    ...(types.has('file') ? ['Berkas yang diterima: PDF, dokumen, dan gambar'] : []),
    ...(childOf(own(activity), 'advancedgradingdefinitions') ? ['Rubriknya tidak ikut'] : []),
    'Cara menilainya diganti: pengajar meluluskan tanpa nilai',
  ];
  const lesson = {
    type: 'assignment',
    title: activity.title,
    content: { instruction: instruction.html },
    setting: {
      completionType: 'hit-button',
      fileValidation: choices,
      ...(attempts >= 1 && attempts <= 20 && { maxAttempts: attempts }),
    },
    ...attached(instruction.attachmentIds),
  };
  return [lessonOf(lesson, [...instruction.notes, ...notes]), ...recordingsOf(instruction, files)];
}

function packageLessons(
  activity: Activity,
  { stored, files, contextId }: ActivityContext,
  format: 'SCORM' | 'H5P',
): readonly OutsideLesson[] {
  const [file] = stored.filesIn({ ...area(activity.type, 'package'), contextId });
  if (!file) return [{ refusal: `Paket ${format}-nya tidak ada di cadangan` }];
  const problem = files.problemOf(file);
  if (problem) return [{ refusal: `“${file.name}”: ${problem}` }];
  const content = { mediaId: files.use({ ...file, name: tidied(file.name) }, 'package', 'lesson') };
  const notes = [`Percobaan dan cara menilai ${format} diganti aturan di sini`];
  return withIntro([lessonOf({ type: 'interactive', title: activity.title, content }, notes)], activity);
}
