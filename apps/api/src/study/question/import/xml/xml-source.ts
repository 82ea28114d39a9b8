import { posix } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { changed, leftOut, type ImportNote, type LineNote } from '@sinau/contracts/core/import/import.rules';
import { maxImportQuestions } from '@sinau/contracts/study/question/bank.rules';
import { sorted, type ReadQuestion } from '@sinau/contracts/study/question/imported.rules';
import { decodeText } from '../../../../platform/text-decoder.ts';
import { elementsIn, elementsNamed, readXml, textIn, XmlProblem, type XmlNode } from '../../../../platform/xml.ts';
import type { QuestionSource } from '../import-source.ts';
import type { SourceItem } from './item.ts';
import { manifestOf, type ItemMetadata, type Manifest } from './manifest.ts';
import { readMoodleQuestion } from './moodle-xml.ts';
import { readQti1Item } from './qti1.ts';
import { readQti2Item, withQti2Names } from './qti2.ts';
import { openSourceArchive } from './source-archive.ts';
import { createSourcePictures, type OpenFile, type SourcePictures } from './source-pictures.ts';
import { createSourceTexts } from './source-texts.ts';

export interface XmlSource extends QuestionSource {
  readonly pictures: SourcePictures;
}

/** Reads one item of QTI with the metadata and the files that its package would have. */
export async function readXmlItem(text: string, metadata: ItemMetadata, paths: readonly string[]): Promise<XmlSource> {
  const files = new Map(paths.map((path) => [path, () => Promise.resolve(Buffer.alloc(0))]));
  const path = 'item.xml';
  const manifest = { paths: [path], metadata: new Map([[path, metadata]]) };
  return sourceOf([{ path, root: await readXml(text) }], createSourcePictures(files), manifest, []);
}

/** A document of a source, with its path in the package; a bare file has none. */
interface Document {
  readonly path: string;
  readonly root: XmlNode;
}
type Unread = Omit<ReadQuestion, 'line'>;

/** Reads the questions of a QTI or Moodle XML file. */
export const readXmlText = async (text: string): Promise<XmlSource> =>
  sourceOf([{ path: '', root: await readXml(text) }], createSourcePictures(), noManifest, []);

const noManifest: Manifest = { paths: [], metadata: new Map() };
const isDocument = /\.(?:xml|qti|dat)$/i;
const maxDocuments = 2_000;

/** Reads the questions of a package: all documents in it that contain any, in the order of its manifest. */
export async function readXmlPackage(bytes: Buffer): Promise<XmlSource> {
  const files = await openSourceArchive(bytes);
  const manifestPath = [...files.keys()]
    .filter((path) => posix.basename(path).toLowerCase() === 'imsmanifest.xml')
    .toSorted((one, other) => one.length - other.length)[0];
  const manifest =
    manifestPath === undefined
      ? noManifest
      : manifestOf((await documentAt(files, manifestPath)).root, posix.dirname(manifestPath));
  const others = [...files.keys()].filter((path) => isDocument.test(path) && path !== manifestPath).toSorted();
  const paths = [...new Set([...manifest.paths, ...others])];
  if (paths.length > maxDocuments) throw new XmlProblem('Paket ini berisi terlalu banyak berkas XML');
  const documents: Document[] = [];
  const unread: Unread[] = [];
  for (const path of paths) {
    const refuse = (question: string) => unread.push({ origin: path, question, excerpt: '' });
    if (!files.has(path)) refuse('Berkas ini disebut di manifes, tetapi tidak ada di paket');
    else
      await documentAt(files, path).then(
        (document) => documents.push(document),
        (error: unknown) => {
          if (!(error instanceof XmlProblem)) throw error;
          refuse(error.message);
        },
      );
  }
  const hasQuestions = documents.some(({ root }) => kindOf(root) !== null);
  if (!hasQuestions && unread.length === 0)
    throw new XmlProblem('Tidak ada soal QTI atau Moodle XML di dalam paket ini');
  const source = await sourceOf(documents, createSourcePictures(files), manifest, unread);
  return { ...source, notes: [...source.notes, ...unusedNotes(files, source, documents, manifestPath)] };
}

async function documentAt(files: ReadonlyMap<string, OpenFile>, path: string): Promise<Document> {
  const text = decodeText(await files.get(path)!());
  if (text === null) throw new XmlProblem('Berkas ini bukan teks');
  return { path, root: await readXml(text) };
}

/** Counts the files of a package of which nothing was taken. */
function unusedNotes(
  files: ReadonlyMap<string, OpenFile>,
  { taken, refused }: XmlSource,
  documents: readonly Document[],
  manifestPath: string | undefined,
): LineNote[] {
  const used = new Set([
    manifestPath,
    ...taken.flatMap(({ item }) => [item.picture?.name, ...item.options.map(({ picture }) => picture?.name)]),
    ...documents.filter(({ root }) => kindOf(root) !== null).map(({ path }) => path),
    ...refused.map(({ origin }) => origin),
  ]);
  const unused = [...files.keys()].filter((path) => !used.has(path) && !/\.(?:xsd|dtd)$/i.test(path));
  const named = unused.slice(0, 5).join(', ');
  const rest = unused.length > 5 ? `, dan ${unused.length - 5} lagi` : '';
  return unused.length === 0 ? [] : [{ line: 1, ...leftOut(`Berkas lain di paket tidak ikut: ${named}${rest}`) }];
}

