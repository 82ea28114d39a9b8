import { createHash } from 'node:crypto';
import { h5pManifest } from '@sinau/contracts/core/media/package.rules';
import type { PackageManifest } from '@sinau/contracts/core/media/package.schemas';
import { z } from 'zod';
import { h5pPage, type H5pPlan } from '../../h5p/h5p-plan.ts';
import { refused, shown } from './refusal.ts';

const version = z.coerce.number().int().min(0).max(10_000);
const dependency = z.object({ machineName: z.string().max(100), majorVersion: version, minorVersion: version });
const dependencies = z.array(dependency).max(500).nullish();
const files = z
  .array(z.object({ path: z.string().max(500) }))
  .max(500)
  .nullish();

/** A library that a package brings along, as its `library.json` describes it. */
const librarySchema = dependency.extend({
  runnable: z.coerce.number().catch(0),
  coreApi: z.object({ majorVersion: version, minorVersion: version }).nullish().catch(null),
  preloadedJs: files,
  preloadedCss: files,
  preloadedDependencies: dependencies,
});
const packageSchema = z.object({
  title: z.string().catch(''),
  language: z
    .string()
    .regex(/^[\w-]{1,20}$/)
    .catch('und'),
  defaultLanguage: z
    .string()
    .regex(/^[\w-]{1,20}$/)
    .nullish()
    .catch(null),
  mainLibrary: z.string().min(1).max(100),
  preloadedDependencies: dependencies,
});

type Dependency = z.infer<typeof dependency>;
interface Library extends z.infer<typeof librarySchema> {
  readonly folder: string;
}

/** Files of a package, as far as its plan needs them. */
export interface H5pFiles {
  readonly paths: readonly string[];
  /** Reads a file as text; null if the package has none of this name. */
  readonly read: (path: string) => Promise<string | null>;
}
export interface H5pPackage {
  readonly plan: H5pPlan;
  readonly manifest: PackageManifest;
  /** Returns whether a path belongs to what the package runs with: editors and their translations do not. */
  readonly isNeeded: (path: string) => boolean;
}

/** Libraries that a package may bring along: the largest content types have some 70. */
const maxLibraries = 300;

/** Reads what an H5P package is made of. Whatever would keep it from running is refused. */
export async function readH5pPackage({ paths, read }: H5pFiles): Promise<H5pPackage> {
  const described = packageSchema.safeParse(jsonOf(await read(h5pManifest)));
  if (!described.success) throw refused(`${h5pManifest} rusak, jadi paket ini tidak bisa dibuka. ${exportAgain}`);
  const { title, mainLibrary, preloadedDependencies, language, defaultLanguage } = described.data;
  const content = await read('content/content.json');
  if (content === null || jsonOf(content) === undefined)
    throw refused(`content/content.json tidak ada atau rusak, jadi paket ini tidak bisa dibuka. ${exportAgain}`);

  const libraries = await librariesOf(paths, read);
  const wanted = preloadedDependencies?.find(({ machineName }) => machineName === mainLibrary);
  const main = findLibrary(libraries, wanted ?? { machineName: mainLibrary });
  if (!main) throw missing(mainLibrary);
  if (main.runnable !== 1)
    throw refused(`${shown(mainLibrary)} tidak bisa dibuka sendiri. Unggah isi H5P yang memakainya.`);

  const within = librariesIn(content);
  // Some tools forget to list what only the content names.
  const ordered = inOrder(libraries, [
    ...(preloadedDependencies ?? []),
    main,
    ...within.flatMap((part) => findLibrary(libraries, part) ?? []),
  ]);
  const known = new Set(paths);
  const filesOf = (kind: 'preloadedJs' | 'preloadedCss') => ordered.flatMap((library) => filesIn(library, kind));
  const scripts = filesOf('preloadedJs');
  const lost = scripts.find((path) => !known.has(path));
  if (lost) throw refused(`${shown(lost)} yang dibutuhkan paket H5P ini tidak ada di dalamnya. ${exportAgain}`);

  const name = shortText(title) || mainLibrary;
  const plan: H5pPlan = {
    title: name,
    language: defaultLanguage ?? (language === 'und' ? 'id' : language),
    library: `${main.machineName} ${main.majorVersion}.${main.minorVersion}`,
    metadata: { title: name },
    folders: Object.fromEntries(ordered.map((library) => [`${nameOf(library)}`, library.folder])),
    scripts,
    styles: filesOf('preloadedCss').filter((path) => known.has(path)),
  };
  const scores = await scoresOf({ within, main, ordered, read });
  const folders = new Set(ordered.map(({ folder }) => folder));
  return {
    plan,
    manifest: {
      format: 'h5p',
      title: name,
      parts: [
        {
          id: 'h5p',
          title: name,
          path: h5pPage,
          isTracked: scores !== 'none',
          masteryScore: null,
          // A state belongs to the content that it came from, and to no later one.
          launchData: createHash('sha256').update(content).update(plan.library).digest('base64url'),
        },
      ],
      namesScore: scores === 'sure',
      ...newest(ordered),
    },
    isNeeded: (path) => isContent.test(path) || (folders.has(folderOf(path)) && !isEditorial.test(path)),
  };
}

