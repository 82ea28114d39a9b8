import { newId } from '../../../shared/new-id.ts';
import type { OutlineCommand } from './outline-log.ts';
import { childrenOf, nextOf, type OutlineNode, type OutlineTree } from './outline-tree.ts';
import { sectionName } from './target-section.ts';

/** Position in the outline: before a sibling, or at the end of its parent. */
export interface OutlinePosition {
  parentId: string | null;
  beforeId: string | null;
}

const nameOf = (nodes: readonly OutlineNode[]) =>
  nodes.length === 1 ? `“${nodes[0]!.title}”` : `${nodes.length} materi`;

/** Returns the nodes with these ids, in the order of the outline. */
export function nodesOf(tree: OutlineTree, ids: Iterable<string>): OutlineNode[] {
  const wanted = new Set(ids);
  return childrenOf(tree, null).flatMap((section) =>
    [section, ...childrenOf(tree, section.id)].filter(({ id }) => wanted.has(id)),
  );
}

export function addSection(tree: OutlineTree): { id: string; command: OutlineCommand } {
  const id = newId();
  const title = sectionName(childrenOf(tree, null).length);
  return { id, command: { label: `menambah “${title}”`, isQuiet: true, changes: [{ kind: 'insert', id, title }] } };
}

/** Returns the action for lessons that were just stored, with the changes that undo it. */
export const addedLessons = (lessons: readonly { id: string; title: string }[], stamp: number): OutlineCommand => ({
  label: `menambah ${lessons.length === 1 ? `“${lessons[0]!.title}”` : `${lessons.length} materi`}`,
  changes: lessons.map(({ id }) => ({ kind: 'remove', id })),
  stamp,
});

export const rename = (node: OutlineNode, title: string): OutlineCommand => ({
  label: `mengganti nama “${node.title}”`,
  isQuiet: true,
  changes: [{ kind: 'rename', id: node.id, title }],
});

export function duplicate(node: OutlineNode): { id: string; command: OutlineCommand } {
  const id = newId();
  return { id, command: { label: `menyalin ${nameOf([node])}`, changes: [{ kind: 'copy', id: node.id, copyId: id }] } };
}

export const remove = (nodes: readonly OutlineNode[]): OutlineCommand => ({
  label: `menghapus ${nameOf(nodes)}`,
  changes: nodes.map(({ id }) => ({ kind: 'remove', id })),
});

/** Moves nodes to a position, in their current order. */
export function move(
  tree: OutlineTree,
  nodes: readonly OutlineNode[],
  { parentId, beforeId }: OutlinePosition,
): OutlineCommand {
  const moved = new Set(nodes.map(({ id }) => id));
  let before = beforeId;
  while (before !== null && moved.has(before)) before = nextOf(tree, tree.get(before)!);
  return {
    label: `memindahkan ${nameOf(nodes)}`,
    success: parentId === null ? 'Berhasil reorder section' : 'Berhasil reorder lesson',
    changes: nodes.map(({ id }) => ({ kind: 'move', id, parentId, beforeId: before })),
  };
}

/** Returns the position one step up or down among the siblings of a node; null if there is none. */
export function stepPosition(tree: OutlineTree, { id, parentId }: OutlineNode, step: 1 | -1): OutlinePosition | null {
  const others = childrenOf(tree, parentId);
  const index = others.findIndex((one) => one.id === id) + step;
  if (index < 0 || index >= others.length) return null;
  const beforeId = step < 0 ? others[index]!.id : (others[index + 1]?.id ?? null);
  return { parentId, beforeId };
}

/**
 * Returns the node that receives the focus when nodes are removed: the row after them, before them, or their section.
 */
export function neighbourOf(tree: OutlineTree, nodes: readonly OutlineNode[]): string | null {
  const [first] = nodes;
  if (!first) return null;
  const gone = new Set(nodes.map(({ id }) => id));
  const siblings = childrenOf(tree, first.parentId);
  const at = siblings.findIndex(({ id }) => id === first.id);
  const near = [...siblings.slice(at), ...siblings.slice(0, at).toReversed()].find(({ id }) => !gone.has(id));
  return near?.id ?? first.parentId;
}
