import { backupBounds, localId } from '@sinau/contracts/authoring/transfer/class-backup.rules';
import { tidied } from '@sinau/contracts/core/typed/text.rules';
import { refuseFile, type UploadedArchive } from '../../../../core/media/index.ts';
import { textOf } from '../../../../platform/html.ts';
import { elementNamed, elementsNamed, XmlProblem, type XmlNode } from '../../../../platform/xml.ts';
import type { LeftOut, RawLesson, RawOutline, RawSection } from '../import-source.ts';
import { createDocuments, type Documents } from '../outside/outside-documents.ts';
import { createOutsideFiles, kindOfName } from '../outside/outside-files.ts';
import { outsideHtml } from '../outside/outside-html.ts';
import { articlesOf, noted, type OutsideLesson } from '../outside/outside-lessons.ts';
import { contentOfQuestion } from '../outside/outside-quiz.ts';
import { fittedTitle, isFull, tooManyLessons } from '../outside/outside-section.ts';
import type { ActivityContext } from './activity-context.ts';
import { foreignNote, readerOf } from './moodle-activity.ts';
import { ownWordsOf, wordsOf } from './moodle-words.ts';
import { createMoodleFiles } from './moodle-files.ts';
import { readMoodleBank, type MoodleBank, type MoodleQuestion } from './moodle-questions.ts';
import { ruleNotes, sectionNotes } from './moodle-rules.ts';

/** Reads a backup of Moodle 2.0 or newer. Data of its users are never read. */
export async function readMoodleBackup(archive: UploadedArchive): Promise<RawOutline> {
  const documents = createDocuments(archive);
  const backup = await documents.at('moodle_backup.xml').catch((error: unknown) => {
    if (!(error instanceof XmlProblem)) throw error;
    throw refuseFile('package_refused', `moodle_backup.xml di cadangan ini tidak terbaca: ${error.message}`, error);
  });
  const stored = createMoodleFiles(await documents.find('files.xml'));
  const files = createOutsideFiles(archive);
  const leftOut: LeftOut[] = [];
  const bank = await readMoodleBank(await documents.find('questions.xml'), stored);
  const questions = bankOf(bank, files, leftOut);
  const shared = {
    files,
    stored,
    bank,
    bankNumbers: questions.numbers,
    pageAt: documents.page,
  };
  const course = await courseOf(backup, documents, shared);
  const sections: RawSection[] = [];
  for (const section of await sectionsOf(backup, documents)) {
    const title = fittedTitle(section.title, leftOut);
    for (const note of sectionNotes(section.document)) leftOut.push({ section: title, title, note, isChanged: true });
    const lessons: RawLesson[] = [];
    for (const lesson of summaryLessons(section, shared))
      if ('refusal' in lesson) leftOut.push({ section: title, title: `Tentang ${title}`, note: lesson.refusal });
      else lessons.push(lesson);
    for (const activity of section.activities) {
      const place = { section: title, leftOut, hasRoom: !isFull(sections, lessons) };
      lessons.push(...(await lessonsOf(activity, documents, { ...shared, ...place })));
    }
    if (lessons.length > 0) sections.push({ title, lessons });
  }
  leftOut.push(...course.leftOut, ...(await otherParts(documents)));
  return {
    class: course.fields,
    educators: [],
    sections: sections.slice(0, backupBounds.maxSections),
    bank: questions.items,
    media: files.media(),
    leftOut: [
      ...leftOut,
      ...sections.slice(backupBounds.maxSections).map(({ title }) => ({
        title: String(title),
        note: `Satu kelas impor memuat paling banyak ${backupBounds.maxSections} bagian`,
      })),
    ],
  };
}

type Shared = Omit<ActivityContext, 'html' | 'contextId'>;
interface Listed {
  readonly id: string;
  readonly type: string;
  readonly title: string;
  readonly folder: string;
  readonly sectionId: string;
}
interface MoodleSection {
  readonly id: string;
  readonly title: string;
  readonly document: XmlNode | null;
  readonly activities: readonly Listed[];
}

