import { join } from 'node:path';

/** A backup in the format of a version, with files of three bytes. It is never written again. */
export const fixtureOfVersion = (version: number) => join(import.meta.dirname, `backup-v${version}.zip`);
