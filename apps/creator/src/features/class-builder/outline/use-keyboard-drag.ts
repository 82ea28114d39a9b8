import { useState, type FocusEvent, type KeyboardEvent } from 'react';
import { move, nodesOf, type OutlinePosition } from './outline-commands.ts';
import type { OutlineCommand } from './outline-log.ts';
import { childrenOf, nextOf, type OutlineTree } from './outline-tree.ts';

interface Lifted {
  /** Row with the focus. */
  id: string;
  /** Rows that move with it. */
  ids: readonly string[];
  /** Move to the target; null while the rows are at their original position. */
  command: OutlineCommand | null;
}

interface KeyboardDrag {
  /** Outline without the new position of the lifted rows. */
  tree: OutlineTree;
  /** Returns the rows that move with a row. */
  idsWith: (id: string) => readonly string[];
  say: (words: string) => void;
  /** Called before lifted rows are rendered at another position, so that they keep the focus. */
  onStep: (id: string) => void;
  onDrop: (command: OutlineCommand) => void;
}

/**
 * Drags rows by the keyboard: on a grip Space lifts, arrows move, Space drops, Escape cancels. Each step is announced.
 */
export function useKeyboardDrag({ tree, idsWith, say, onStep, onDrop }: KeyboardDrag) {
  const [lifted, setLifted] = useState<Lifted | null>(null);

  const titleOf = ({ id, ids }: Pick<Lifted, 'id' | 'ids'>) =>
    ids.length > 1 ? `${ids.length} materi` : `“${tree.get(id)?.title}”`;

  const lift = (id: string) => {
    const ids = idsWith(id);
    setLifted({ id, ids, command: null });
    const hint = 'Panah memindahkan, Spasi menaruh, Escape membatalkan.';
    say(`${titleOf({ id, ids })} diangkat. ${positionOf(tree, ids, currentPosition(tree, ids))}. ${hint}`);
  };
  const step = ({ id, ids, command }: Lifted, by: 1 | -1) => {
    const place = neighbourPosition(tree, ids, command ? placeIn(command) : currentPosition(tree, ids), by);
    if (!place) return;
    onStep(id);
    setLifted({ id, ids, command: move(tree, nodesOf(tree, ids), place) });
    say(positionOf(tree, ids, place));
  };
  const end = (one: Lifted, isDropped: boolean) => {
    onStep(one.id);
    setLifted(null);
    if (isDropped && one.command) onDrop(one.command);
    say(isDropped ? `${titleOf(one)} ditaruh.` : `${titleOf(one)} kembali ke tempatnya.`);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const grip = (event.target as Element).closest<HTMLElement>('[data-grip]');
    const id = grip?.closest<HTMLElement>('[data-row]')?.dataset['id'];
    if (!id || event.ctrlKey || event.metaKey || event.altKey) return;
    const isLifted = lifted?.id === id;
    const take = keyAction(event.key, isLifted);
    if (!take) return;
    event.preventDefault();
    event.stopPropagation();
    if (take === 'lift') lift(id);
    else if (lifted && (take === 'up' || take === 'down')) step(lifted, take === 'up' ? -1 : 1);
    else if (lifted) end(lifted, take === 'drop');
  };

  /** Leaving the grip cancels; a row that is rendered again only seems to lose the focus. */
  const onBlur = ({ relatedTarget }: FocusEvent) => {
    if (lifted && relatedTarget && !relatedTarget.closest(`[data-id="${lifted.id}"]`)) end(lifted, false);
  };

  return { liftedId: lifted?.id ?? null, preview: lifted?.command?.changes ?? nothing, onKeyDown, onBlur };
}
const nothing: OutlineCommand['changes'] = [];

function keyAction(key: string, isLifted: boolean) {
  if (!isLifted) return key === ' ' || key === 'Enter' ? 'lift' : null;
  switch (key) {
    case ' ':
    case 'Enter':
      return 'drop';
    case 'Escape':
      return 'cancel';
    case 'ArrowUp':
      return 'up';
    case 'ArrowDown':
      return 'down';
    default:
      return null;
  }
}

const placeIn = ({ changes }: OutlineCommand): OutlinePosition | null => {
  const [change] = changes;
  return change?.kind === 'move' ? change : null;
};

/** Returns the positions that rows can move to, from the top of the outline to its end. */
function placesFor(tree: OutlineTree, ids: readonly string[]): OutlinePosition[] {
  const kind = tree.get(ids[0]!)?.kind;
  const among = (parentId: string | null) => [
    ...childrenOf(tree, parentId)
      .filter(({ id }) => !ids.includes(id))
      .map(({ id }) => ({ parentId, beforeId: id })),
    { parentId, beforeId: null },
  ];
  return kind === 'section' ? among(null) : childrenOf(tree, null).flatMap(({ id }) => among(id));
}

/** Returns the position of the first of the rows: before the next one that does not move. */
function currentPosition(tree: OutlineTree, ids: readonly string[]): OutlinePosition | null {
  const [first] = nodesOf(tree, ids);
  if (!first) return null;
  let beforeId = nextOf(tree, first);
  while (beforeId !== null && ids.includes(beforeId)) beforeId = nextOf(tree, tree.get(beforeId)!);
  return { parentId: first.parentId, beforeId };
}

const isSame = (one: OutlinePosition, other: OutlinePosition | null) =>
  one.parentId === other?.parentId && one.beforeId === other.beforeId;

function neighbourPosition(tree: OutlineTree, ids: readonly string[], from: OutlinePosition | null, by: 1 | -1) {
  const places = placesFor(tree, ids);
  const at = places.findIndex((place) => isSame(place, from));
  return places[at + by] ?? null;
}

/** Returns 'Posisi 3 dari 10 di “Pembuka”'. */
function positionOf(tree: OutlineTree, ids: readonly string[], place: OutlinePosition | null): string {
  if (!place) return '';
  const others = placesFor(tree, ids).filter(({ parentId }) => parentId === place.parentId);
  const position = others.findIndex((one) => isSame(one, place)) + 1;
  const home = place.parentId === null ? '' : ` di “${tree.get(place.parentId)?.title}”`;
  return `Posisi ${position} dari ${others.length}${home}`;
}