/** Lists the sections in their order, each with its activities in theirs. */
async function sectionsOf(backup: XmlNode, documents: Documents): Promise<MoodleSection[]> {
  // The settings have elements of the same names.
  const contents = elementNamed(backup, 'contents') ?? backup;
  const activities = elementsNamed(contents, 'activity').map((node) => ({
    id: ownWordsOf(node, 'moduleid'),
    type: ownWordsOf(node, 'modulename'),
    title: ownWordsOf(node, 'title'),
    folder: ownWordsOf(node, 'directory'),
    sectionId: ownWordsOf(node, 'sectionid'),
  }));
  const bySection = Map.groupBy(activities, ({ sectionId }) => sectionId);
  const found = [];
  for (const node of elementsNamed(contents, 'section')) {
    const id = ownWordsOf(node, 'sectionid');
    const document = await documents.find(`${ownWordsOf(node, 'directory')}/section.xml`);
    const order = new Map(
      ownWordsOf(document, 'sequence')
        .split(',')
        .map((one, index) => [one, index]),
    );
    const place = (one: Listed) => order.get(one.id) ?? order.size;
    const number = Number(ownWordsOf(document, 'number') || ownWordsOf(node, 'title')) || 0;
    found.push({
      id,
      number,
      title: tidied(ownWordsOf(document, 'name')).trim() || titleOfSection(ownWordsOf(node, 'title'), number),
      document,
      activities: (bySection.get(id) ?? []).toSorted((a, b) => place(a) - place(b)),
    });
  }
  const known = new Set(found.map(({ id }) => id));
  const loose = activities.filter(({ sectionId }) => !known.has(sectionId));
  const others = loose.length > 0 ? [{ id: '', title: 'Materi lain', document: null, activities: loose }] : [];
  return [...found.toSorted((one, other) => one.number - other.number), ...others];
}

const titleOfSection = (given: string, number: number) =>
  given && !/^\d+$/.test(given) ? given : number === 0 ? 'Umum' : `Bagian ${number}`;

/** The text above a section becomes its first lesson; Moodle writes an empty paragraph where there is none. */
function summaryLessons({ id, title, document }: MoodleSection, { files, stored }: Shared): readonly OutsideLesson[] {
  const summary = ownWordsOf(document, 'summary');
  if (textOf(summary) === '' && !/<(?:img|iframe|video|audio)\b/i.test(summary)) return [];
  const find = stored.finder({ component: 'course', area: 'section', itemId: id });
  return articlesOf(`Tentang ${title}`, summary, { place: 'article', files, find }, [
    'Pengantar bagian menjadi artikel',
  ]);
}

interface InSection extends Shared {
  readonly section: string;
  readonly leftOut: LeftOut[];
  /** False once the class has all lessons that it can have. */
  readonly hasRoom: boolean;
}

async function lessonsOf(
  { type, title, folder }: Listed,
  documents: Documents,
  { section, leftOut, hasRoom, ...shared }: InSection,
) {
  const leave = (note: string) => {
    leftOut.push({ section, title: tidied(title).trim() || 'Tanpa judul', note });
    return [];
  };
  if (!hasRoom) return leave(tooManyLessons);
  const read = readerOf(type);
  if (!read) return leave(foreignNote(type) ?? `Aktivitas “${type}” belum bisa ikut`);
  const document = await documents.find(`${folder}/${type}.xml`);
  if (!document) return leave('Isinya tidak ada di cadangan, atau tidak terbaca');
  const contextId = document.attributes['contextid'] ?? '';
  const context: ActivityContext = {
    ...shared,
    contextId,
    html: (place, ...areas) => ({
      place,
      files: shared.files,
      find: shared.stored.finder(...areas.map((one) => ({ ...one, contextId }))),
    }),
  };
  const grades = await documents.find(`${folder}/grades.xml`);
  const lessons = await read({ type, title, document, grades }, context);
  const rules = ruleNotes(await documents.find(`${folder}/module.xml`));
  return lessons.flatMap((lesson) => ('refusal' in lesson ? leave(lesson.refusal) : [noted(lesson, rules)]));
}

/** Takes all questions of the backup for the bank, and names those that no question here can be. */
function bankOf(bank: MoodleBank, files: Shared['files'], leftOut: LeftOut[]) {
  const numbers = new Map<MoodleQuestion, number>();
  const items: object[] = [];
  const latest = new Map(bank.questions.map((one) => [one.entryId, one]));
  const newest = bank.questions.filter((one) => one.entryId === '' || latest.get(one.entryId) === one);
  for (const question of newest) {
    if (question.type === 'random') continue;
    const { read, category } = question;
    if ('refusal' in read) {
      leftOut.push({ title: `Soal bank “${read.excerpt || category}”`, note: read.refusal });
      continue;
    }
    const { content, notes } = contentOfQuestion(read.item, files, bank.find);
    const id = localId(items.length + 1);
    numbers.set(question, items.length + 1);
    items.push({ ...content, id, tags: read.item.tags, difficulty: read.item.difficulty });
    const said = [...read.notes.map(({ message }) => message), ...notes];
    if (said.length > 0)
      leftOut.push({ title: `Soal bank “${read.item.text.slice(0, 80)}”`, note: said.join('. '), isChanged: true });
  }
  const categories = [...new Set(newest.map(({ category }) => category))].filter(Boolean);
  if (items.length > 0 && categories.length > 0)
    leftOut.push({
      title: 'Kategori bank soal',
      note: `Tidak ikut: ${categories.slice(0, 20).join(', ')}${categories.length > 20 ? ', dan lainnya' : ''}`,
    });
  return { items, numbers };
}

