import { useEffect, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { SideMenu, useGo } from '@sinau/shell';
import { VisuallyHidden } from '@sinau/ui';
import { Award, FilePen, Settings } from '@sinau/ui/icons';
import { useCurrentSaver } from '../../../documents/saving/current-saver.tsx';
import type { BuilderLocation } from '../builder-address.ts';
import { OpenCommentsProvider } from '../review/open-comments.tsx';
import { UndoButtons } from '../undo/undo-buttons.tsx';
import { AddLessonMenu } from './add-lesson-menu.tsx';
import { gripHintId } from './grip.tsx';
import { OrderBar } from './order-bar.tsx';
import { OrderModeContext, type OrderMode } from './order-mode.ts';
import * as acts from './outline-acts.ts';
import { useStableActions } from './outline-actions.ts';
import { OutlineDialogs, type OutlineDialog } from './outline-dialogs.tsx';
import { OutlineHead } from './outline-head.tsx';
import { treeOf, type OutlineNode } from './outline-tree.ts';
import { dragFromGrip } from '../../../shared/drag/pointer-drag.ts';
import { SectionPart } from './section-part.tsx';
import { SelectionProvider, useSelection } from './selection.tsx';
import { useAddLesson } from './use-add-lesson.ts';
import { useKeyboardDrag } from './use-keyboard-drag.ts';
import { useShownSections, type Outline } from './use-outline.ts';
import { useOutlineFocus } from './use-outline-focus.ts';
import './builder-outline.css';

/** With more sections than this, only the chosen one and that of the open lesson start expanded. */
const mostOpenSections = 15;

interface BuilderOutlineProps {
  built: Program;
  outline: Outline;
  place: BuilderLocation;
  isEditable: boolean;
  /** The section of a new lesson that is not stored yet. */
  draftSectionId: string | null;
  /** The section that new lessons go into. */
  chosenId: string | null;
  onChoose: (sectionId: string | null) => void;
  onSearch: () => void;
  /** 'Arsip' or 'Pulihkan'. */
  archiveButton: ReactNode;
}

/** The left side of the builder: the sections and lessons of the class. */
export function BuilderOutline({
  built,
  outline,
  place,
  isEditable,
  draftSectionId,
  chosenId,
  onChoose: choose,
  onSearch,
  archiveButton,
}: BuilderOutlineProps) {
  const root = useRef<HTMLDivElement>(null);
  const tree = useMemo(() => treeOf(built.sections), [built.sections]);
  const [mode, setMode] = useState<OrderMode | null>(null);
  const [dialog, setDialog] = useState<OutlineDialog | null>(null);
  const [spoken, say] = useState('');
  const saver = useCurrentSaver();
  const go = useGo();
  const addLesson = useAddLesson({ built, outline, chosenId, onChoose: choose });
  const lessonIds = useMemo(
    () => built.sections.flatMap(({ lessons }) => lessons.map(({ id }) => id)),
    [built.sections],
  );
  const selection = useSelection(lessonIds, place.lessonId, mode === 'lessons');
  const idsWith = (id: string) => (selection.ids.has(id) ? [...selection.ids] : [id]);
  const drag = useKeyboardDrag({
    tree,
    idsWith,
    say,
    onStep: (id) => followMoved(id),
    onDrop: (act) => void outline.act(act),
  });
  const sections = useShownSections(built.sections, drag.preview);
  const { focusOn, followMoved } = useOutlineFocus(root, sections, outline.unstoredIds);
  useOpenLessonInView(root, place.lessonId);
  useFollowedUndo(outline, focusOn);

  const moveTo = (nodes: readonly OutlineNode[], to: acts.OutlinePlace) => {
    if (nodes[0]) followMoved(nodes[0].id);
    outline.act(acts.move(tree, nodes, to));
  };
  const removeNow = async (nodes: readonly OutlineNode[]) => {
    const ids = new Set(
      acts
        .nodesOf(
          tree,
          nodes.map(({ id }) => id),
        )
        .flatMap(({ id }) => [id, ...childIds(id)]),
    );
    const isOpen = place.newType
      ? draftSectionId && ids.has(draftSectionId)
      : place.lessonId && ids.has(place.lessonId);
    if (isOpen) {
      // What was typed comes back with the lesson, if it is brought back.
      await saver?.flush();
      go(screens.createClass(built.slug), { replace: true });
    }
    outline.remove(acts.remove(nodes), removalMessage(nodes));
    const neighbour = acts.neighbourOf(tree, nodes);
    if (neighbour) focusOn(neighbour);
  };
  const childIds = (id: string) => built.sections.find((one) => one.id === id)?.lessons.map((one) => one.id) ?? [];
  const remove = (nodes: readonly OutlineNode[]) => {
    const isHarmless = nodes.length === 1 && childIds(nodes[0]!.id).length === 0;
    if (isHarmless) void removeNow(nodes);
    else setDialog({ kind: 'remove', nodes });
  };
  const nodesOf = (ids: Iterable<string>) => acts.nodesOf(tree, ids);

  const actions = useStableActions({
    choose,
    toggleOrder: (next) =>
      // One section alone has no order.
      setMode(mode === next || (next === 'sections' && built.sections.length < 2) ? null : next),
    step: (id, by) => {
      const node = tree.get(id);
      const to = node && acts.stepPlace(tree, node, by);
      if (to) moveTo([node], to);
    },
    openMoveDialog: (id) => setDialog({ kind: 'move', nodes: nodesOf([id]) }),
    openRenameDialog: (id) => setDialog({ kind: 'rename', nodes: nodesOf([id]) }),
    duplicate: (id) => {
      const node = tree.get(id);
      if (!node) return;
      const copy = acts.duplicate(node);
      outline.act(copy.act);
      focusOn(copy.id);
    },
    remove: (id) => remove(nodesOf([id])),
    addLesson: (sectionId, type) => addLesson(type, sectionId),
  });

  const addSection = () => {
    const { id, act } = acts.addSection(tree);
    outline.act(act);
    choose(id);
    focusOn(id);
  };

  return (
    <div
      className="builder-outline"
      data-ordering={mode ?? undefined}
      data-selecting={selection.isShown || undefined}
      ref={root}
      onClickCapture={isEditable ? selection.onClickCapture : undefined}
      onKeyDown={drag.onKeyDown}
      onBlur={drag.onBlur}
      onPointerDown={({ nativeEvent }) =>
        dragFromGrip(nativeEvent, {
          countOf: (id) => idsWith(id).length,
          onDrop: ({ id, to }) => moveTo(nodesOf(idsWith(id)), to),
        })
      }
    >
      <OutlineHead
        built={built}
        isEditable={isEditable}
        target={built.sections.find(({ id }) => id === chosenId)?.title ?? null}
        onAddLesson={addLesson}
        onAddSection={addSection}
        onSearch={onSearch}
        undoButtons={<UndoButtons built={built} outline={outline} lessonId={place.lessonId} />}
        archiveButton={archiveButton}
      />
      {sections.length === 0 && (
        <div className="builder-outline-start">
          <p className="muted sm">Kelas ini belum punya materi. Mulai dari materi pertamamu.</p>
          {isEditable && (
            <AddLessonMenu
              name="sections"
              label="Tambah Materi"
              allowsNewsWriting={built.allowsNewsWriting}
              allowsLive={built.format !== 'self-paced'}
              onAdd={addLesson}
            />
          )}
        </div>
      )}
      <p id={gripHintId} hidden>
        Tekan Spasi untuk mengangkat, panah untuk memindahkan, Spasi lagi untuk menaruh, atau Escape untuk batal.
      </p>
      <VisuallyHidden>
        <span role="status">{spoken}</span>
      </VisuallyHidden>
      <OpenCommentsProvider classId={built.id}>
        <OrderModeContext value={mode}>
          <SelectionProvider value={selection.context}>
            {sections.map((section, index) => (
              <SectionPart
                key={section.id}
                classId={built.id}
                classSlug={built.slug}
                section={section}
                index={index}
                count={sections.length}
                isSorted={mode === 'sections'}
                isChosen={section.id === chosenId}
                allowsNewsWriting={built.allowsNewsWriting}
                allowsLive={built.format !== 'self-paced'}
                startsOpen={sections.length <= mostOpenSections}
                isEditable={isEditable}
                openLessonId={holds(section, place.lessonId) ? place.lessonId : null}
                draftType={section.id === draftSectionId ? place.newType : null}
                liftedId={section.id === drag.liftedId || holds(section, drag.liftedId) ? drag.liftedId : null}
                unstoredIds={outline.unstoredIds}
                actions={actions}
              />
            ))}
          </SelectionProvider>
        </OrderModeContext>
      </OpenCommentsProvider>
      <div className="builder-outline-links">
        <SideMenu label="Tentang kelas" items={classLinks(built)} />
      </div>
      {(mode || selection.ids.size > 0) && (
        <OrderBar
          mode={mode}
          selectedCount={selection.ids.size}
          hasOtherSection={sections.length > 1}
          onMove={() => setDialog({ kind: 'move', nodes: nodesOf(selection.ids) })}
          onRemove={() => remove(nodesOf(selection.ids))}
          onDone={() => {
            setMode(null);
            selection.clear();
          }}
        />
      )}
      <OutlineDialogs
        sections={built.sections}
        dialog={dialog}
        onClose={() => setDialog(null)}
        onRename={(section, title) => void outline.act(acts.rename(section, title))}
        onMove={(lessons, parentId) => moveTo(lessons, { parentId, beforeId: null })}
        onRemove={(nodes) => void removeNow(nodes)}
      />
    </div>
  );
}

const holds = ({ lessons }: Program['sections'][number], lessonId: string | null) =>
  lessonId !== null && lessons.some(({ id }) => id === lessonId);

function removalMessage(nodes: readonly OutlineNode[]) {
  if (nodes[0]?.kind === 'section') return 'Berhasil menghapus section';
  return nodes.length === 1 ? 'Berhasil menghapus' : `Berhasil menghapus ${nodes.length} materi`;
}

/** In a long outline the open lesson would be out of sight after a reload. */
function useOpenLessonInView(root: RefObject<HTMLDivElement | null>, lessonId: string | null) {
  useEffect(() => {
    root.current?.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' });
  }, [root, lessonId]);
}

/** Brings what is undone or redone while the outline is open into view. */
function useFollowedUndo({ turned }: Outline, focusOn: (id: string) => void) {
  const followed = useRef(turned);
  useEffect(() => {
    if (turned && turned !== followed.current) focusOn(turned.id);
    followed.current = turned;
  }, [turned, focusOn]);
}

const classLinks = ({ id, slug }: Program) => [
  { href: screens.createClass(slug), label: 'Halaman kelas', icon: <FilePen /> },
  { href: screens.classSetting(slug, id), label: 'Informasi Pengaturan Kelas', icon: <Settings /> },
  { href: screens.endingMessage(slug, id), label: 'Pesan Penyelesaian', icon: <Award /> },
];