type Kind = 'qti1' | 'qti2' | 'test' | 'moodle';
const kinds: Readonly<Record<string, Kind>> = {
  questestinterop: 'qti1',
  assessmentItem: 'qti2',
  'qti-assessment-item': 'qti2',
  assessmentTest: 'test',
  'qti-assessment-test': 'test',
  assessmentSection: 'test',
  'qti-assessment-section': 'test',
  quiz: 'moodle',
};
const kindOf = ({ name, children }: XmlNode): Kind | null =>
  name === 'quiz' && !children.some((child) => typeof child !== 'string' && child.name === 'question')
    ? null
    : (kinds[name] ?? null);

async function sourceOf(
  documents: readonly Document[],
  pictures: SourcePictures,
  manifest: Manifest,
  unread: readonly Unread[],
): Promise<XmlSource> {
  const read: Unread[] = [];
  const notes: Omit<LineNote, 'line'>[] = [];
  const seen = new Map<string, string>();
  let hasMoodle = false;
  let hasAny = false;
  for (const { path, root } of documents) {
    const kind = kindOf(root);
    if (!kind) continue;
    hasAny = true;
    hasMoodle ||= kind === 'moodle';
    const from = path === '' ? {} : { origin: path };
    notes.push(...documentNotes(kind, root).map((note) => ({ ...note, ...from })));
    for (const readItem of itemReaders(kind, root, pictures, posix.dirname(path))) {
      if (read.length >= maxImportQuestions)
        throw new XmlProblem(`Sekali impor paling banyak ${maxImportQuestions} soal`);
      if (read.length % 10 === 9) await setImmediate();
      const item = withMetadata(readItem(), manifest.metadata.get(path));
      const origin = [path, item.id].filter(Boolean).join(' · ');
      const same = JSON.stringify([item.id, item.question]);
      const twin = seen.get(same);
      if (twin === undefined) read.push({ origin, question: item.question, excerpt: item.excerpt, notes: item.notes });
      else notes.push({ origin, ...leftOut(`Soal ini sama persis dengan ${twin}, jadi masuk sekali`) });
      seen.set(same, twin ?? origin);
    }
  }
  if (!hasAny && unread.length === 0)
    throw new XmlProblem(
      'Berkas XML ini bukan QTI atau Moodle XML. Pilih berkas CSV, TXT, GIFT, QTI, atau Moodle XML.',
    );
  const all = [...read, ...unread].map((one, index) => ({ line: index + 1, ...one }));
  return {
    ...sorted(
      all,
      notes.map((note) => ({ line: 1, ...note })),
    ),
    format: hasMoodle ? 'moodle-xml' : 'qti',
    separator: null,
    pictures,
  };
}

function itemReaders(kind: Kind, root: XmlNode, pictures: SourcePictures, folder: string): (() => SourceItem)[] {
  const texts = createSourceTexts(pictures, folder);
  if (kind === 'qti1') return elementsNamed(root, 'item').map((item) => () => readQti1Item(item, texts));
  if (kind === 'qti2') return [() => readQti2Item(withQti2Names(root), texts)];
  if (kind !== 'moodle') return [];
  return elementsIn(root)
    .filter(({ name, attributes }) => name === 'question' && attributes['type'] !== 'category')
    .map((question) => () => readMoodleQuestion(question, texts, pictures));
}

/** Notes on what a document has around its questions. */
function documentNotes(kind: Kind, root: XmlNode): ImportNote[] {
  if (kind === 'moodle')
    return elementsIn(root)
      .filter(({ attributes }) => attributes['type'] === 'category')
      .map((node) => leftOut(`Kategori “${textIn(elementsNamed(node, 'category')[0] ?? node).trim()}” tidak ikut`));
  if (kind === 'test')
    return [leftOut(`Susunan tes “${root.attributes['title'] ?? ''}” tidak ikut; soalnya masuk satu per satu`)];
  if (kind !== 'qti1') return [];
  const assessments = elementsNamed(root, 'assessment').map(({ attributes }) =>
    leftOut(`Nama dan pengaturan kuis “${attributes['title'] ?? ''}” tidak ikut`),
  );
  const passages = [root, ...elementsNamed(root, 'assessment', 'section', 'objectbank')]
    .flatMap(elementsIn)
    .filter(({ name }) => name === 'presentation_material' || name === 'rubric' || name === 'objectives')
    .filter((node) => textIn(node).trim() !== '');
  return [...assessments, ...passages.map(() => leftOut('Teks pengantar bagian kuis tidak ikut'))];
}

/** Adds the tags and the difficulty that a manifest gives to an item. */
function withMetadata(item: SourceItem, metadata: ItemMetadata | undefined): SourceItem {
  if (!metadata || typeof item.question === 'string') return item;
  const tags = [...new Set([...item.question.tags, ...metadata.tags])];
  const kept = tags.filter((tag) => tag.length <= 40).slice(0, 10);
  const lost = tags.length > kept.length ? [leftOut('Tag yang terlalu panjang atau terlalu banyak tidak ikut')] : [];
  const other = metadata.isRounded ? [changed('Tingkat kesulitan dibulatkan ke mudah, sedang, atau sulit')] : [];
  return {
    ...item,
    question: { ...item.question, tags: kept, difficulty: metadata.difficulty ?? item.question.difficulty },
    notes: [...item.notes, ...lost, ...other],
  };
}
