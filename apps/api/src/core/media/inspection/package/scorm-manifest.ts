import type { PackageManifest, PackagePart } from '@sinau/contracts/core/media/package.schemas';
import { packageBounds, scormManifest } from '@sinau/contracts/core/media/package.rules';
import {
  childOf,
  childrenOf,
  readXml,
  textIn,
  textOfXml,
  XmlProblem,
  type XmlFault,
  type XmlNode,
} from '../../../../platform/xml.ts';
import { refused, shown } from './refusal.ts';

type Format = PackageManifest['format'];

/**
 * Reads the manifest of a SCORM package whose files have these paths. Null for a manifest of something else, which its
 * package may play without.
 */
export async function readScormManifest(content: Buffer, paths: readonly string[]): Promise<PackageManifest | null> {
  const { manifest, text } = await readManifest(content).catch((error: unknown) => {
    throw error instanceof XmlProblem ? refused(unreadable[error.reason]) : error;
  });
  const format = formatOf(manifest, text);
  if (!format) return null;
  const organization = organizationOf(manifest);
  const resources = resourcesOf(manifest, paths);
  const parts = organization ? partsOf(organization, resources) : [];
  if (parts.length === 0)
    throw refused(
      `${scormManifest} tidak menyebut halaman yang bisa dibuka. Ekspor ulang paketnya dari aplikasi pembuatnya.`,
    );
  if (parts.length > packageBounds.maxParts)
    throw refused(`Paket ini punya lebih dari ${packageBounds.maxParts} bagian. Bagi menjadi beberapa paket.`);
  return {
    format,
    title: shortText(textIn(childOf(organization, 'title'))) || null,
    parts,
    namesScore: parts.some(({ masteryScore }) => masteryScore !== null) || measuresObjectives(organization!),
    ...(mayChoose(organization!) ? {} : { opensInOrder: true }),
  };
}

const unreadable = {
  'too-large': `${scormManifest} lebih dari 5 MB, jadi paket ini tidak bisa dibaca.`,
  'too-deep': `Isi ${scormManifest} bertumpuk terlalu dalam, jadi paket ini tidak bisa dibaca.`,
  doctype: `${scormManifest} berisi DOCTYPE, yang tidak kami buka. Ekspor ulang paketnya sebagai SCORM 1.2 atau 2004.`,
  malformed: `${scormManifest} rusak, jadi paket ini tidak bisa dibaca. Ekspor ulang dari aplikasi pembuatnya.`,
} satisfies Record<XmlFault, string>;

async function readManifest(content: Buffer) {
  const text = textOfXml(content);
  return { text, manifest: await readXml(text, { maxLength: 5 * 2 ** 20, mayNameDtd: false }) };
}

/** Returns the version by what the manifest calls it, or else by its namespaces; null for no SCORM at all. */
function formatOf(manifest: XmlNode, text: string): Format | null {
  const metadata = childOf(manifest, 'metadata');
  const schema = textIn(childOf(metadata, 'schema')).trim();
  const version = textIn(childOf(metadata, 'schemaversion')).trim();
  const isScorm = /scorm/i.test(schema);
  const isCalledScorm = isScorm || /adlcp_(?:root)?v1p[23]|ADL_cp|adlnet\.org/i.test(text);
  if (!isCalledScorm) return null;
  if (/common cartridge|QTI/i.test(schema)) return null;
  if (/4th/i.test(version)) return 'scorm-2004-4';
  // The second edition was replaced by the third within a year, and differs only in its corrections.
  if (/3rd|2nd|2004|CAM\s*1\.3|^1\.3/i.test(version)) return 'scorm-2004-3';
  if (version.startsWith('1.2')) return 'scorm-1.2';
  if (isScorm && version)
    throw refused(`Versi SCORM ${shown(version)} tidak dikenal. Ekspor sebagai SCORM 1.2 atau SCORM 2004.`);
  return /adlcp_v1p3/i.test(text) ? 'scorm-2004-3' : 'scorm-1.2';
}

/** Returns the organization that the manifest names, or the first. */
function organizationOf(manifest: XmlNode) {
  const organizations = childOf(manifest, 'organizations');
  const all = organizations ? childrenOf(organizations, 'organization') : [];
  return all.find(({ attributes }) => attributes.identifier === organizations!.attributes.default) ?? all[0];
}

interface Resource {
  readonly path: string;
  readonly isTracked: boolean;
}

/** Resources by their identifiers. One without an address within the package throws when an item needs it. */
function resourcesOf(manifest: XmlNode, paths: readonly string[]) {
  const list = childOf(manifest, 'resources');
  const bases = [manifest.attributes.base, list?.attributes.base];
  const byLowerCase = new Map(paths.map((path) => [path.toLowerCase(), path]));
  const known = new Set(paths);
  const find = (path: string) => (known.has(path) ? path : byLowerCase.get(path.toLowerCase()));
  const resources = new Map<string, () => Resource>();
  for (const { attributes } of list ? childrenOf(list, 'resource') : []) {
    const { identifier, href } = attributes;
    if (!identifier || !href) continue;
    // SCORM 1.2 writes 'scormtype', 2004 'scormType'.
    const type = attributes.scormtype ?? attributes.scormType;
    const base = [...bases, attributes.base].filter(Boolean).join('');
    resources.set(identifier, () => ({ path: pathOf(base, href, find), isTracked: type?.toLowerCase() !== 'asset' }));
  }
  return resources;
}

