import { posix } from 'node:path';
import { backupBounds, localId } from '@sinau/contracts/authoring/transfer/class-backup.rules';
import { tidied } from '@sinau/contracts/core/typed/text.rules';
import { refuseFile, type UploadedArchive } from '../../../../core/media/index.ts';
import { elementNamed, elementsNamed, textIn, XmlProblem, type XmlNode } from '../../../../platform/xml.ts';
import type { LeftOut, RawLesson, RawOutline, RawSection } from '../import-source.ts';
import { createDocuments } from '../outside/outside-documents.ts';
import { createOutsideFiles } from '../outside/outside-files.ts';
import { outsideHtml } from '../outside/outside-html.ts';
import { noted, titleOfFile } from '../outside/outside-lessons.ts';
import { contentOfQuestion } from '../outside/outside-quiz.ts';
import { fittedTitle, isFull, tooManyLessons } from '../outside/outside-section.ts';
import type { CartridgeContext } from './cartridge-context.ts';
import { resourcesOf, sectionsOf } from './cartridge-items.ts';
import { questionsOf } from './cartridge-quiz.ts';
import { decoded, lessonsOfResource, resourceOf, type Resource } from './cartridge-resource.ts';

const manifestName = 'imsmanifest.xml';

/** Reads an IMS Common Cartridge 1.1 to 1.3, whole or thin, and what Canvas writes into its own. */
export async function readCommonCartridge(archive: UploadedArchive): Promise<RawOutline> {
  const documents = createDocuments(archive);
  const manifest = await documents.at(manifestName).catch((error: unknown) => {
    if (!(error instanceof XmlProblem)) throw error;
    throw refuseFile('package_refused', `${manifestName} di paket ini tidak terbaca: ${error.message}`, error);
  });
  assertCartridge(manifest);
  const files = createOutsideFiles(archive);
  const find = finderOf(archive);
  const context: CartridgeContext = {
    files,
    documents,
    paths: [...archive.files.keys()],
    picture: (path) => (archive.files.has(path) ? { path, name: posix.basename(path) } : null),
    html: (place, folder) => ({ place, files, find: (address) => find(address, folder) }),
  };
  const resources = new Map([...resourcesOf(manifest)].map(([id, node]) => [id, resourceOf(id, node)]));
  const leftOut: LeftOut[] = [];
  const placed = new Set<string>();
  const sections: RawSection[] = [];

  for (const { title, places } of sectionsOf(manifest)) {
    const section = fittedTitle(title, leftOut);
    const lessons: RawLesson[] = [];
    for (const { title: named, resourceId, isHidden, folder } of places) {
      const shown = resources.get(resourceId);
      const resource = shown && preferredOf(shown, resources, { placed, context });
      if (!resource) {
        leftOut.push({
          section,
          title: named || 'Tanpa judul',
          note: resourceId ? 'Isinya tidak ada di paket' : 'Judul tanpa isi tidak ikut',
        });
        continue;
      }
      placed.add(resourceId);
      if (isFull(sections, lessons)) {
        leftOut.push({ section, title: named || titleOf(resource), note: tooManyLessons });
        continue;
      }
      const notes = [
        ...(isHidden ? ['Tersembunyi di tempat asalnya; di sini tampil begitu kelasnya terbit'] : []),
        ...(folder ? [`Folder “${folder}” diratakan ke bagiannya`] : []),
      ];
      lessons.push(...(await takenOf(named || titleOf(resource), resource, { context, section, leftOut, notes })));
    }
    if (lessons.length > 0) sections.push({ title: section, lessons });
  }
  sections.push(...(await otherSection(resources, placed, { context, leftOut, sections })));
  const bank = await bankOf(resources, context, leftOut);
  leftOut.push(...canvasParts(archive), ...unusedFiles(resources, archive, files.used));
  return {
    class: classOf(manifest, context, leftOut),
    educators: [],
    sections: sections.slice(0, backupBounds.maxSections),
    bank,
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

/**
 * Returns the variant of a resource that a lesson here is like. Since 1.3 a task is written as a page, for systems that
 * know no tasks, with the task as its variant.
 */
function preferredOf(
  shown: Resource,
  resources: ReadonlyMap<string, Resource>,
  { placed, context }: { readonly placed: Set<string>; readonly context: CartridgeContext },
): Resource {
  const variants = elementsNamed(shown.node, 'variant').flatMap(
    ({ attributes }) => resources.get(attributes['identifierref'] ?? '') ?? [],
  );
  const variant = variants.find(({ kind }) => kind === 'assignment' || kind === 'quiz');
  for (const { id } of variants) placed.add(id);
  if (variant) context.files.used.add(shown.path);
  return variant ?? shown;
}

/** A package of SCORM has a manifest of the same name. */
function assertCartridge(manifest: XmlNode) {
  const schema = textIn(elementNamed(manifest, 'schema')).trim();
  if (
    /ADL SCORM/i.test(schema) ||
    elementsNamed(manifest, 'resource').some(({ attributes }) => attributes['scormtype'] || attributes['scormType'])
  )
    throw refuseFile(
      'package_refused',
      'Ini paket SCORM, bukan kelas. Unggah sebagai materi interaktif di dalam kelas.',
    );
  if (!elementNamed(manifest, 'organizations') && !elementNamed(manifest, 'resources'))
    throw refuseFile('package_refused', `${manifestName} di paket ini tidak memuat susunan kelas.`);
}

interface Taking {
  readonly context: CartridgeContext;
  readonly leftOut: LeftOut[];
}

async function takenOf(
  title: string,
  resource: Resource,
  { context, section, leftOut, notes }: Taking & { readonly section: string; readonly notes: readonly string[] },
): Promise<RawLesson[]> {
  const lessons = await lessonsOfResource(title, resource, context);
  return lessons.flatMap((lesson) => {
    if (!('refusal' in lesson)) return [noted(lesson, notes)];
    leftOut.push({ section, title, note: lesson.refusal });
    return [];
  });
}

const titleOf = ({ path, node }: Resource) =>
  tidied(textIn(elementNamed(node, 'title'))).trim() || titleOfFile(decoded(posix.basename(path))).replaceAll('-', ' ');

/** Pages, quizzes, links and tasks without a place in the order make a last section: Canvas leaves many so. */
async function otherSection(
  resources: ReadonlyMap<string, Resource>,
  placed: ReadonlySet<string>,
  { sections, ...taking }: Taking & { readonly sections: readonly RawSection[] },
) {
  const title = 'Materi lain';
  const lessons: RawLesson[] = [];
  for (const [id, resource] of resources) {
    const isLesson =
      resource.kind === 'page'
        ? /\.x?html?$/i.test(resource.path) && !taking.context.files.used.has(resource.path)
        : /^(?:quiz|link|topic|assignment|lti)$/.test(resource.kind);
    if (placed.has(id) || !isLesson) continue;
    if (isFull(sections, lessons)) {
      taking.leftOut.push({ section: title, title: titleOf(resource), note: tooManyLessons });
      continue;
    }
    const notes = ['Tidak ada di susunan kelas asalnya'];
    lessons.push(
      ...(await takenOf(await titleOfResource(resource, taking.context), resource, {
        ...taking,
        section: title,
        notes,
      })),
    );
  }
  return lessons.length > 0 ? [{ title, lessons }] : [];
}

async function titleOfResource(resource: Resource, { documents }: CartridgeContext) {
  if (/\.x?html?$/i.test(resource.path)) {
    const page = (await documents.page(resource.path)) ?? '';
    const named = /<title>([^<]{1,300})<\/title>/i.exec(page)?.[1];
    return named ? tidied(named.replaceAll('&amp;', '&')).trim() : titleOf(resource);
  }
  const document = await documents.find(resource.path);
  const own =
    document && (elementNamed(document, 'assessment')?.attributes['title'] ?? textIn(elementNamed(document, 'title')));
  return tidied(own ?? '').trim() || titleOf(resource);
}

async function bankOf(resources: ReadonlyMap<string, Resource>, context: CartridgeContext, leftOut: LeftOut[]) {
  const items: object[] = [];
  for (const { kind, path } of resources.values()) {
    if (kind !== 'bank') continue;
    const document = await context.documents.find(path);
    if (!document) {
      leftOut.push({
        title: posix.basename(path) || 'Bank soal',
        note: 'Bank soal ini tidak ada di paket, atau tidak terbaca',
      });
      continue;
    }
    context.files.used.add(path);
    for (const { read } of await questionsOf(document, posix.dirname(path), context.paths)) {
      if ('refusal' in read) {
        leftOut.push({ title: `Soal bank “${read.excerpt}”`, note: read.refusal });
        continue;
      }
      const { content, notes } = contentOfQuestion(read.item, context.files, context.picture);
      items.push({ ...content, id: localId(items.length + 1), tags: read.item.tags, difficulty: read.item.difficulty });
      const said = [...read.notes.map(({ message }) => message), ...notes];
      if (said.length > 0)
        leftOut.push({ title: `Soal bank “${read.item.text.slice(0, 80)}”`, note: said.join('. '), isChanged: true });
    }
  }
  return items;
}

function classOf(manifest: XmlNode, context: CartridgeContext, leftOut: LeftOut[]) {
  const metadata = elementNamed(manifest, 'metadata');
  const said = (name: string) => {
    const node = metadata && elementNamed(metadata, name);
    return node ? tidied(textIn(node)).trim() : '';
  };
  const about = outsideHtml(said('description').replaceAll('\n', '<br>'), context.html('about', ''));
  for (const note of about.notes) leftOut.push({ title: 'Tentang kelas', note });
  const language = said('language').slice(0, 2).toLowerCase();
  return {
    kind: 'program',
    format: 'self-paced',
    title: said('title').slice(0, 120),
    about: about.html,
    ...(/^(?:id|en|jv|su)$/.test(language) && { language }),
  };
}

/** Settings that Canvas writes beside the standard, each by its file. */
const canvasFiles: readonly (readonly [path: string, title: string, note: string])[] = [
  ['course_settings/course_settings.xml', 'Pengaturan Canvas', 'Pengaturan kursus Canvas tidak ikut'],
  ['course_settings/module_meta.xml', 'Modul Canvas', 'Syarat dan tanggal buka modul tidak ikut'],
  ['course_settings/assignment_groups.xml', 'Kelompok tugas', 'Bobot nilai per kelompok tugas tidak ikut'],
  ['course_settings/rubrics.xml', 'Rubrik', 'Rubrik Canvas tidak ikut'],
  ['course_settings/learning_outcomes.xml', 'Capaian', 'Capaian (outcome) tidak ikut'],
  ['course_settings/grading_standards.xml', 'Skala nilai', 'Skala nilai tidak ikut'],
  ['course_settings/events.xml', 'Kalender', 'Acara di kalender tidak ikut'],
  ['course_settings/late_policy.xml', 'Keterlambatan', 'Aturan keterlambatan tidak ikut'],
];
const canvasParts = ({ files }: UploadedArchive): LeftOut[] =>
  canvasFiles.flatMap(([path, title, note]) => (files.has(path) ? [{ title, note }] : []));

/** Names the files of a cartridge that nothing uses. */
function unusedFiles(
  resources: ReadonlyMap<string, Resource>,
  { files }: UploadedArchive,
  used: ReadonlySet<string>,
): LeftOut[] {
  const ofResources = new Set(
    [...resources.values()]
      .filter(({ kind }) => kind !== 'page')
      .flatMap(({ node, path }) => [
        path,
        ...elementsNamed(node, 'file').map((file) => decoded(file.attributes['href'] ?? '')),
      ]),
  );
  return [...files.keys()]
    .filter((path) => path !== manifestName && !used.has(path) && !ofResources.has(path))
    .filter((path) => !/^(?:course_settings|non_cc_assessments)\/|\.(?:xsd|dtd)$/i.test(path))
    .map((path) => ({ title: path, note: 'Berkas ini tidak dipakai materi mana pun' }));
}

/** Finds the files that texts name: beside them, from the root, or in the folder that Canvas has for its files. */
function finderOf({ files }: UploadedArchive) {
  return (address: string, folder: string) => {
    const path = decoded(address.split(/[?#]/)[0]!).replaceAll('\\', '/');
    if (path === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path)) return null;
    const inRoot = /\$IMS[-_]CC[-_]FILEBASE\$\/?(.*)$/i.exec(path)?.[1];
    const candidates =
      inRoot === undefined
        ? [`${folder}/${path}`, path]
        : [`web_resources/${inRoot}`, inRoot, posix.join(folder, inRoot)];
    const found = candidates
      .map((one) => posix.normalize(one).replace(/^(?:\.?\/)+/, ''))
      .find((one) => files.has(one) && !/\.x?html?$/i.test(one));
    return found === undefined ? null : { path: found, name: posix.basename(found) };
  };
}
