import { posix } from 'node:path';
import { changed, leftOut, type ImportNote } from '@sinau/contracts/core/import/import.rules';
import { decodeText } from '../../platform/text-decoder.ts';
import {
  elementNamed,
  elementsIn,
  elementsNamed,
  readXml,
  textIn,
  XmlProblem,
  type XmlNode,
} from '../../platform/xml.ts';
import type { ArchiveFiles, CourseOutline, OutlineLesson, OutlineSection } from './course-outline.ts';

type Notes = (ImportNote & { readonly origin: string })[];
interface Cartridge {
  readonly files: ArchiveFiles;
  readonly resources: ReadonlyMap<string, XmlNode>;
  readonly notes: Notes;
  readonly used: Set<string>;
}

/** Reads the outline of an IMS Common Cartridge 1.1 to 1.3. */
export async function readCommonCartridge(files: ArchiveFiles): Promise<CourseOutline> {
  if (!files.has('imsmanifest.xml')) throw new XmlProblem('imsmanifest.xml tidak ditemukan di bagian teratas paket');
  const manifest = await documentAt(files, 'imsmanifest.xml');
  const [metadata] = elementsNamed(manifest, 'metadata');
  const title = metadata && elementNamed(metadata, 'title');
  const [organization] = elementsNamed(manifest, 'organization');
  const resources = elementsNamed(manifest, 'resource').map(
    (node) => [node.attributes['identifier'] ?? '', node] as const,
  );
  const cartridge: Cartridge = { files, resources: new Map(resources), notes: [], used: new Set() };
  // The organization has one root item, which is the course itself.
  const roots = organization ? itemsIn(organization) : [];
  const top = roots.length === 1 && !roots[0]!.attributes['identifierref'] ? itemsIn(roots[0]!) : roots;
  const sections: OutlineSection[] = [];
  const loose: OutlineLesson[] = [];
  for (const item of top) {
    if (itemsIn(item).length > 0) sections.push({ title: titleOf(item), lessons: await lessonsIn(cartridge, item, 0) });
    else loose.push(...(await lessonOf(cartridge, item)));
  }
  const all = loose.length > 0 ? [{ title: 'Materi', lessons: loose }, ...sections] : sections;
  for (const [id, node] of resources)
    if (!cartridge.used.has(id) && !/webcontent|learning-application-resource/i.test(node.attributes['type'] ?? ''))
      cartridge.notes.push({ origin: id, ...leftOut('Tidak ada di susunan kelas, jadi tidak ikut') });
  return { title: title ? textIn(title).trim() : '', sections: all, notes: cartridge.notes };
}

const itemsIn = (node: XmlNode) => elementsIn(node).filter(({ name }) => name === 'item');
const titleOf = (item: XmlNode) => {
  const title = elementsIn(item).find(({ name }) => name === 'title');
  return title ? textIn(title).trim() : '';
};

/** Folders within a section have no place of their own: their lessons follow each other. */
async function lessonsIn(cartridge: Cartridge, folder: XmlNode, depth: number): Promise<OutlineLesson[]> {
  const title = titleOf(folder);
  if (depth > 0) cartridge.notes.push({ origin: title, ...changed(`Folder “${title}” diratakan ke bagiannya`) });
  const lessons: OutlineLesson[] = [];
  for (const item of itemsIn(folder))
    lessons.push(
      ...(itemsIn(item).length > 0 ? await lessonsIn(cartridge, item, depth + 1) : await lessonOf(cartridge, item)),
    );
  return lessons;
}

async function lessonOf(cartridge: Cartridge, item: XmlNode): Promise<OutlineLesson[]> {
  const { files, resources, notes, used } = cartridge;
  const [id, title] = [item.attributes['identifierref'] ?? '', titleOf(item)];
  const named = resources.get(id);
  // A page that every system shows may stand for a task that only some know.
  const variant = named && elementNamed(named, 'variant');
  const resource = (variant && resources.get(variant.attributes['identifierref'] ?? '')) ?? named;
  const skip = (message: string) => {
    notes.push({ origin: title, ...leftOut(message) });
    return [];
  };
  if (!resource) return skip('Judul tanpa isi tidak ikut');
  used.add(resource.attributes['identifier'] ?? id);
  const type = resource.attributes['type'] ?? '';
  const [file] = elementsNamed(resource, 'file');
  const path = posix.normalize(decoded(resource.attributes['href'] ?? file?.attributes['href'] ?? ''));
  if (/imsbasiclti/i.test(type)) return skip('Alat dari luar (LTI) tidak ikut');
  if (!files.has(path)) return skip('Berkasnya tidak ada di paket');
  if (/imsqti|assessment/i.test(type)) return [{ kind: 'quiz', title, path }];
  if (/imswl/i.test(type))
    return linkOf(await documentAt(files, path), title) ?? skip('Alamat tautannya tidak terbaca');
  if (/imsdt/i.test(type)) {
    notes.push({ origin: title, ...changed('Diskusi menjadi artikel') });
    return [{ kind: 'article', title, html: htmlIn(await documentAt(files, path)) }];
  }
  if (/^assignment/i.test(type)) return [{ kind: 'assignment', title, html: htmlIn(await documentAt(files, path)) }];
  if (!/webcontent|learning-application-resource/i.test(type)) return skip(`Jenis “${type}” tidak ikut`);
  if (!/\.x?html?$/i.test(path)) return [{ kind: 'file', title, path, name: posix.basename(path) }];
  const html = decodeText(await files.get(path)!()) ?? '';
  return [{ kind: 'article', title, html: /<body[^>]*>([^]*)<\/body>/i.exec(html)?.[1] ?? html }];
}

function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function linkOf(document: XmlNode, title: string): OutlineLesson[] | null {
  const address = elementNamed(document, 'url')?.attributes['href'] ?? '';
  return /^https?:\/\//i.test(address) ? [{ kind: 'link', title, address }] : null;
}

/** Text of a discussion or an assignment, which is HTML in a node. */
const htmlIn = (document: XmlNode) => {
  const text = elementNamed(document, 'text');
  return text ? textIn(text) : '';
};

async function documentAt(files: ArchiveFiles, path: string): Promise<XmlNode> {
  const text = decodeText(await files.get(path)!());
  if (text === null) throw new XmlProblem(`Berkas “${path}” bukan teks`);
  return readXml(text);
}
