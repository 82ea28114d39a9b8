import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './template.ts';

/** What Vite says of each module it made a file for. */
type Manifest = Record<string, { file: string; imports?: string[]; css?: string[] }>;

const entry = 'index.html';

/** The own files of a page and its layouts, besides those of the application. */
export function readPageFiles(dist: string, base: '/' | '/creator/'): (...modules: string[]) => Files {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const ofEntry = closure(manifest, entry);
  return (...modules) => {
    const keys = new Set(modules.flatMap((module) => [...closure(manifest, module)]));
    const chunks = [...keys].filter((key) => !ofEntry.has(key)).map((key) => manifest[key]!);
    return {
      styles: [...new Set(chunks.flatMap(({ css = [] }) => css.map((file) => base + file)))],
      modules: chunks.map(({ file }) => base + file),
    };
  };
}

/** A module and all it imports before it can run. */
function closure(manifest: Manifest, module: string, seen = new Set<string>()): Set<string> {
  if (seen.has(module) || !manifest[module]) return seen;
  seen.add(module);
  for (const imported of manifest[module].imports ?? []) closure(manifest, imported, seen);
  return seen;
}
