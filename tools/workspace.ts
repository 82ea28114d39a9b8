import { resolve } from 'node:path';

/** Working directory of every command that the tools start, whatever folder they were called in. */
export const workspaceRoot = resolve(import.meta.dirname, '..');

export const inWorkspace = (...path: string[]): string => resolve(workspaceRoot, ...path);
