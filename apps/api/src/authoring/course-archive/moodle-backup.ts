import { changed, leftOut, type ImportNote } from '@sinau/contracts/core/import/import.rules';
import { decodeText } from '../../platform/text-decoder.ts';
import { elementNamed, elementsNamed, readXml, textIn, XmlProblem, type XmlNode } from '../../platform/xml.ts';
import type { ArchiveFiles, CourseOutline, OutlineLesson } from './course-outline.ts';

/** Activities of Moodle that no lesson is like, in words. */
const foreign: Readonly<Record<string, string>> = {
  forum: 'Forum',
  chat: 'Obrolan',
  choice: 'Jajak pendapat',
  feedback: 'Survei',
  glossary: 'Glosarium',
  wiki: 'Wiki',
  workshop: 'Lokakarya',
  data: 'Basis data',
  lti: 'Alat dari luar (LTI)',
  lesson: 'Pelajaran bercabang',
  quiz: 'Kuis (ekspor bank soalnya sebagai Moodle XML, lalu impor di bank soal)',
  scorm: 'Paket SCORM',
  h5pactivity: 'Paket H5P',
};

/** Reads the outline of the files of a Moodle backup (`.mbz`). */
export async function readMoodleBackup(files: ArchiveFiles): Promise<CourseOutline> {
  if (!files.has('moodle_backup.xml')) throw new XmlProblem('moodle_backup.xml tidak ditemukan di cadangan ini');
  const backup = await documentAt(files, 'moodle_backup.xml');
  const stored = files.has('files.xml') ? storedFiles(await documentAt(files, 'files.xml')) : [];
  const notes: (ImportNote & { origin: string })[] = [];
  const sections: CourseOutline['sections'][number][] = [];
  // The settings have elements of the same names.
  const contents = elementNamed(backup, 'contents') ?? backup;
  const activities = elementsNamed(contents, 'activity').map((node) => ({
    id: wordsOf(node, 'moduleid'),
    sectionId: wordsOf(node, 'sectionid'),
    type: wordsOf(node, 'modulename'),
    title: wordsOf(node, 'title'),
    directory: wordsOf(node, 'directory'),
  }));
  for (const node of elementsNamed(contents, 'section')) {
    const [id, directory, given] = [wordsOf(node, 'sectionid'), wordsOf(node, 'directory'), wordsOf(node, 'title')];
    const own = files.has(`${directory}/section.xml`) ? await documentAt(files, `${directory}/section.xml`) : null;
    const order = own ? wordsOf(own, 'sequence').split(',') : [];
    const title = (own && wordsOf(own, 'name').replace('$@NULL@$', '')) || given;
    const lessons: OutlineLesson[] = [];
    const place = (moduleId: string) => (order.includes(moduleId) ? order.indexOf(moduleId) : order.length);
    const inSection = activities.filter(({ sectionId }) => sectionId === id);
    for (const { type, title: name, directory: folder } of inSection.toSorted(
      (one, other) => place(one.id) - place(other.id),
    )) {
      const path = `${folder}/${type}.xml`;
      const word = foreign[type];
      if (word || !files.has(path))
        notes.push({ origin: name, ...leftOut(word ? `${word} tidak ikut` : `Isi “${type}” tidak ada di cadangan`) });
      else {
        const { taken, noted } = lessonsOf(type, name, await documentAt(files, path), stored);
        lessons.push(...taken);
        notes.push(...noted.map((note) => ({ origin: name, ...note })));
      }
    }
    if (lessons.length > 0) sections.push({ title, lessons });
  }
  return { title: wordsOf(backup, 'original_course_fullname'), sections, notes };
}

const wordsOf = (node: XmlNode, name: string) =>
  textIn(elementNamed(node, name) ?? { name, attributes: {}, children: [] }).trim();

interface StoredFile {
  readonly contextId: string;
  readonly name: string;
  readonly path: string;
}
/** Files of activities; their content lies under its hash. */
const storedFiles = (document: XmlNode): StoredFile[] =>
  elementsNamed(document, 'file')
    .filter((node) => wordsOf(node, 'filearea') === 'content' && wordsOf(node, 'filename') !== '.')
    .map((node) => {
      const hash = wordsOf(node, 'contenthash');
      return {
        contextId: wordsOf(node, 'contextid'),
        name: wordsOf(node, 'filename'),
        path: `files/${hash.slice(0, 2)}/${hash}`,
      };
    });

function lessonsOf(type: string, title: string, document: XmlNode, stored: readonly StoredFile[]) {
  const done = (taken: readonly OutlineLesson[], ...noted: ImportNote[]) => ({ taken, noted });
  const pictures = textIn(document).includes('@@PLUGINFILE@@') ? [leftOut('Gambar di dalam teks tidak ikut')] : [];
  switch (type) {
    case 'page':
      return done([{ kind: 'article', title, html: wordsOf(document, 'content') }], ...pictures);
    case 'label':
      return done(
        [{ kind: 'article', title, html: wordsOf(document, 'intro') }],
        changed('Label menjadi artikel'),
        ...pictures,
      );
    case 'book':
      return done(
        elementsNamed(document, 'chapter').map((chapter) => ({
          kind: 'article',
          title: wordsOf(chapter, 'title'),
          html: wordsOf(chapter, 'content'),
        })),
        changed('Tiap bab buku menjadi satu artikel'),
        ...pictures,
      );
    case 'assign':
      return done(
        [{ kind: 'assignment', title, html: wordsOf(document, 'intro') }],
        leftOut('Tenggat dan cara menilai tidak ikut'),
        ...pictures,
      );
    case 'url': {
      const address = wordsOf(document, 'externalurl');
      return /^https?:\/\//i.test(address)
        ? done([{ kind: 'link', title, address }])
        : done([], leftOut('Alamat tautannya tidak terbaca'));
    }
    case 'resource':
    case 'folder': {
      const { contextid = '' } = document.attributes;
      const own = stored.filter(({ contextId }) => contextId === contextid);
      return own.length > 0
        ? done(own.map(({ name, path }) => ({ kind: 'file', title: type === 'folder' ? name : title, path, name })))
        : done([], leftOut('Berkasnya tidak ada di cadangan'));
    }
    default:
      return done([], leftOut(`Aktivitas “${type}” tidak ikut`));
  }
}

async function documentAt(files: ArchiveFiles, path: string): Promise<XmlNode> {
  const text = decodeText(await files.get(path)!());
  if (text === null) throw new XmlProblem(`Berkas “${path}” bukan teks`);
  return readXml(text);
}
