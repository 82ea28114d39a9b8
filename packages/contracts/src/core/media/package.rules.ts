const megabytes = (count: number) => count * 1024 * 1024;

/** What an HTML5 package may come to, beside the size of its archive. */
export const packageBounds = {
  maxFiles: 2_000,
  maxBytes: megabytes(500),
  /** Told in a sentence. */
  unpacked: '500 MB',
  maxPathLength: 255,
  maxFolders: 10,
} as const;

/** The page that a package begins with, in its only folder or outside of any. */
export const packageIndex = 'index.html';
