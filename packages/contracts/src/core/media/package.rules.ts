const megabytes = (count: number) => count * 1024 * 1024;

/** Limits of an HTML5 package, besides the size of its archive. */
export const packageBounds = {
  maxFiles: 2_000,
  /** Entries of its archive, of which some may be left out. */
  maxEntries: 10_000,
  maxBytes: megabytes(500),
  /** Limit as text for messages. */
  unpacked: '500 MB',
  maxPathLength: 255,
  maxFolders: 10,
  /** Items of a SCORM package that its menu shows. */
  maxParts: 100,
} as const;

/** First page of a package, in its only folder or outside of any. */
export const packageIndex = 'index.html';

/** File that identifies a SCORM package, and lists what is in it. */
export const scormManifest = 'imsmanifest.xml';

/** File that identifies an H5P package, and names what it runs with. */
export const h5pManifest = 'h5p.json';

/** Version of H5P that our runtime follows. */
export const h5pCoreApi = { major: 1, minor: 28 } as const;

/** Folder below the address of a package in which we serve what it runs with; no archive can contain it. */
export const runtimeFolder = '~sinau';
