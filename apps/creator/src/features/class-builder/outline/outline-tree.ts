import type { OutlineLesson, OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';

/** Kinds of nodes and their parents; null is the class itself. */
export const nodeKinds = { section: null, lesson: 'section' } as const;

interface Placed {
  id: string;
  parentId: string | null;
  /** Position among its siblings, from 0. */
  order: number;
}
export type OutlineNode = Placed &
  ({ kind: 'section'; title: string } | { kind: 'lesson'; title: string; lesson: OutlineLesson });

/** Nodes of an outline by their ids. Immutable. */
export type OutlineTree = ReadonlyMap<string, OutlineNode>;

/** Returns the same tree for the same sections: each action requests it several times. */
export function treeOf(sections: readonly OutlineSection[]): OutlineTree {
  const tree = trees.get(sections) ?? buildTree(sections);
  trees.set(sections, tree);
  return tree;
}
const trees = new WeakMap<readonly OutlineSection[], OutlineTree>();

function buildTree(sections: readonly OutlineSection[]): OutlineTree {
  const nodes: OutlineNode[] = sections.flatMap(({ id, title, lessons }, order) => [
    { id, kind: 'section', parentId: null, order, title },
    ...lessons.map((lesson, place) => nodeOf(lesson, id, place)),
  ]);
  return new Map(nodes.map((node) => [node.id, node]));
}

export const nodeOf = (lesson: OutlineLesson, parentId: string, order: number): OutlineNode => ({
  id: lesson.id,
  kind: 'lesson',
  parentId,
  order,
  title: lesson.title,
  lesson,
});

export function sectionsOf(tree: OutlineTree): OutlineSection[] {
  const sections = new Map<string | null, OutlineSection>();
  const nodes = [...tree.values()].toSorted((a, b) => a.order - b.order);
  for (const { kind, id, title } of nodes)
    if (kind === 'section') sections.set(id, { _id: id, id, title, lessons: [] });
  for (const node of nodes) if (node.kind === 'lesson') sections.get(node.parentId)?.lessons.push(node.lesson);
  return [...sections.values()];
}

/** Returns the children of a node, or of the class, in order. */
export const childrenOf = (tree: OutlineTree, parentId: string | null): OutlineNode[] =>
  [...tree.values()].filter((node) => node.parentId === parentId).toSorted((a, b) => a.order - b.order);

/** Returns the siblings before and after a node; null at the edges. */
export function neighboursOf(tree: OutlineTree, { id, parentId }: OutlineNode) {
  const siblings = childrenOf(tree, parentId);
  const at = siblings.findIndex((one) => one.id === id);
  return { previous: siblings[at - 1]?.id ?? null, next: siblings[at + 1]?.id ?? null };
}

/** Returns the sibling after a node; null for the last one. */
export const nextOf = (tree: OutlineTree, node: OutlineNode): string | null => neighboursOf(tree, node).next;

/** Returns a node with everything in it, itself first. */
export const branchOf = (tree: OutlineTree, node: OutlineNode): OutlineNode[] => [
  node,
  ...childrenOf(tree, node.id).flatMap((child) => branchOf(tree, child)),
];

/**
 * Puts a node among the children of another one, before a sibling or at the end, and removes it from its old position.
 */
export function placeNode(tree: OutlineTree, node: OutlineNode, parentId: string | null, beforeId: string | null) {
  const nodes = new Map(tree);
  const former = nodes.get(node.id);
  nodes.delete(node.id);
  const siblings = childrenOf(nodes, parentId);
  const at = siblings.findIndex(({ id }) => id === beforeId);
  const placed = siblings.toSpliced(at < 0 ? siblings.length : at, 0, { ...node, parentId });
  if (former && former.parentId !== parentId) renumber(nodes, childrenOf(nodes, former.parentId));
  renumber(nodes, placed);
  return nodes;
}

export function removeNode(tree: OutlineTree, node: OutlineNode): OutlineTree {
  const nodes = new Map(tree);
  for (const { id } of branchOf(tree, node)) nodes.delete(id);
  renumber(nodes, childrenOf(nodes, node.parentId));
  return nodes;
}

function renumber(nodes: Map<string, OutlineNode>, siblings: readonly OutlineNode[]) {
  for (const [order, node] of siblings.entries()) nodes.set(node.id, node.order === order ? node : { ...node, order });
}
