import { posix } from 'node:path';
import { childrenOf, elementNamed, elementsIn, elementsNamed, textIn, type XmlNode } from '../../../../platform/xml.ts';
import { outsideHtml } from '../outside/outside-html.ts';
import {
  articlesOf,
  attached,
  lessonOf,
  lessonOfAddress,
  lessonOfFile,
  recordingsOf,
  type OutsideLesson,
} from '../outside/outside-lessons.ts';
import type { CartridgeContext } from './cartridge-context.ts';
import { assessmentLessons } from './cartridge-quiz.ts';

/** Kinds of resources, by the types that versions of the standard and Canvas give them. */
export type ResourceKind = 'page' | 'link' | 'topic' | 'quiz' | 'bank' | 'assignment' | 'lti' | 'settings' | 'other';

export interface Resource {
  readonly id: string;
  readonly kind: ResourceKind;
  readonly type: string;
  /** Path of its first file; empty where the resource is written into the manifest. */
  readonly path: string;
  readonly node: XmlNode;
}

export function resourceOf(id: string, node: XmlNode): Resource {
  const { type = '', href, base = '' } = node.attributes;
  const hrefs = childrenOf(node, 'file').map((file) => file.attributes['href'] ?? '');
  const named =
    href ?? hrefs.find((one) => !/assessment_meta\.xml$|assignment_settings\.xml$/i.test(one)) ?? hrefs[0] ?? '';
  const path = named === '' ? '' : pathOf(posix.join(base, decoded(named)));
  return { id, type, path, node, kind: kindOf(type, hrefs, node) };
}

function kindOf(type: string, hrefs: readonly string[], node: XmlNode): ResourceKind {
  if (/imsqti.*question-bank|assessment.*question-bank/i.test(type)) return 'bank';
  if (/imsqti|\/assessment$/i.test(type)) return 'quiz';
  if (/^imswl/i.test(type)) return 'link';
  if (/^imsdt/i.test(type)) return 'topic';
  if (/^imsbasiclti/i.test(type)) return 'lti';
  if (/^assignment/i.test(type) || hrefs.some((href) => /assignment_settings\.xml$/i.test(href))) return 'assignment';
  if (/^webcontent$/i.test(type)) return 'page';
  // Canvas writes its settings, and its own form of each quiz, as resources of other systems.
  if (/learning-application-resource/i.test(type))
    return /\.x?html?$/i.test(node.attributes['href'] ?? '') && !/course_settings\//.test(node.attributes['href'] ?? '')
      ? 'page'
      : 'settings';
  return 'other';
}

const pathOf = (path: string) => posix.normalize(path).replace(/^(?:\.?\/)+/, '');
export function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Makes lessons of a resource; the reasons of what cannot be one are sentences. */
export async function lessonsOfResource(
  title: string,
  resource: Resource,
  context: CartridgeContext,
): Promise<readonly OutsideLesson[]> {
  const { kind, path, node, type } = resource;
  const folder = posix.dirname(path);
  if (kind === 'lti')
    return [{ refusal: 'Alat dari luar (LTI) belum bisa ikut. Pasang lagi alamatnya kalau masih dipakai.' }];
  if (kind === 'settings' || kind === 'other') return [{ refusal: `Isi berjenis “${type}” belum bisa ikut` }];
  if (kind === 'bank') return [{ refusal: 'Bank soal tidak menjadi materi; soalnya masuk ke bank soal' }];
  if (kind === 'page') return pageLessons(title, path, context);
  // A thin cartridge has its links in the manifest.
  const inline = elementsIn(node).find(({ name }) => /^(?:webLink|topic|questestinterop|assignment)$/i.test(name));
  const isPage = /\.x?html?$/i.test(path);
  if (kind === 'assignment' && isPage) return canvasAssignment(title, resource, context);
  const document = inline ?? (await context.documents.find(path));
  if (!document)
    return [{ refusal: context.documents.has(path) ? `“${path}” tidak terbaca` : 'Berkasnya tidak ada di paket' }];
  context.files.used.add(path);
  if (kind === 'quiz') return assessmentLessons(title, document, folder, context);
  if (kind === 'link') return [lessonOfAddress(title, elementNamed(document, 'url')?.attributes['href'] ?? '')];
  if (kind === 'topic')
    return articlesOf(title, htmlIn(document), context.html('article', folder), [
      ...(elementsNamed(document, 'attachment').length > 0 ? ['Lampiran topiknya tidak ikut'] : []),
      'Diskusi menjadi artikel: pertanyaannya ikut, tempat menjawabnya tidak',
    ]);
  return assignmentLessons(title, htmlIn(document), folder, context, []);
}

/** Text of a topic or an assignment, which is HTML in a node; a plain one keeps its lines. */
function htmlIn(document: XmlNode) {
  const text = elementNamed(document, 'text') ?? elementNamed(document, 'instructor_text');
  const words = textIn(text);
  return /html/i.test(text?.attributes['texttype'] ?? 'text/html')
    ? words
    : words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\n', '<br>');
}

async function pageLessons(title: string, path: string, context: CartridgeContext): Promise<readonly OutsideLesson[]> {
  const file = { path, name: posix.basename(path) };
  const problem = context.files.problemOf(file);
  if (problem) return [{ refusal: `“${file.name}”: ${problem}` }];
  if (!/\.x?html?$/i.test(path)) return [lessonOfFile(title, file, context.files)];
  const page = await context.documents.page(path);
  if (page === null) return [{ refusal: `“${file.name}” tidak terbaca` }];
  context.files.used.add(path);
  return articlesOf(title, page, context.html('article', posix.dirname(path)));
}

async function canvasAssignment(
  title: string,
  { path, node }: Resource,
  context: CartridgeContext,
): Promise<readonly OutsideLesson[]> {
  const page = await context.documents.page(path);
  if (page === null) return [{ refusal: 'Berkas tugasnya tidak ada di paket, atau tidak terbaca' }];
  const settings = childrenOf(node, 'file')
    .map((file) => pathOf(decoded(file.attributes['href'] ?? '')))
    .find((one) => one.endsWith('assignment_settings.xml'));
  const document = settings ? await context.documents.find(settings) : null;
  for (const used of [path, settings]) if (used) context.files.used.add(used);
  const notes = document && textIn(elementNamed(document, 'due_at')).trim() ? ['Tenggatnya tidak ikut'] : [];
  return assignmentLessons(title, page, posix.dirname(path), context, notes);
}

function assignmentLessons(
  title: string,
  html: string,
  folder: string,
  context: CartridgeContext,
  notes: readonly string[],
): OutsideLesson[] {
  const instruction = outsideHtml(html, context.html('instruction', folder));
  const lesson = {
    type: 'assignment',
    title,
    content: { instruction: instruction.html },
    setting: {
      completionType: 'hit-button',
      fileValidation: ['pdf', 'docs', 'img'].map((type) => ({ type, text: '', isSelected: true })),
    },
    ...attached(instruction.attachmentIds),
  };
  const told = ['Poin, tenggat, dan cara mengumpulkannya diganti aturan di sini'];
  return [lessonOf(lesson, [...instruction.notes, ...notes, ...told]), ...recordingsOf(instruction, context.files)];
}
