import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { workspaceRoot } from '../workspace.ts';

/** Reads the commands of docs/installing.md: each block, in order, with the heading that it stands under. */
export async function pageCommands() {
  const page = await readFile(join(workspaceRoot, 'docs/installing.md'), 'utf8');
  return [...page.matchAll(/^## (.+)$|^```sh\n([\s\S]*?)^```$/gm)].reduce<{ heading: string; blocks: Block[] }>(
    ({ heading, blocks }, [, nextHeading, commands]) =>
      nextHeading
        ? { heading: nextHeading, blocks }
        : { heading, blocks: [...blocks, { heading, commands: commands! }] },
    { heading: '', blocks: [] },
  ).blocks;
}

export interface Block {
  readonly heading: string;
  readonly commands: string;
}
