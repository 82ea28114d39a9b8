import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import type { OutlineLesson, Program } from '@sinau/contracts/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { SideMenu, useGo } from '@sinau/shell';
import { Badge, Button, Notice } from '@sinau/ui';
import { Award, FilePen, GripVertical, Plus, Settings } from '@sinau/ui/icons';
import { programFormatWords } from '../../../shared/program-formats.ts';
import type { BuilderLocation } from '../builder-address.ts';
import { useCreateSection } from '../class-builder.data.ts';
import { AddLessonMenu } from './add-lesson-menu.tsx';
import { OpenCommentsProvider } from '../review/open-comments.tsx';
import { LessonDialogs, type LessonDialog } from './lesson-dialogs.tsx';
import { useStableActions } from './outline-actions.ts';
import { OrderModeContext, type OrderMode } from './order-mode.ts';
import { dragFromGrip, type OutlinePosition } from './pointer-drag.ts';
import { SectionPart } from './section-part.tsx';
import { sectionName } from './target-section.ts';
import { useAddLesson } from './use-add-lesson.ts';
import { useOrdering } from './use-ordering.ts';
import { useOutlineFocus } from './use-outline-focus.ts';
import './builder-outline.css';

/** With more sections than this, only the chosen one and that of the open lesson start expanded. */
const mostOpenSections = 15;

interface BuilderOutlineProps {
  built: Program;
  place: BuilderLocation;
  isEditable: boolean;
  /** The section that new lessons go into. */
  chosenId: string | null;
  onChoose: (sectionId: string | null) => void;
  /** 'Arsip' or 'Pulihkan'. */
  archiveButton: ReactNode;
}