const languages: Readonly<Record<string, string>> = { id: 'id', en: 'en', jv: 'jv', su: 'su' };

async function courseOf(backup: XmlNode, documents: Documents, { files, stored }: Shared) {
  const information = elementNamed(backup, 'information') ?? backup;
  const course = await documents.find('course/course.xml');
  const leftOut: LeftOut[] = [];
  const leave = (title: string, note: string) => void leftOut.push({ title, note });
  const find = stored.finder({ component: 'course', area: 'summary' });
  const about = outsideHtml(ownWordsOf(course, 'summary'), { place: 'about', files, find });
  for (const note of about.notes) leave('Tentang kelas', note);
  if (about.attachmentIds.length > 0) leave('Tentang kelas', 'Lampiran di teks tentang kelas tidak ikut');
  for (const { file } of about.recordings) leave(file.name, 'Rekaman di teks tentang kelas tidak ikut');
  const cover = stored
    .filesIn({ component: 'course', area: 'overviewfiles' })
    .find(({ name }) => kindOfName(name) === 'image');
  const usable = cover && !files.problemOf(cover) ? cover : null;
  const language = ownWordsOf(course, 'lang');
  if (language && !languages[language]) leave('Bahasa', `Bahasa “${language}” menjadi Indonesia`);
  if (ownWordsOf(course, 'startdate') || ownWordsOf(course, 'enddate'))
    leave('Jadwal kursus', 'Tanggal mulai dan selesainya tidak ikut');
  const category = wordsOf(elementNamed(course ?? backup, 'category'), 'name');
  if (category) leave('Kategori', `Kategori “${category}” tidak ikut. Pilih topiknya sebelum terbit.`);
  return {
    leftOut,
    fields: {
      kind: 'program',
      format: 'self-paced',
      title: tidied(ownWordsOf(information, 'original_course_fullname') || ownWordsOf(course, 'fullname'))
        .trim()
        .slice(0, 120),
      about: about.html,
      ...(languages[language] && { language: languages[language] }),
      ...(usable && { thumbnail: coverOf(files.use(usable, 'image', 'public')) }),
    },
  };
}
const coverOf = (id: string) => `/api/media/${id}/redirect?compress=true`;

/** Parts of a course that no class here has, each by a document and an element that it has where there is any. */
const parts: readonly (readonly [path: string, element: string, title: string, note: string])[] = [
  ['groups.xml', 'group', 'Kelompok', 'Kelompok dan pengelompokannya tidak ikut'],
  ['badges.xml', 'badge', 'Lencana', 'Lencana Moodle tidak ikut'],
  ['outcomes.xml', 'outcome', 'Capaian', 'Capaian (outcome) tidak ikut'],
  ['scales.xml', 'scale', 'Skala nilai', 'Skala nilai tidak ikut'],
  ['course/calendar.xml', 'event', 'Kalender', 'Acara di kalender tidak ikut'],
  ['course/competencies.xml', 'competency', 'Kompetensi', 'Kompetensi tidak ikut'],
  [
    'completion.xml',
    'course_completion_criteria',
    'Syarat lulus',
    'Syarat lulus kursusnya tidak ikut; di sini kelas selesai kalau semua materinya selesai',
  ],
  ['gradebook.xml', 'grade_category', 'Buku nilai', 'Kategori dan bobot nilainya tidak ikut'],
];

async function otherParts(documents: Documents): Promise<LeftOut[]> {
  const found: LeftOut[] = [];
  for (const [path, element, title, note] of parts) {
    const document = await documents.find(path);
    if (document && elementsNamed(document, element).length > 0) found.push({ title, note });
  }
  if (documents.has('users.xml'))
    found.push({ title: 'Data peserta', note: 'Pengguna, nilai, kiriman, dan catatan kemajuannya tidak dibaca' });
  return found;
}
