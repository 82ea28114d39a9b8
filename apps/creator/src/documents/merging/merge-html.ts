import { mergeBlocks } from './merge-blocks.ts';
import type { Decide, Merged, Versions } from './three-way.ts';

/** Returns the blocks that a text consists of: paragraphs, headings, whole lists and tables. */
export function htmlBlocks(html: string): string[] {
  const holder = document.createElement('template');
  holder.innerHTML = html;
  const serialized = document.createElement('div');
  return [...holder.content.childNodes].map((node) => {
    serialized.replaceChildren(node.cloneNode(true));
    return serialized.innerHTML;
  });
}

/** Merges rich text block by block. A text from one side alone stays exactly as that side wrote it. */
export function mergeHtml(versions: Versions<string>, path: string, decide: Decide): Merged<string> {
  const { base, mine, theirs } = versions;
  const blocks = { base: htmlBlocks(base), mine: htmlBlocks(mine), theirs: htmlBlocks(theirs) };
  const merged = mergeBlocks(blocks, path, decide);
  const written = (list: readonly string[]) => {
    const html = list.join('');
    return (
      [theirs, mine, base].find((_, index) => [blocks.theirs, blocks.mine, blocks.base][index]!.join('') === html) ??
      html
    );
  };
  return { value: written(merged.value), base: written(merged.base), open: merged.open };
}