/** The left side of the builder: the sections and lessons of the class. */
export function BuilderOutline({
  built,
  place,
  isEditable,
  chosenId,
  onChoose: choose,
  archiveButton,
}: BuilderOutlineProps) {
  const { sections } = built;
  const { add, isAdding } = useAddLesson({ built, chosenId, onChoose: choose });
  const adding = { busy: isAdding, allowsNewsWriting: built.allowsNewsWriting, onAdd: add };
  const createSection = useCreateSection(built.id);
  const root = useRef<HTMLDivElement>(null);
  const { focusOn, followMoved } = useOutlineFocus(root, sections);
  const ordering = useOrdering(built, place, followMoved);
  const [dialog, setDialog] = useState<LessonDialog>(null);
  const go = useGo();
  const chosen = sections.find(({ id }) => id === chosenId);
  const count = sections.reduce((sum, { lessons }) => sum + lessons.length, 0);
  useOpenLessonInView(root, place.lessonId);

  /** Opens the class if the open lesson was removed; otherwise keeps the focus in the outline. */
  const leaveRemoved = (lessonIds: string[], neighbour: string | undefined) => {
    if (place.lessonId && lessonIds.includes(place.lessonId)) go(screens.createClass(built.slug), { replace: true });
    else if (neighbour) focusOn(neighbour);
  };
  const lessonRemoved = (lesson: OutlineLesson, at: OutlinePosition) => {
    const section = sections[at.section];
    const neighbour = section?.lessons[at.lesson + 1] ?? section?.lessons[at.lesson - 1] ?? section;
    leaveRemoved([lesson.id], neighbour?.id);
  };
  const moveToEnd = ({ section, lesson }: OutlinePosition, newSection: number) =>
    ordering.moveLesson({
      section: { oldIndex: section, newIndex: newSection },
      lesson: { oldIndex: lesson, newIndex: sections[newSection]?.lessons.length ?? 0 },
    });

  const actions = useStableActions({
    choose,
    toggleOrder: ordering.toggle,
    moveSection: ordering.moveSection,
    stepLesson: ({ section, lesson }, step) =>
      ordering.moveLesson({
        section: { oldIndex: section, newIndex: section },
        lesson: { oldIndex: lesson, newIndex: lesson + step },
      }),
    openMoveDialog: (at) => setDialog({ kind: 'move', place: at }),
    openRemoveDialog: (at) => setDialog({ kind: 'remove', place: at }),
    sectionRemoved: (index) =>
      leaveRemoved(
        sections[index]?.lessons.map(({ id }) => id) ?? [],
        (sections[index + 1] ?? sections[index - 1])?.id,
      ),
  });

  const addSection = () =>
    createSection.mutate(sectionName(sections.length), {
      onSuccess: (outline) => {
        const added = outline.sections.at(-1);
        if (!added) return;
        choose(added.id);
        focusOn(added.id);
      },
    });

  return (
    <div
      className="builder-outline"
      data-ordering={ordering.mode ?? undefined}
      ref={root}
      onPointerDown={({ nativeEvent }) => dragFromGrip(nativeEvent, ordering.drop)}
    >
      <div className="builder-outline-title">
        <b>{built.title}</b>
        <p className="row wraps between">
          <Badge tone="primary">{programFormatWords[built.format].label}</Badge>
          <span className="muted xs num">
            {sections.length} section · {count} materi
          </span>
        </p>
      </div>

      <div className="builder-outline-add">
        {isEditable && (
          <>
            <AddLessonMenu label="Materi" {...adding} />
            <Button variant="outline" loading={createSection.isPending} onClick={addSection}>
              <Plus />
              Section
            </Button>
          </>
        )}
        {archiveButton}
      </div>
      {isEditable && chosen && (
        <p className="muted xs">
          Materi baru masuk ke <b>{chosen.title}</b>
        </p>
      )}

      {sections.length === 0 && (
        <div className="builder-outline-start">
          <p className="muted sm">Kelas ini belum punya materi. Mulai dari materi pertamamu.</p>
          {isEditable && <AddLessonMenu name="sections" label="Tambah Materi" {...adding} />}
        </div>
      )}
      <OpenCommentsProvider classId={built.id}>
        <OrderModeContext value={ordering.mode}>
          {sections.map((section, index) => (
            <SectionPart
              key={section.id}
              classId={built.id}
              classSlug={built.slug}
              section={section}
              index={index}
              count={sections.length}
              isSorted={ordering.mode === 'sections'}
              isChosen={section.id === chosenId}
              startsOpen={sections.length <= mostOpenSections}
              isEditable={isEditable}
              openLessonId={section.lessons.some(({ id }) => id === place.lessonId) ? place.lessonId : null}
              draftType={place.sectionIndex === index ? place.newType : null}
              actions={actions}
            />
          ))}
        </OrderModeContext>
      </OpenCommentsProvider>
      <div className="builder-outline-links">
        <SideMenu label="Tentang kelas" items={classLinks(built)} />
      </div>
      {ordering.mode && <OrderBar mode={ordering.mode} onDone={ordering.end} />}
      <LessonDialogs
        classId={built.id}
        sections={sections}
        dialog={dialog}
        onClose={() => setDialog(null)}
        onMove={moveToEnd}
        onRemoved={lessonRemoved}
      />
    </div>
  );
}

/** In a long outline the open lesson would be out of sight after a reload. */
function useOpenLessonInView(root: RefObject<HTMLDivElement | null>, lessonId: string | null) {
  useEffect(() => {
    root.current?.querySelector('[data-open]')?.scrollIntoView({ block: 'nearest' });
  }, [root, lessonId]);
}

function OrderBar({ mode, onDone }: { mode: OrderMode; onDone: () => void }) {
  return (
    <div className="builder-outline-order">
      <Notice
        icon={<GripVertical />}
        action={
          <Button variant="text" size="sm" onClick={onDone}>
            Selesai
          </Button>
        }
      >
        {mode === 'sections'
          ? 'Seret pegangan section ke tempatnya, atau pakai panah.'
          : 'Seret pegangan materi ke tempatnya, atau pakai menunya.'}
      </Notice>
    </div>
  );
}

const classLinks = ({ id, slug }: Program) => [
  { href: screens.createClass(slug), label: 'Informasi Kelas', icon: <FilePen /> },
  { href: screens.classSetting(slug, id), label: 'Informasi Pengaturan Kelas', icon: <Settings /> },
  { href: screens.endingMessage(slug, id), label: 'Pesan Penyelesaian', icon: <Award /> },
];
