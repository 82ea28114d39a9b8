import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';

/** Folder of the API. Its sources and its bundle lie at different depths in it, so its manifest shows where it is. */
const api = dirname(findPackageJSON(import.meta.url)!);

/** Root of the installation: of the repository, or `/app` in an image. */
export const installationRoot = join(api, '../..');

/** Path of a file that lies among the sources and is read, not run: the bundle finds it there as well. */
export const sourceFile = (path: string) => join(api, 'src', path);
