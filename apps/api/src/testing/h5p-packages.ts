import { archiveOfEntries, type ArchiveEntry } from './archives.ts';
import { h5pLibraries, type H5pLibrary } from './h5p-libraries.ts';

const byName = new Map(h5pLibraries.map((library) => [library.name, library]));
export const libraryOf = (name: string): H5pLibrary => byName.get(name)!;
const dependencyOf = ({ name, version: [majorVersion, minorVersion] }: H5pLibrary) => ({
  machineName: name,
  majorVersion,
  minorVersion,
});
/** Name as a content refers to a library by, such as 'H5P.MultiChoice 1.16'. */
export const versioned = (name: string) => `${name} ${libraryOf(name).version.join('.')}`;

export interface H5pOptions {
  readonly main: string;
  readonly params?: unknown;
  /** Libraries besides those that the main one needs. */
  readonly parts?: readonly string[];
  /** Libraries in place of those of the same names. */
  readonly libraries?: readonly H5pLibrary[];
  /** Changes of what stands in `h5p.json`. */
  readonly described?: object;
  /** Folder of a library, as the tools differ. */
  readonly folderOf?: (library: H5pLibrary) => string;
  /** Folder that everything is in. */
  readonly within?: string;
  /** Entries in place of those of the same names, or besides them. */
  readonly entries?: readonly ArchiveEntry[];
  readonly without?: readonly string[];
}

/** A package as the editor of H5P writes it: its description, its content, and the libraries that it runs with. */
export function h5pOf(options: H5pOptions): Buffer {
  const {
    main,
    params = {},
    parts = [],
    libraries = [],
    described = {},
    within = '',
    entries = [],
    without = [],
  } = options;
  const { folderOf = ({ name, version }: H5pLibrary) => `${name}-${version.join('.')}` } = options;
  const find = (name: string) => libraries.find((library) => library.name === name) ?? libraryOf(name);
  const needed = new Set<H5pLibrary>();
  const add = (name: string) => {
    const library = find(name);
    if (needed.has(library)) return;
    needed.add(library);
    library.needs?.forEach(add);
  };
  [main, ...parts].forEach(add);
  const json = (value: unknown) => JSON.stringify(value);
  const listed = (files: Readonly<Record<string, string>> = {}) => Object.keys(files).map((path) => ({ path }));
  const written: ArchiveEntry[] = [
    {
      name: 'h5p.json',
      content: json({
        title: 'Kuis jurnalistik',
        language: 'und',
        mainLibrary: main,
        embedTypes: ['iframe'],
        license: 'U',
        defaultLanguage: 'id',
        preloadedDependencies: [...needed].map(dependencyOf),
        ...described,
      }),
    },
    { name: 'content/content.json', content: json(params) },
    ...[...needed].flatMap((library): ArchiveEntry[] => {
      const { scripts = {}, styles = {}, others = {}, runnable, needs = [], coreApi = [1, 27] } = library;
      const folder = folderOf(library);
      return [
        {
          name: `${folder}/library.json`,
          content: json({
            title: library.name,
            ...dependencyOf(library),
            patchVersion: 1,
            runnable: runnable ? 1 : 0,
            coreApi: { majorVersion: coreApi[0], minorVersion: coreApi[1] },
            preloadedJs: listed(scripts),
            preloadedCss: listed(styles),
            preloadedDependencies: needs.map((name) => dependencyOf(find(name))),
          }),
        },
        ...Object.entries({ ...scripts, ...styles, ...others }).map(([path, content]) => ({
          name: `${folder}/${path}`,
          content,
        })),
      ];
    }),
  ];
  const replaced = new Set([...entries.map(({ name }) => name), ...without]);
  return archiveOfEntries(
    [...written.filter(({ name }) => !replaced.has(name)), ...entries].map((entry) => ({
      method: 8,
      ...entry,
      name: entry.name.startsWith('../') ? entry.name : within + entry.name,
    })),
  );
}

/** A part of a content, with the id that editors give it. */
export const partOf = (name: string, params: object, number = 1) => ({
  library: versioned(name),
  params,
  subContentId: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  metadata: { contentType: name, license: 'U', title: `Bagian ${number}` },
});

export const choiceParams = {
  question: '<p>Apa itu lead?</p>',
  answers: [
    { text: 'Paragraf pembuka', correct: true },
    { text: 'Judul berita', correct: false },
  ],
};
export const setParams = {
  passPercentage: 60,
  questions: [
    partOf('H5P.MultiChoice', choiceParams, 1),
    partOf('H5P.MultiChoice', { ...choiceParams, question: '<p>Di mana lead berada?</p>' }, 2),
  ],
};
/** A quiz of two questions. */
export const h5pQuiz = () => h5pOf({ main: 'H5P.QuestionSet', params: setParams, parts: ['H5P.MultiChoice'] });
