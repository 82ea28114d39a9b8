import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Everything the tools start runs from here, whatever folder they were called in. */
export const workspaceRoot = resolve(dirname(fileURLToPath(import.meta.url)), '../..');
