import type { ArchiveEntry } from './archives.ts';
import { choiceParams, h5pOf, h5pQuiz, libraryOf, partOf, setParams, type H5pOptions } from './h5p-packages.ts';

interface Shape {
  readonly content: Buffer;
  readonly expected: {
    /** 'H5P.MultiChoice 1.16' */
    readonly library: string;
    readonly score: 'sure' | 'maybe' | 'none';
    readonly title?: string;
    readonly scripts?: readonly string[];
    readonly coreApi?: { readonly major: number; readonly minor: number };
  };
}
const shapeOf = (options: H5pOptions, expected: Shape['expected']): Shape => ({ content: h5pOf(options), expected });

const choice = { main: 'H5P.MultiChoice', params: choiceParams };
const asked = { library: 'H5P.MultiChoice 1.16', score: 'sure' } as const;
const accordion = { panels: [{ title: 'Lead', content: partOf('H5P.AdvancedText', { text: '<p>Pembuka.</p>' }) }] };
const inColumn = (part: object) => ({ content: [{ content: part, useSeparator: 'auto' }] });

/** Packages after the shapes that editors of H5P write. */
export const h5pShapes: Readonly<Record<string, Shape>> = {
  'a question of the editor': shapeOf(choice, {
    ...asked,
    title: 'Kuis jurnalistik',
    scripts: ['H5P.Question-1.5/scripts/question.js', 'H5P.MultiChoice-1.16/js/multichoice.js'],
  }),
  'a question that lists its script twice': shapeOf(
    {
      ...choice,
      entries: [
        {
          name: 'H5P.MultiChoice-1.16/library.json',
          content: JSON.stringify({
            machineName: 'H5P.MultiChoice',
            majorVersion: 1,
            minorVersion: 16,
            runnable: 1,
            preloadedJs: [{ path: 'js/multichoice.js' }, { path: './js/multichoice.js' }],
            preloadedDependencies: [{ machineName: 'H5P.Question', majorVersion: 1, minorVersion: 5 }],
          }),
        },
      ],
    },
    { ...asked, scripts: ['H5P.MultiChoice-1.16/js/multichoice.js'] },
  ),
  'a question with a picture above it': shapeOf(
    {
      ...choice,
      params: { ...choiceParams, media: { type: partOf('H5P.AdvancedText', { text: 'a' }) } },
      parts: ['H5P.AdvancedText'],
    },
    asked,
  ),
  'a set of questions': {
    content: h5pQuiz(),
    expected: { library: 'H5P.QuestionSet 1.21', score: 'sure' },
  },
  'pages to read': shapeOf(
    { main: 'H5P.Accordion', params: accordion, parts: ['H5P.AdvancedText'] },
    { library: 'H5P.Accordion 1.0', score: 'none' },
  ),
  'a column with a question': shapeOf(
    { main: 'H5P.Column', params: inColumn(partOf('H5P.MultiChoice', choiceParams)), parts: ['H5P.MultiChoice'] },
    { library: 'H5P.Column 1.18', score: 'sure' },
  ),
  'a column of texts alone': shapeOf(
    { main: 'H5P.Column', params: inColumn(partOf('H5P.AdvancedText', { text: 'a' })), parts: ['H5P.AdvancedText'] },
    { library: 'H5P.Column 1.18', score: 'maybe' },
  ),
  'a package in one folder': shapeOf({ ...choice, within: 'kuis/' }, asked),
  'folders without versions, as before 2014': shapeOf(
    { ...choice, folderOf: ({ name }) => name },
    {
      ...asked,
      scripts: ['H5P.Question/scripts/question.js', 'H5P.MultiChoice/js/multichoice.js'],
    },
  ),
  'folders with a patch version': shapeOf(
    { ...choice, folderOf: ({ name, version }) => `${name}-${version.join('.')}.3` },
    asked,
  ),
  'numbers as text': shapeOf(
    {
      ...choice,
      described: {
        preloadedDependencies: [{ machineName: 'H5P.MultiChoice', majorVersion: '1', minorVersion: '16' }],
      },
    },
    asked,
  ),
  'a description that lists the main library alone': shapeOf(
    {
      ...choice,
      described: { preloadedDependencies: [{ machineName: 'H5P.MultiChoice', majorVersion: 1, minorVersion: 16 }] },
    },
    asked,
  ),
  'a description that lists nothing': shapeOf({ ...choice, described: { preloadedDependencies: undefined } }, asked),
  'a part that only the content names': shapeOf(
    {
      main: 'H5P.Column',
      params: inColumn(partOf('H5P.MultiChoice', choiceParams)),
      parts: ['H5P.MultiChoice'],
      described: { preloadedDependencies: [{ machineName: 'H5P.Column', majorVersion: 1, minorVersion: 18 }] },
    },
    { library: 'H5P.Column 1.18', score: 'sure' },
  ),
  'a later minor version than was asked for': shapeOf(
    {
      ...choice,
      described: { preloadedDependencies: [{ machineName: 'H5P.MultiChoice', majorVersion: 1, minorVersion: 10 }] },
    },
    asked,
  ),
  'two versions of one library': shapeOf(
    {
      ...choice,
      entries: [
        {
          name: 'H5P.MultiChoice-1.9/library.json',
          content: JSON.stringify({ machineName: 'H5P.MultiChoice', majorVersion: 1, minorVersion: 9, runnable: 1 }),
        },
      ],
    },
    asked,
  ),
  'libraries that need each other': shapeOf(
    { ...choice, libraries: [{ ...libraryOf('H5P.Question'), needs: ['H5P.MultiChoice'] }] },
    asked,
  ),
  'a newer version of H5P': shapeOf(
    { ...choice, libraries: [{ ...libraryOf('H5P.MultiChoice'), coreApi: [1, 40] }] },
    { ...asked, coreApi: { major: 1, minor: 40 } },
  ),
  'no title': shapeOf({ ...choice, described: { title: undefined } }, { ...asked, title: 'H5P.MultiChoice' }),
  'a title of a script': shapeOf(
    { ...choice, described: { title: '</script><script>alert(1)</script>' } },
    { ...asked, title: '</script><script>alert(1)</script>' },
  ),
  'a byte order mark and dots in paths': shapeOf(
    {
      ...choice,
      entries: [{ name: 'content/content.json', content: `\ufeff${JSON.stringify(choiceParams)}` }],
      libraries: [
        { ...libraryOf('H5P.Question'), styles: {}, scripts: { 'mulai.js': 'H5P.Question = function () {};' } },
      ],
    },
    asked,
  ),
  'what browsers do not show, editors and their translations': shapeOf(
    {
      ...choice,
      entries: [
        { name: 'content/images/a.exe', content: 'MZ' },
        {
          name: 'H5PEditor.RangeList-1.0/library.json',
          content: '{"machineName":"H5PEditor.RangeList","majorVersion":1,"minorVersion":0}',
        },
        { name: 'H5PEditor.RangeList-1.0/range-list.js', content: 'x' },
        { name: 'h5p.jpg', content: 'x' },
        ...Array.from({ length: 2_500 }, (_, number) => ({
          name: `H5P.MultiChoice-1.16/language/x${number}.json`,
          content: '{}',
        })),
      ],
    },
    asked,
  ),
  'a style sheet that is not there': shapeOf({ ...choice, without: ['H5P.Question-1.5/styles/question.css'] }, asked),
  'a set in a bundle': shapeOf(
    { main: 'H5P.QuestionSet', params: setParams, parts: ['H5P.MultiChoice'], described: { language: 'id' } },
    { library: 'H5P.QuestionSet 1.21', score: 'sure' },
  ),
};

