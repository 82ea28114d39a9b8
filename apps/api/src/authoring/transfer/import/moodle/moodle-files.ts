import { elementsNamed, type XmlNode } from '../../../../platform/xml.ts';
import type { SourceFile } from '../outside/outside-files.ts';
import { ownWordsOf } from './moodle-words.ts';

/** Place that a file of Moodle belongs to. */
export interface FileArea {
  readonly contextId?: string;
  readonly component: string;
  readonly area: string;
  readonly itemId?: string;
}
/** A file of an area, with its folder, which begins and ends with a slash. */
export interface AreaFile extends SourceFile {
  readonly folder: string;
  /** True if it is the one of several that is shown. */
  readonly isMain: boolean;
}
export type MoodleFiles = ReturnType<typeof createMoodleFiles>;

/** Areas of files that participants have made are never read. */
const ofAuthors = /^(?:course|question|qtype_\w+|mod_(?!assign$|forum$|data$|workshop$|wiki$|glossary$)\w+)$/;
const introductions = /^(?:intro|introattachment|activityattachment)$/;

/** Indexes the files of a backup, which lie under the hashes of their contents. */
export function createMoodleFiles(document: XmlNode | null) {
  const areas = new Map<string, AreaFile[]>();
  /** First file of each path in an area: a text may name thousands. */
  const byPath = new Map<string, AreaFile>();
  for (const node of document ? elementsNamed(document, 'file') : []) {
    const [component, area, name] = [
      ownWordsOf(node, 'component'),
      ownWordsOf(node, 'filearea'),
      ownWordsOf(node, 'filename'),
    ];
    const hash = ownWordsOf(node, 'contenthash').toLowerCase();
    if (!name || name === '.' || !/^[0-9a-f]{40}$/.test(hash)) continue;
    if (!ofAuthors.test(component) && !introductions.test(area)) continue;
    const file = {
      path: `files/${hash.slice(0, 2)}/${hash}`,
      name,
      folder: ownWordsOf(node, 'filepath') || '/',
      isMain: ownWordsOf(node, 'sortorder') === '1',
    };
    const [contextId, itemId] = [ownWordsOf(node, 'contextid'), ownWordsOf(node, 'itemid')];
    const place = { component, area };
    for (const own of [{ ...place, contextId, itemId }, { ...place, contextId }, { ...place, itemId }, place]) {
      const key = keyOf(own);
      const known = areas.get(key);
      if (known) known.push(file);
      else areas.set(key, [file]);
      const named = pathKeyOf(key, file.folder + name);
      if (!byPath.has(named)) byPath.set(named, file);
    }
  }
  const filesIn = (area: FileArea): readonly AreaFile[] => areas.get(keyOf(area)) ?? [];

  return {
    filesIn,
    /** Finds the files that a text in some areas names by Moodle's placeholder. */
    finder(...of: readonly FileArea[]) {
      const keys = of.map(keyOf);
      return (address: string): SourceFile | null => {
        const named = /^@@PLUGINFILE@@(\/[^?#]*)/.exec(address)?.[1];
        if (!named) return null;
        const path = decoded(named);
        return keys.map((key) => byPath.get(pathKeyOf(key, path))).find((file) => file !== undefined) ?? null;
      };
    },
  };
}

const keyOf = ({ contextId = '*', component, area, itemId = '*' }: FileArea) =>
  [contextId, component, area, itemId].join('|');
const pathKeyOf = (key: string, path: string) => `${key}|${path}`;

function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
