import {
  branchOf,
  childrenOf,
  nextOf,
  nodeKinds,
  nodeOf,
  placeNode,
  removeNode,
  type OutlineNode,
  type OutlineTree,
} from './outline-tree.ts';

/** What can be done to an outline. Nodes are named by their ids, places by the sibling after them; null is the end. */
export type OutlineChange =
  /** Adds a section at the end. */
  | { kind: 'insert'; id: string; title: string }
  /** Copies a node to right after it, with everything in it. */
  | { kind: 'copy'; id: string; copyId: string }
  | { kind: 'rename'; id: string; title: string }
  | { kind: 'move'; id: string; parentId: string | null; beforeId: string | null }
  | { kind: 'remove'; id: string }
  /** Brings a node back with everything in it; the node comes first. */
  | { kind: 'restore'; branch: readonly OutlineNode[]; beforeId: string | null };

/** The outline after a change; the same object where it changes nothing, or its node is gone. */
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
      return node ? changeNode(tree, node, change) : tree;
    }
  }
}

type NodeChange = Exclude<OutlineChange, { kind: 'insert' | 'restore' }>;

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
      // A sibling that is gone stands for the end.
      const beforeId = tree.get(change.beforeId ?? '')?.parentId === parentId ? change.beforeId : null;
      const isSame = parentId === node.parentId && (beforeId === node.id || beforeId === nextOf(tree, node));
      const parent = parentId === null ? null : tree.get(parentId);
      const fits = parent !== undefined && (parent?.kind ?? null) === nodeKinds[node.kind];
      return isSame || !fits ? tree : placeNode(tree, node, parentId, beforeId);
    }
  }
}

function restore(tree: OutlineTree, [node, ...rest]: readonly OutlineNode[], beforeId: string | null): OutlineTree {
  if (!node || tree.has(node.id) || (node.parentId !== null && !tree.has(node.parentId))) return tree;
  const placed = new Map(placeNode(tree, node, node.parentId, beforeId));
  for (const one of rest) if (!placed.has(one.id)) placed.set(one.id, one);
  return placed;
}

/** Lessons of a copied section have no ids of their own until it is stored. */
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

/** What takes a change back, from the outline before it, in which it would change something. */
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
      return { kind: 'rename', id, title };
    case 'move':
      return { kind: 'move', id, parentId, beforeId: nextOf(tree, node) };
  }
}
