import { resolve } from 'node:path';
import { workspaceRoot } from './bootstrap/workspace-root.mjs';

export { workspaceRoot };

export const inWorkspace = (...path: string[]): string => resolve(workspaceRoot, ...path);
