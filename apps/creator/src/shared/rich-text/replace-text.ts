import { createDocument, type Editor } from '@tiptap/react';
import { Fragment, type Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { samePairs } from '../../documents/merging/alignment.ts';

/**
 * Replaces the text of an editor, block by block: equal blocks stay, and so do the cursor in them, the undo history,
 * and pictures that are still being uploaded.
 */
export function replaceText(editor: Editor, html: string) {
  const { state, view } = editor;
  const next = blocksIn(createDocument(html, state.schema));
  const now = blocksIn(state.doc);
  const transaction = state.tr;
  const same = samePairs(now.map(wordsOf), next.map(wordsOf));
  let [to, toNext] = [now.length, next.length];
  // Replaced from the end, so that earlier positions stay valid.
  for (const [at, atNext] of [...same.toReversed(), [-1, -1] as const]) {
    replaceBlocks(transaction, now.slice(at + 1, to), next.slice(atNext + 1, toNext), startOf(now, at + 1));
    [to, toNext] = [at, atNext];
  }
  if (transaction.docChanged) view.dispatch(transaction.setMeta('preventUpdate', true).setMeta('addToHistory', false));
}

const blocksIn = (doc: Node): Node[] => doc.content.content.slice();
const wordsOf = (block: Node) => JSON.stringify(block.toJSON());
const startOf = (blocks: readonly Node[], index: number) =>
  blocks.slice(0, index).reduce((size, { nodeSize }) => size + nodeSize, 0);

const isBeingSent = ({ attrs }: Node) => Boolean(attrs['upload']) && !attrs['mediaId'];

/** Replaces the difference between two runs of blocks, and nothing around it. */
function replaceBlocks(transaction: Transaction, now: readonly Node[], next: readonly Node[], from: number) {
  const blocks = Fragment.from([...next, ...now.filter(isBeingSent)]);
  const before = Fragment.from(now.slice());
  const start = before.findDiffStart(blocks);
  const end = before.findDiffEnd(blocks);
  if (start === null || end === null) return;
  // Equal portions may overlap: 'aa' became 'aaa'.
  const overlap = Math.max(0, start - Math.min(end.a, end.b));
  const holder = transaction.doc.type.create(null, blocks);
  transaction.replace(from + start, from + end.a + overlap, holder.slice(start, end.b + overlap));
}
