import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { inWorkspace } from '../workspace.ts';

/** Vite's entry for each module it created a file for. */
type Manifest = Record<string, { file: string; isEntry?: boolean; imports?: string[] }>;

interface Page {
  readonly application: string;
  /** Its module, below `src`. */
  readonly page: string;
  readonly kilobytes: number;
  readonly limit: number;
}

/** Limit in kilobytes for the first visit to any page of an application. */
const budgets = { learner: 180, creator: 350 };
/** Folders of modules that are pages, below `src`. */
const pageFolders = ['pages', 'lesson-kinds'];
/** Layouts that load with every page, though their routes import them lazily. */
const lazyLayouts: Record<string, string[]> = {
  creator: ['src/app/layouts/portal-layout.tsx', 'src/app/layouts/antd-layout.tsx'],
};

/**
 * Compares the compressed JavaScript that a first visit to a page loads, everything it needs before it can show, with
 * the budget. Reads the output of the last build.
 */
export async function checkFirstLoad(): Promise<string> {
  const pages = (await Promise.all(Object.entries(budgets).map(measure))).flat();
  const excess = pages.filter(({ kilobytes, limit }) => kilobytes > limit);
  if (excess.length > 0) throw new Error(`First loads are over their budget:\n${excess.map(lineOf).join('\n')}`);
  // The fullest page of each application says how much room is left.
  const fullest = Object.keys(budgets).map((name) =>
    pages.filter(({ application }) => application === name).reduce(larger),
  );
  return fullest.map(lineOf).join('\n');
}

const lineOf = ({ page, kilobytes, limit }: Page) => `${page}: ${kilobytes.toFixed(1)} of ${limit} KB`;
const larger = (one: Page, other: Page) => (other.kilobytes > one.kilobytes ? other : one);

async function measure([application, limit]: [string, number]): Promise<Page[]> {
  const folder = inWorkspace('apps', application, 'dist');
  const manifest = JSON.parse(await readFile(`${folder}/.vite/manifest.json`, 'utf8')) as Manifest;
  const entries = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const pages = Object.keys(manifest).filter((key) => pageFolders.some((folder) => key.startsWith(`src/${folder}/`)));
  if (pages.length === 0) throw new Error(`The build of apps/${application} has no page below src/pages`);

  return Promise.all(
    pages.map(async (page) => {
      const files = [...filesFor(manifest, [...entries, ...(lazyLayouts[application] ?? []), page])];
      const sizes = await Promise.all(files.map((file) => compressedSize(`${folder}/${file}`)));
      return {
        application,
        page: `${application}/${page.slice('src/'.length)}`,
        kilobytes: sizes.reduce((sum, bytes) => sum + bytes, 0) / 1000,
        limit,
      };
    }),
  );
}

/** The files that must be loaded before these modules run. */
function filesFor(manifest: Manifest, modules: string[]): Set<string> {
  const pending = [...modules];
  const seen = new Set<string>();
  for (let key = pending.pop(); key !== undefined; key = pending.pop()) {
    if (seen.has(key)) continue;
    seen.add(key);
    pending.push(...(manifest[key]?.imports ?? []));
  }
  return new Set([...seen].flatMap((key) => manifest[key]?.file ?? []).filter((file) => file.endsWith('.js')));
}

const compressedSize = async (file: string) => gzipSync(await readFile(file)).length;
