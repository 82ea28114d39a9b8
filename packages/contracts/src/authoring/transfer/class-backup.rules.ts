/** Name of the format, which the manifest begins with. */
export const backupFormat = 'sinau-class';
/** Version that a backup is written in. Older ones are read for good; see docs/class-backup.md. */
export const backupVersion = 1;
/** Name of the manifest within the archive. */
export const backupManifest = 'class.json';

const megabytes = (count: number) => count * 1024 * 1024;

/** Limits of a backup that is imported. */
export const backupBounds = {
  maxEntries: 20_000,
  maxManifestBytes: megabytes(32),
  maxSections: 500,
  maxLessons: 1_000,
} as const;

/**
 * Returns the n-th id that names something within a backup, from 1. It looks like the ids of an installation, so that
 * lessons keep their schemas, and means nothing outside of its backup.
 */
export const localId = (n: number) => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;
