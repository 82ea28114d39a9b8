import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Working directory of everything the tools start, whatever folder they were called in. */
export const workspaceRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
