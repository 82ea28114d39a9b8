import { useEffect, useMemo, useRef, useState, type RefObject } from 'react';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { dragFromGrip } from '../../../shared/drag/pointer-drag.ts';
import type { BuilderLocation } from '../builder-address.ts';
import type { OrderMode } from './order-mode.ts';
import * as commands from './outline-commands.ts';
import { useStableActions } from './outline-actions.ts';
import type { OutlineDialog } from './outline-dialogs.tsx';
import { treeOf, type OutlineNode } from './outline-tree.ts';
import { useSelection } from './selection.tsx';
import { useAddLesson } from './use-add-lesson.ts';
import { useKeyboardDrag } from './use-keyboard-drag.ts';
import { useOutlineFocus } from './use-outline-focus.ts';
import { useOutlineRemoval } from './use-outline-removal.ts';
import { useShownSections, type Outline } from './use-outline.ts';

export interface OutlineEditing {
  built: Program;
  outline: Outline;
  place: BuilderLocation;
  /** Section of a new lesson that is not stored yet. */
  draftSectionId: string | null;
  /** Section that new lessons are added to. */
  chosenId: string | null;
  onChoose: (sectionId: string | null) => void;
}

/** Returns what the outline shows besides the stored sections, and its actions by pointer, keyboard and menus. */
export function useOutlineEditing(root: RefObject<HTMLDivElement | null>, editing: OutlineEditing) {
  const { built, outline, place, onChoose } = editing;
  const tree = useMemo(() => treeOf(built.sections), [built.sections]);
  const [mode, setMode] = useState<OrderMode | null>(null);
  const [dialog, setDialog] = useState<OutlineDialog | null>(null);
  const [spoken, say] = useState('');
  const lessonIds = useMemo(
    () => built.sections.flatMap(({ lessons }) => lessons.map(({ id }) => id)),
    [built.sections],
  );
  const selection = useSelection(lessonIds, place.lessonId, mode === 'lessons');
  const idsWith = (id: string) => (selection.ids.has(id) ? [...selection.ids] : [id]);
  const nodesOf = (ids: Iterable<string>) => commands.nodesOf(tree, ids);

  const drag = useKeyboardDrag({
    tree,
    idsWith,
    say,
    onStep: (id) => followMoved(id),
    onDrop: (command) => void outline.execute(command),
  });
  const sections = useShownSections(built.sections, drag.preview);
  const { focusOn, followMoved } = useOutlineFocus(root, sections, outline.unstoredIds);
  useOpenLessonInView(root, place.lessonId);
  useFollowedUndo(outline, focusOn);

  const addLesson = useAddLesson(editing);
  const removal = useOutlineRemoval({ ...editing, tree, focusOn });
  const moveTo = (nodes: readonly OutlineNode[], to: commands.OutlinePosition) => {
    if (nodes[0]) followMoved(nodes[0].id);
    outline.execute(commands.move(tree, nodes, to));
  };
  const askToRemove = (nodes: readonly OutlineNode[]) => {
    if (removal.isHarmless(nodes)) void removal.remove(nodes);
    else setDialog({ kind: 'remove', nodes });
  };
  /** Performs an action that adds a row, and focuses that row. */
  const create = ({ id, command }: ReturnType<typeof commands.addSection>) => {
    outline.execute(command);
    focusOn(id);
  };

  const actions = useStableActions({
    choose: onChoose,
    toggleOrder: (next) =>
      // A single section has no order.
      setMode(mode === next || (next === 'sections' && built.sections.length < 2) ? null : next),
    step: (id, by) => {
      const node = tree.get(id);
      const to = node && commands.stepPosition(tree, node, by);
      if (to) moveTo([node], to);
    },
    openMoveDialog: (id) => setDialog({ kind: 'move', nodes: nodesOf([id]) }),
    openRenameDialog: (id) => setDialog({ kind: 'rename', nodes: nodesOf([id]) }),
    duplicate: (id) => {
      const node = tree.get(id);
      if (node) create(commands.duplicate(node));
    },
    remove: (id) => askToRemove(nodesOf([id])),
    addLesson: (sectionId, type) => addLesson(type, sectionId),
  });

  return {
    sections,
    mode,
    selection,
    spoken,
    liftedId: drag.liftedId,
    actions,
    addLesson,
    addSection() {
      const section = commands.addSection(tree);
      create(section);
      onChoose(section.id);
    },
    /** Handlers for the element around all rows. */
    handlers: {
      onKeyDown: drag.onKeyDown,
      onBlur: drag.onBlur,
      onPointerDown: ({ nativeEvent }: { nativeEvent: PointerEvent }) =>
        dragFromGrip(nativeEvent, {
          countOf: (id) => idsWith(id).length,
          onDrop: ({ id, to }) => moveTo(nodesOf(idsWith(id)), to),
        }),
    },
    orderBar: {
      onMove: () => setDialog({ kind: 'move', nodes: nodesOf(selection.ids) }),
      onRemove: () => askToRemove(nodesOf(selection.ids)),
      onDone() {
        setMode(null);
        selection.clear();
      },
    },
    dialogs: {
      dialog,
      onClose: () => setDialog(null),
      onRename: (section: OutlineNode, title: string) => void outline.execute(commands.rename(section, title)),
      onMove: (lessons: readonly OutlineNode[], parentId: string) => moveTo(lessons, { parentId, beforeId: null }),
      onRemove: (nodes: readonly OutlineNode[]) => void removal.remove(nodes),
    },
  };
}

/** Scrolls to the open lesson, which in a long outline would be out of sight after a reload. */
function useOpenLessonInView(root: RefObject<HTMLDivElement | null>, lessonId: string | null) {
  useEffect(() => {
    root.current?.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' });
  }, [root, lessonId]);
}

/** Scrolls to what is undone or redone while the outline is open. */
function useFollowedUndo({ turned }: Outline, focusOn: (id: string) => void) {
  const followed = useRef(turned);
  useEffect(() => {
    if (turned && turned !== followed.current) focusOn(turned.id);
    followed.current = turned;
  }, [turned, focusOn]);
}