/** Returns the path of a page within the package, with its query; what leads elsewhere is refused. */
function pathOf(base: string, href: string, find: (path: string) => string | undefined) {
  const written = tidied(href);
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written))
    throw refused(`Halaman ${shown(href)} ada di luar paket. Ekspor ulang dengan semua isinya di dalam ZIP.`);
  const [, address = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(written)!;
  const folder = address.startsWith('/') ? '' : tidied(base);
  for (const candidate of [decodedPath(folder + address), folder + address]) {
    const path = candidate === null ? null : withoutDots(candidate);
    const found = path === null ? undefined : find(path.normalize('NFC'));
    if (found) return found.split('/').map(encodeURIComponent).join('/') + rest;
  }
  throw refused(
    `Halaman ${shown(href)} yang disebut ${scormManifest} tidak ada di dalam paket. Ekspor ulang paketnya.`,
  );
}

/** Tools of Windows write backslashes. */
const tidied = (address: string) => address.trim().replaceAll('\\', '/');

function decodedPath(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Resolves `.` and `..`; null for what leads out of the package. */
function withoutDots(path: string) {
  const folders: string[] = [];
  for (const part of path.split('/')) {
    if (part === '..' && folders.pop() === undefined) return null;
    if (part !== '' && part !== '.' && part !== '..') folders.push(part);
  }
  return folders.join('/');
}

/** Returns the items that open a page, in the order of the menu. */
function partsOf(organization: XmlNode, resources: ReadonlyMap<string, () => Resource>): PackagePart[] {
  const parts: PackagePart[] = [];
  const ids = new Set<string>();
  const add = (item: XmlNode) => {
    const { identifier = '', identifierref, parameters = '', isvisible } = item.attributes;
    const resource = identifierref ? resources.get(identifierref)?.() : undefined;
    if (resource && isvisible !== 'false') {
      // Some tools repeat an identifier.
      const id = ids.has(identifier) || identifier === '' ? `${identifier}#${parts.length + 1}` : identifier;
      ids.add(id);
      parts.push({
        id: id.slice(0, 255),
        title: shortText(textIn(childOf(item, 'title'))) || `Bagian ${parts.length + 1}`,
        path: withParameters(resource.path, parameters),
        isTracked: resource.isTracked,
        masteryScore: masteryScoreOf(item),
        launchData:
          (textIn(childOf(item, 'datafromlms') ?? childOf(item, 'dataFromLMS')) || null)?.slice(0, 4_096) ?? null,
      });
    }
    childrenOf(item, 'item').forEach(add);
  };
  childrenOf(organization, 'item').forEach(add);
  return parts;
}

/** Appends the parameters of an item to an address, as the specification says. */
function withParameters(path: string, parameters: string) {
  const added = parameters.trim().replace(/^[?&]+/, '');
  if (added === '') return path;
  if (added.startsWith('#')) return path.includes('#') ? path : path + added;
  const [address = '', fragment] = path.split(/(?=#)/);
  return `${address}${address.includes('?') ? '&' : '?'}${added}${fragment ?? ''}`;
}

const shortText = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200).toWellFormed();

/** Returns the score from which an item counts as passed, of 100. */
function masteryScoreOf(item: XmlNode) {
  const written = textIn(childOf(item, 'masteryscore')).trim();
  const score = written === '' ? measureOf(item) : Number(written);
  return score !== null && Number.isFinite(score) ? Math.min(100, Math.max(0, score)) : null;
}

/** Returns the measure that satisfies the primary objective of an item in SCORM 2004, of 100. */
function measureOf(item: XmlNode) {
  const objectives = childOf(childOf(item, 'sequencing'), 'objectives');
  const primary = childOf(objectives, 'primaryObjective');
  if (primary?.attributes.satisfiedByMeasure !== 'true') return null;
  const measure = Number(textIn(childOf(primary, 'minNormalizedMeasure')).trim() || '1');
  return Number.isFinite(measure) ? measure * 100 : null;
}

/** Returns whether a course of SCORM 2004 lets people choose among its parts, which is so unless it says otherwise. */
const mayChoose = (organization: XmlNode) =>
  childOf(childOf(organization, 'sequencing'), 'controlMode')?.attributes.choice !== 'false';

/** Returns whether any objective of SCORM 2004 is decided by a measure, wherever it stands. */
const measuresObjectives = (element: XmlNode): boolean =>
  element.attributes.satisfiedByMeasure === 'true' ||
  element.children.some((child) => typeof child !== 'string' && measuresObjectives(child));
