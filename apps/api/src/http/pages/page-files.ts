import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What Vite says of each module it made a file for. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

const entry = 'index.html';

/**
 * Links to a page's own files, for the head: they then come together with the application's, instead of after its code
 * ran and asked for them. Vite's loader finds the links and fetches nothing twice.
 */
export function readPageFiles(dist: string): (module: string) => string {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const ofEntry = closure(manifest, entry);
  return (module) => {
    const chunks = [...closure(manifest, module)].filter((key) => !ofEntry.has(key)).map((key) => manifest[key]!);
    return [
      ...new Set(
        chunks.flatMap(({ css = [] }) => css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`)),
      ),
      ...chunks.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join('');
  };
}

/** A module and all it imports before it can run. */
function closure(manifest: Manifest, module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module) || !manifest[module]) return seen;
  seen.add(module);
  for (const imported of manifest[module].imports ?? []) closure(manifest, imported, seen);
  return seen;
}