const exportAgain = 'Unduh ulang berkas .h5p dari tempat membuatnya, lengkap dengan pustakanya.';
const missing = (library: string) => refused(`Paket H5P ini tidak membawa ${shown(library)}. ${exportAgain}`);
const isContent = /^(?:content\/|h5p\.json$)/;
/** Translations and descriptions for editors: several hundred files. */
const isEditorial = /^[^/]+\/(?:language\/|semantics\.json$|upgrades\.js$|presave\.js$|icon\.svg$)/;
const folderOf = (path: string) => path.slice(0, path.indexOf('/'));
const shortText = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, 200).toWellFormed();
const tidied = (path: string) => path.replaceAll('\\', '/').replace(/^(?:\.?\/)+/, '');
/** Paths of the files of a library, each once however often it is listed. */
const filesIn = ({ folder, ...library }: Library, kind: 'preloadedJs' | 'preloadedCss') => [
  ...new Set((library[kind] ?? []).map(({ path }) => `${folder}/${tidied(path)}`)),
];
const nameOf = ({ machineName, majorVersion, minorVersion }: Dependency) =>
  `${machineName}-${majorVersion}.${minorVersion}`;

function jsonOf(text: string | null): unknown {
  if (text === null) return undefined;
  try {
    return JSON.parse(text.replace(/^\ufeff/, '')) as unknown;
  } catch {
    return undefined;
  }
}

/** Reads the libraries of a package: its folders with a `library.json`. */
async function librariesOf(paths: readonly string[], read: H5pFiles['read']): Promise<Library[]> {
  const described = paths.filter((path) => /^[^/]+\/library\.json$/.test(path));
  if (described.length > maxLibraries)
    throw refused(`Paket ini membawa lebih dari ${maxLibraries} pustaka H5P. Bagi isinya menjadi beberapa paket.`);
  const libraries: Library[] = [];
  for (const path of described) {
    const library = librarySchema.safeParse(jsonOf(await read(path)));
    if (!library.success) throw refused(`${shown(path)} rusak, jadi paket ini tidak bisa dibuka. ${exportAgain}`);
    libraries.push({ ...library.data, folder: folderOf(path) });
  }
  return libraries;
}

/** Returns the library of this version, or else the newest that can stand in for it: a later one of the same major version. */
function findLibrary(
  libraries: readonly Library[],
  { machineName, ...wanted }: Pick<Dependency, 'machineName'> & Partial<Dependency>,
) {
  const { majorVersion, minorVersion } = wanted;
  return libraries
    .filter(
      (library) =>
        library.machineName === machineName &&
        (majorVersion === undefined || library.majorVersion === majorVersion) &&
        (minorVersion === undefined || library.minorVersion >= minorVersion),
    )
    .toSorted((a, b) =>
      minorVersion === undefined
        ? b.majorVersion - a.majorVersion || b.minorVersion - a.minorVersion
        : a.minorVersion - b.minorVersion,
    )[0];
}

/** Returns the libraries that are needed, each after those that it needs itself. */
function inOrder(libraries: readonly Library[], wanted: readonly Dependency[]) {
  const ordered = new Set<Library>();
  const seen = new Set<Library>();
  const add = (needed: Dependency) => {
    const library = findLibrary(libraries, needed);
    if (!library) throw missing(`${needed.machineName} ${needed.majorVersion}.${needed.minorVersion}`);
    if (seen.has(library)) return;
    seen.add(library);
    library.preloadedDependencies?.forEach(add);
    ordered.add(library);
  };
  wanted.forEach(add);
  return [...ordered];
}

/** Returns the newest version of H5P that a library is written for. */
function newest(libraries: readonly Library[]) {
  const versions = libraries.flatMap(({ coreApi }) => coreApi ?? []);
  const latest = versions.toSorted((a, b) => b.majorVersion - a.majorVersion || b.minorVersion - a.minorVersion)[0];
  return latest ? { coreApi: { major: latest.majorVersion, minor: latest.minorVersion } } : {};
}

/** Returns the libraries that a content names, wherever in it. */
function librariesIn(content: string): Dependency[] {
  const names = new Set(
    [...content.matchAll(/"library"\s*:\s*"([\w.-]{1,100} \d{1,4}\.\d{1,4})"/g)].map(([, name]) => name!),
  );
  return [...names].map((name) => {
    const [machineName = '', majorVersion, minorVersion] = name.split(/[ .](?=\d+(?:\.\d+)?$)/);
    return { machineName, majorVersion: Number(majorVersion), minorVersion: Number(minorVersion) };
  });
}

interface Scored {
  readonly within: readonly Dependency[];
  readonly main: Library;
  readonly ordered: readonly Library[];
  readonly read: H5pFiles['read'];
}

/** Calls by which content types report a score. Names of properties survive minifying. */
const scoreCalls = /getMaxScore|triggerXAPIScored|triggerXAPICompleted|setScoredResult/;

/**
 * Returns whether a package reports a score, as far as its scripts tell: 'none' if its main library never does, 'maybe' if it
 * is no question itself and has parts of which none does.
 */
async function scoresOf({ within, main, ordered, read }: Scored): Promise<'sure' | 'maybe' | 'none'> {
  const reports = async (library: Library) => {
    for (const path of filesIn(library, 'preloadedJs')) if (scoreCalls.test((await read(path)) ?? '')) return true;
    return false;
  };
  if (!(await reports(main))) return 'none';
  const isQuestion = main.preloadedDependencies?.some(({ machineName }) => machineName === 'H5P.Question');
  if (within.length === 0 || isQuestion) return 'sure';
  const names = new Set(within.map(({ machineName }) => machineName));
  const parts = ordered.filter((library) => library !== main && names.has(library.machineName));
  for (const part of parts) if (await reports(part)) return 'sure';
  return 'maybe';
}
