import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { floors } from './new/floors.ts';
import { inWorkspace, workspaceRoot } from './workspace.ts';

/** The page with the picture drawn anew: it is the page's one block of Mermaid. */
export const withImportMap = (page: string): string => page.replace(/^```mermaid\n[^`]*```$/m, () => importMap());

/** The folders that are boxes of the picture, by the frame that each stands in. */
const frames = {
  Applications: ['apps/learner', 'apps/creator'],
  'Packages of the applications': ['packages/shell', 'packages/classroom', 'packages/ui', 'packages/api-client'],
  'The API, apps/api/src': [...floors.toReversed(), 'http', 'platform'].map((name) => `apps/api/src/${name}`),
  'Packages of all': ['packages/contracts', 'packages/format'],
};
const folders = Object.values(frames).flat();

/** The folder of the box in which a file lies, if any. */
const boxOf = (path: string) => folders.find((folder) => path.startsWith(`${folder}/`));

/**
 * Flowchart of the imports, in Mermaid. It is drawn from the imports of all files that are delivered, types included.
 * An arrow that others already imply is left out: where A uses B, and B uses C, that A uses C too is not drawn.
 */
function importMap(): string {
  const arrows = withoutImplied(readArrows());
  return [
    '```mermaid',
    '%%{init: {"flowchart": {"wrappingWidth": 420}}}%%',
    'flowchart TD',
    ...Object.entries(frames).flatMap(([title, inside], index) => [
      `  subgraph frame${index} ["${title}"]`,
      ...inside.map((folder) => `    ${idOf(folder)}["${labelOf(folder)}"]`),
      '  end',
    ]),
    ...[...arrows].flatMap(([from, targets]) => [...targets].map((to) => `  ${idOf(from)} --> ${idOf(to)}`)),
    '```',
  ].join('\n');
}

const idOf = (folder: string) => folder.split('/').at(-1)!;

/** A floor's box names its modules; all others only themselves. */
function labelOf(folder: string) {
  const name = idOf(folder);
  if (!floors.some((floor) => floor === name)) return folder.startsWith('apps/api') ? name : folder;
  const modules = globSync('*/index.ts', { cwd: inWorkspace(folder) })
    .map(dirname)
    .sort();
  return `<b>${name}</b><br/>${modules.join(', ')}`;
}

type Arrows = ReadonlyMap<string, ReadonlySet<string>>;

function readArrows(): Arrows {
  const arrows = new Map(folders.map((folder) => [folder, new Set<string>()]));
  for (const path of globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: workspaceRoot }).sort()) {
    const from = boxOf(path);
    if (!from || /\.test\.tsx?$|\/testing\//.test(path)) continue;
    for (const to of importsOf(path)) if (to !== from) arrows.get(from)!.add(to);
  }
  return arrows;
}

/** The boxes that a file imports from. Imports are formatted alike in the whole workspace, so that no parser is needed. */
function importsOf(path: string): string[] {
  const text = readFileSync(inWorkspace(path), 'utf8');
  return [...text.matchAll(/(?:\bfrom|\bimport\(|^import) ?'([^']+)'/gm)].flatMap(([, specifier = '']) => {
    const target = specifier.startsWith('.')
      ? join(dirname(path), specifier)
      : specifier.replace(/^@sinau\/([^/]+).*/, 'packages/$1/');
    return boxOf(target) ?? [];
  });
}

/** The arrows without those that lead where a longer way leads too. */
function withoutImplied(arrows: Arrows): Arrows {
  const reached = (from: string, seen = new Set<string>()): Set<string> => {
    for (const to of arrows.get(from) ?? []) {
      if (seen.has(to)) continue;
      seen.add(to);
      reached(to, seen);
    }
    return seen;
  };
  return new Map(
    [...arrows].map(([from, targets]) => {
      const implied = new Set([...targets].flatMap((to) => [...reached(to)]));
      return [from, new Set(folders.filter((folder) => targets.has(folder) && !implied.has(folder)))];
    }),
  );
}
