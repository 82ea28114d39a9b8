import { archiveOf } from './archives.ts';

/** Content types of H5P that are used most. */
export const h5pLibraries = [
  'H5P.Accordion',
  'H5P.Agamotto',
  'H5P.Audio',
  'H5P.Blanks',
  'H5P.BranchingScenario',
  'H5P.Chart',
  'H5P.Column',
  'H5P.CoursePresentation',
  'H5P.Crossword',
  'H5P.Dialogcards',
  'H5P.DragQuestion',
  'H5P.DragText',
  'H5P.Essay',
  'H5P.FindTheWords',
  'H5P.Flashcards',
  'H5P.ImageHotspots',
  'H5P.InteractiveBook',
  'H5P.InteractiveVideo',
  'H5P.MarkTheWords',
  'H5P.MemoryGame',
  'H5P.MultiChoice',
  'H5P.QuestionSet',
  'H5P.SingleChoiceSet',
  'H5P.Timeline',
  'H5P.TrueFalse',
] as const;

/** A package as the editor of H5P writes it: its description, its content, and the libraries that it runs with. */
export const h5pOf = (mainLibrary: string, folder = ''): Buffer => {
  const dependency = { machineName: mainLibrary, majorVersion: 1, minorVersion: 16 };
  const files = {
    'h5p.json': {
      title: 'Kuis',
      language: 'id',
      mainLibrary,
      embedTypes: ['iframe'],
      preloadedDependencies: [dependency],
    },
    'content/content.json': { question: '<p>Apa itu lead?</p>' },
    [`${mainLibrary}-1.16/library.json`]: {
      ...dependency,
      title: mainLibrary,
      runnable: 1,
      preloadedJs: [{ path: 'main.js' }],
    },
  };
  return archiveOf({
    ...Object.fromEntries(Object.entries(files).map(([name, content]) => [folder + name, JSON.stringify(content)])),
    [`${folder}${mainLibrary}-1.16/main.js`]: 'H5P.Kuis = function () {};',
  });
};
