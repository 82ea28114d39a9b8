import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Files } from './template.ts';

/** Vite's manifest entry of a module it made a file for. */
interface Chunk {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;
type ImportKind = 'imports' | 'dynamicImports';

const entry = 'index.html';

/**
 * Lazy imports of routes, also of the pages of lesson kinds. All others are sections of the module that imports them,
 * which the server renders with the page.
 */
const isRoute = (module: string) => /-(page|layout)\.tsx$/.test(module);

export interface PageFiles extends Files {
  /** Styles of the sections that the page imports lazily. */
  readonly sectionStyles: readonly string[];
}

/** Lists the own files of a page and its layouts, without those of the application. */
export function readPageFiles(dist: string, base: '/' | '/creator/'): (...modules: string[]) => PageFiles {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest;
  const ofEntry = closure(manifest, [entry], ['imports']);
  const sectionsOfEntry = [...ofEntry]
    .flatMap((key) => manifest[key]?.dynamicImports ?? [])
    .filter((module) => !isRoute(module));
  const stylesOf = (keys: Iterable<string>) =>
    new Set([...keys].flatMap((key) => manifest[key]!.css ?? []).map((file) => base + file));

  return (...modules) => {
    const keys = closure(manifest, modules, ['imports'], ofEntry);
    const styles = stylesOf(keys);
    const withSections = closure(manifest, [...modules, ...sectionsOfEntry], ['imports', 'dynamicImports'], ofEntry);
    return {
      styles: [...styles],
      sectionStyles: [...stylesOf(withSections)].filter((style) => !styles.has(style)),
      modules: [...keys].map((key) => base + manifest[key]!.file),
    };
  };
}

/** Modules of pages whose files are named in their head, by the paths of these pages, as the application's build lists them. */
export function readPreloads(dist: string): Record<string, readonly string[]> {
  const file = join(dist, '.vite/preloads.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, readonly string[]>) : {};
}

/** Returns modules and what they import in such ways, without those already included. */
function closure(
  manifest: Manifest,
  modules: readonly string[],
  kinds: readonly ImportKind[],
  loaded: ReadonlySet<string> = new Set(),
) {
  const found = new Set<string>();
  const visit = (module: string) => {
    const chunk = manifest[module];
    if (!chunk || found.has(module) || loaded.has(module)) return;
    found.add(module);
    for (const kind of kinds) chunk[kind]?.forEach(visit);
  };
  modules.forEach(visit);
  return found;
}
