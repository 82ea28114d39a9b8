const megabytes = (count: number) => count * 1024 * 1024;

/** Limits of an HTML5 package, besides the size of its archive. */
export const packageBounds = {
  maxFiles: 2_000,
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

/** Folder below the address of a package in which we serve what it runs with; no archive can contain it. */
export const runtimeFolder = '~sinau';
