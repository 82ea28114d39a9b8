/** Position within a section, or among the sections; before another row, or at the end. */
interface DropPosition {
  parentId: string | null;
  beforeId: string | null;
}

export interface Drop {
  /** The row whose grip was dragged. */
  id: string;
  to: DropPosition;
}

/** Time for which a finger rests on a grip before it drags, and distance that a mouse moves. */
const pressMs = 250;
const mouseStartPx = 4;
const fingerSlackPx = 10;
const edgePx = 56;

interface Dragging {
  /** Returns the number of rows that move together with this one. */
  countOf: (id: string) => number;
  onDrop: (drop: Drop) => void;
}

/**
 * Drags a row by its grip with mouse, pen or finger, from `pointerdown` to the end. Rows carry their kind as `data-row`
 * and their id as `data-id`; the drop position is marked by `data-drop`. Escape cancels.
 */
export function dragFromGrip(down: PointerEvent, { countOf, onDrop }: Dragging) {
  const grip = (down.target as Element).closest<HTMLElement>('[data-grip]');
  const row = grip?.closest<HTMLElement>('[data-row]');
  if (!row || down.button !== 0) return;
  // Prevents text selection and scrolling during the drag.
  down.preventDefault();

  let ghost: HTMLElement | null = null;
  let target: { row: HTMLElement; isAfter: boolean } | null = null;
  let pointer = { x: down.clientX, y: down.clientY };
  let frame = 0;

  const begin = () => {
    ghost = ghostOf(row, countOf(row.dataset['id']!));
    row.dataset['dragged'] = '';
    follow();
    frame = requestAnimationFrame(scrollAtEdges);
  };

  const mark = (next: typeof target) => {
    delete target?.row.dataset['drop'];
    target = next;
    if (next) next.row.dataset['drop'] = next.isAfter ? 'after' : 'before';
  };

  const follow = () => {
    if (ghost) ghost.style.translate = `${pointer.x - down.clientX}px ${pointer.y - down.clientY}px`;
    mark(targetAt(row, pointer));
  };

  /** Scrolls the list while the pointer is near its edge, faster the closer it is. */
  const scrollAtEdges = () => {
    const list = scrollerOf(row);
    const { top, bottom } =
      list === document.documentElement ? { top: 0, bottom: window.innerHeight } : list.getBoundingClientRect();
    const step = Math.max(0, pointer.y - (bottom - edgePx)) - Math.max(0, top + edgePx - pointer.y);
    if (step !== 0) {
      list.scrollTop += step / 4;
      follow();
    }
    frame = requestAnimationFrame(scrollAtEdges);
  };

  const onPointerMove = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    pointer = { x: event.clientX, y: event.clientY };
    const distance = Math.hypot(pointer.x - down.clientX, pointer.y - down.clientY);
    if (ghost) follow();
    else if (down.pointerType === 'mouse' && distance > mouseStartPx) begin();
    else if (down.pointerType !== 'mouse' && distance > fingerSlackPx) end();
  };
  const onPointerUp = (event: PointerEvent) => {
    if (event.pointerId !== down.pointerId) return;
    const to = ghost && target && placeOf(row, target);
    end();
    if (to) onDrop({ id: row.dataset['id']!, to });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A drawer around the outline stays open.
    event.preventDefault();
    event.stopPropagation();
    end();
  };

  const pressed = down.pointerType === 'mouse' ? undefined : setTimeout(begin, pressMs);
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('pointermove', onPointerMove, { signal });
  window.addEventListener('pointerup', onPointerUp, { signal });
  window.addEventListener('pointercancel', end, { signal });
  window.addEventListener('keydown', onKeyDown, { signal, capture: true });

  function end() {
    listening.abort();
    clearTimeout(pressed);
    cancelAnimationFrame(frame);
    mark(null);
    ghost?.remove();
    ghost = null;
    delete row!.dataset['dragged'];
  }
}

const isSection = ({ dataset }: HTMLElement) => dataset['row'] === 'section';

/** Returns the row below the pointer. Over a section, a lesson goes to its end. */
function targetAt(dragged: HTMLElement, { x, y }: { x: number; y: number }) {
  const row = document
    .elementFromPoint(x, y)
    ?.closest<HTMLElement>(isSection(dragged) ? '[data-row=section]' : '[data-row]');
  if (!row || row === dragged) return null;
  const { top, height } = row.getBoundingClientRect();
  return { row, isAfter: (!isSection(dragged) && isSection(row)) || y > top + height / 2 };
}

function placeOf(dragged: HTMLElement, { row, isAfter }: { row: HTMLElement; isAfter: boolean }): DropPosition {
  const parentId = isSection(dragged) ? null : row.closest<HTMLElement>('[data-row=section]')!.dataset['id']!;
  if (isSection(row) && !isSection(dragged)) return { parentId, beforeId: null };
  return { parentId, beforeId: (isAfter ? followerOf(row) : row)?.dataset['id'] ?? null };
}

/** Returns the next row of the same kind after this one. */
function followerOf(row: HTMLElement): HTMLElement | null {
  const { row: kind } = row.dataset;
  for (let next = row.nextElementSibling; next; next = next.nextElementSibling)
    if (next instanceof HTMLElement && next.dataset['row'] === kind) return next;
  return null;
}

/** Creates a copy of the row that follows the pointer, with the number of rows that it represents. */
function ghostOf(row: HTMLElement, count: number) {
  const { left, top, width } = row.getBoundingClientRect();
  const ghost = row.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-row');
  ghost.inert = true;
  ghost.classList.add('outline-ghost');
  if (count > 1) ghost.dataset['count'] = String(count);
  Object.assign(ghost.style, { left: `${left}px`, top: `${top}px`, width: `${width}px` });
  row.parentElement!.append(ghost);
  return ghost;
}

function scrollerOf(element: HTMLElement): HTMLElement {
  for (let parent = element.parentElement; parent; parent = parent.parentElement)
    if (parent.scrollHeight > parent.clientHeight && /auto|scroll/.test(getComputedStyle(parent).overflowY))
      return parent;
  return document.documentElement;
}
