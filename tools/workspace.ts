import { resolve } from 'node:path';

/** Every command the tools start runs here, whatever folder they were called in. */
export const workspaceRoot = resolve(import.meta.dirname, '..');

export const inWorkspace = (...path: string[]): string => resolve(workspaceRoot, ...path);
