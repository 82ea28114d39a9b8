import {
  branchOf,
  childrenOf,
  neighboursOf,
  nextOf,
  nodeKinds,
  nodeOf,
  placeNode,
  removeNode,
  type OutlineNode,
  type OutlineTree,
} from './outline-tree.ts';

/**
 * Change of an outline. Nodes are given by their ids, positions by the sibling after them; null is the end. A change
 * that reverts another one contains the title or position that it replaces: what was changed again since stays.
 */
export type OutlineChange =
  /** Adds a section at the end. */
  | { kind: 'insert'; id: string; title: string }
  /** Copies a node with everything in it to right after it. */
  | { kind: 'copy'; id: string; copyId: string }
  | { kind: 'rename'; id: string; title: string; over?: string }
  | { kind: 'move'; id: string; parentId: string | null; beforeId: string | null; overPlace?: OccupiedPosition }
  | { kind: 'remove'; id: string }
  /** Restores a node with everything in it; the node comes first. */
  | { kind: 'restore'; branch: readonly OutlineNode[]; beforeId: string | null };

/** Position of a node when it was moved. */
interface OccupiedPosition {
  parentId: string | null;
  previous: string | null;
  next: string | null;
}

/** Returns the outline after a change; the same object if it has no effect, or its node is gone. */
export function applyChange(tree: OutlineTree, change: OutlineChange): OutlineTree {
  switch (change.kind) {
    case 'insert':
      return tree.has(change.id)
        ? tree
        : placeNode(
            tree,
            { id: change.id, kind: 'section', title: change.title, parentId: null, order: 0 },
            null,
            null,
          );
    case 'restore':
      return restore(tree, change.branch, change.beforeId);
    default: {
      const node = tree.get(change.id);
      return node && !isOvertaken(tree, change) ? changeNode(tree, node, change) : tree;
    }
  }
}

/** Returns whether the subject of a reverting change has been changed again since. */
export function isOvertaken(tree: OutlineTree, change: OutlineChange): boolean {
  if (change.kind !== 'rename' && change.kind !== 'move') return false;
  const node = tree.get(change.id);
  if (!node) return false;
  if (change.kind === 'rename')
    return change.over !== undefined && node.title !== change.over && node.title !== change.title;
  return change.overPlace !== undefined && !standsAt(tree, node, change.overPlace) && !isThere(tree, node, change);
}

/** One neighbor may have left, or another node may have come between: a node that was moved has two other neighbors. */
function standsAt(tree: OutlineTree, node: OutlineNode, place: OccupiedPosition): boolean {
  const { previous, next } = neighboursOf(tree, node);
  return node.parentId === place.parentId && (previous === place.previous || next === place.next);
}

/** Returns whether a node is already at the target of a move. */
function isThere(tree: OutlineTree, node: OutlineNode, { parentId, beforeId }: Move): boolean {
  const before = siblingAt(tree, parentId, beforeId);
  return node.parentId === parentId && (before === node.id || before === nextOf(tree, node));
}

/** A missing sibling means the end. */
const siblingAt = (tree: OutlineTree, parentId: string | null, id: string | null) =>
  tree.get(id ?? '')?.parentId === parentId ? id : null;

type NodeChange = Exclude<OutlineChange, { kind: 'insert' | 'restore' }>;
type Move = Extract<OutlineChange, { kind: 'move' }>;

function changeNode(tree: OutlineTree, node: OutlineNode, change: NodeChange): OutlineTree {
  switch (change.kind) {
    case 'remove':
      return removeNode(tree, node);
    case 'rename':
      return node.title === change.title ? tree : new Map(tree).set(node.id, { ...node, title: change.title });
    case 'copy':
      return tree.has(change.copyId) ? tree : copy(tree, node, change.copyId);
    case 'move': {
      const { parentId } = change;
      const parent = parentId === null ? null : tree.get(parentId);
      const fits = parent !== undefined && (parent?.kind ?? null) === nodeKinds[node.kind];
      if (!fits || isThere(tree, node, change)) return tree;
      return placeNode(tree, node, parentId, siblingAt(tree, parentId, change.beforeId));
    }
  }
}

function restore(tree: OutlineTree, [node, ...rest]: readonly OutlineNode[], beforeId: string | null): OutlineTree {
  if (!node || tree.has(node.id) || (node.parentId !== null && !tree.has(node.parentId))) return tree;
  const placed = new Map(placeNode(tree, node, node.parentId, beforeId));
  for (const one of rest) if (!placed.has(one.id)) placed.set(one.id, one);
  return placed;
}

/** Lessons of a copied section have no ids of their own until the section is stored. */
const provisionalId = (copyId: string, id: string) => `${copyId}/${id}`;
export const isProvisional = (id: string) => id.includes('/');

function copy(tree: OutlineTree, node: OutlineNode, copyId: string): OutlineTree {
  const title = `Salinan dari ${node.title}`;
  const next = nextOf(tree, node);
  if (node.kind === 'lesson') {
    const lesson = { ...node.lesson, id: copyId, _id: copyId, title };
    return placeNode(tree, nodeOf(lesson, node.parentId!, 0), node.parentId, next);
  }
  const nodes = new Map(placeNode(tree, { ...node, id: copyId, title }, null, next));
  for (const [order, child] of childrenOf(tree, node.id).entries())
    if (child.kind === 'lesson') {
      const id = provisionalId(copyId, child.id);
      nodes.set(id, nodeOf({ ...child.lesson, id, _id: id }, copyId, order));
    }
  return nodes;
}

/** Returns the change that reverts a change, from the outline before it, in which it would have an effect. */
export function invertChange(tree: OutlineTree, change: OutlineChange): OutlineChange {
  switch (change.kind) {
    case 'insert':
      return { kind: 'remove', id: change.id };
    case 'copy':
      return { kind: 'remove', id: change.copyId };
    case 'restore':
      return { kind: 'remove', id: change.branch[0]!.id };
    default: {
      const node = tree.get(change.id)!;
      return invertNodeChange(tree, node, change);
    }
  }
}

function invertNodeChange(
  tree: OutlineTree,
  node: OutlineNode,
  change: Exclude<NodeChange, { kind: 'copy' }>,
): OutlineChange {
  const { id, parentId, title } = node;
  switch (change.kind) {
    case 'remove':
      return { kind: 'restore', branch: branchOf(tree, node), beforeId: nextOf(tree, node) };
    case 'rename':
      return { kind: 'rename', id, title, over: change.title };
    case 'move': {
      const moved = applyChange(tree, change);
      const overPlace = { parentId: change.parentId, ...neighboursOf(moved, moved.get(id)!) };
      return { kind: 'move', id, parentId, beforeId: nextOf(tree, node), overPlace };
    }
  }
}