interface Bad {
  readonly content: Buffer;
  readonly sentence: RegExp;
}
const badOf = (sentence: RegExp, options: Partial<H5pOptions> = {}): Bad => ({
  content: h5pOf({ ...choice, ...options }),
  sentence,
});
const replaced = (name: string, content: string | Buffer) => ({ entries: [{ name, content }] });
const described = { machineName: 'H5P.MultiChoice', majorVersion: 1, minorVersion: 16, runnable: 1 };
const megabyte = Buffer.alloc(2 ** 20);
const unknown = { machineName: 'H5P.Crossword', majorVersion: 0, minorVersion: 5 };

/** Packages that cannot be played, and hostile ones. */
export const badH5p: Readonly<Record<string, Bad>> = {
  'no libraries': badOf(/tidak membawa “H5P\.MultiChoice”.*pustakanya/, {
    without: ['H5P.MultiChoice-1.16/library.json'],
  }),
  'a library too few': badOf(/tidak membawa “H5P\.Crossword 0\.5”/, {
    described: { preloadedDependencies: [unknown] },
  }),
  'a script too few': badOf(/“H5P\.MultiChoice-1\.16\/js\/multichoice\.js”.*tidak ada di dalamnya/, {
    without: ['H5P.MultiChoice-1.16/js/multichoice.js'],
  }),
  'a library that cannot be opened by itself': badOf(/“H5P\.Question” tidak bisa dibuka sendiri/, {
    main: 'H5P.Question',
  }),
  'no content': badOf(/content\/content\.json tidak ada atau rusak/, { without: ['content/content.json'] }),
  'a content that is no JSON': badOf(/content\/content\.json/, replaced('content/content.json', '{')),
  'a description that is no JSON': badOf(/h5p\.json rusak/, replaced('h5p.json', '<html>')),
  'a description of nothing': badOf(/h5p\.json rusak/, replaced('h5p.json', '{}')),
  'a library that is no JSON': badOf(/library\.json” rusak/, replaced('H5P.MultiChoice-1.16/library.json', '[')),
  'a script outside of the package': badOf(/tidak ada di dalamnya/, {
    ...replaced(
      'H5P.MultiChoice-1.16/library.json',
      JSON.stringify({
        ...described,
        preloadedJs: [{ path: '../../../jahat.js' }],
      }),
    ),
  }),
  'a script of another site': badOf(/tidak ada di dalamnya/, {
    ...replaced(
      'H5P.MultiChoice-1.16/library.json',
      JSON.stringify({
        ...described,
        preloadedJs: [{ path: 'https://jahat.example/a.js' }],
      }),
    ),
  }),
  'hundreds of libraries': badOf(/lebih dari 300 pustaka/, {
    entries: Array.from({ length: 301 }, (_, number) => ({ name: `L-${number}/library.json`, content: '{}' })),
  }),
  'a way out': badOf(/mengarah ke luar paket/, replaced('../keluar.js', 'x')),
  'the folder of our runtime': badOf(/tidak bisa dipakai di paket/, replaced('~sinau/h5p.json', '{}')),
  'a link': badOf(/adalah tautan/, {
    entries: [{ name: 'content/a.json', content: '/etc/passwd', mode: 0o120777 } satisfies ArchiveEntry],
  }),
  'what swells': badOf(/membengkak/, {
    entries: Array.from({ length: 40 }, (_, number) => ({ name: `content/${number}.js`, content: megabyte })),
  }),
  'a description that swells': badOf(
    /h5p\.json rusak/,
    replaced(
      'h5p.json',
      Buffer.concat([Buffer.from('{"title":"'), ...Array.from({ length: 8 }, () => Buffer.alloc(2 ** 20, 'a'))]),
    ),
  ),
  'more files than are allowed': badOf(/lebih dari 2\.000 berkas/, {
    entries: Array.from({ length: 2_100 }, (_, number) => ({ name: `content/${number}.txt`, content: 'x' })),
  }),
  '20,000 entries': badOf(/lebih dari 2\.000 berkas/, {
    entries: Array.from({ length: 20_000 }, (_, number) => ({ name: `H5P.MultiChoice-1.16/language/${number}.json` })),
  }),
};
