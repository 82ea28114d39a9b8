import type { ReactNode } from 'react';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { SideMenu, useGo } from '@sinau/shell';
import { Badge, Button, Notice } from '@sinau/ui';
import { Award, FilePen, GripVertical, Plus, Settings } from '@sinau/ui/icons';
import { programFormatWords } from '../../../shared/program-formats.ts';
import { lessonHref, type BuilderPlace } from '../builder-address.ts';
import { useCreateSection } from '../class-builder.data.ts';
import { AddLessonMenu } from './add-lesson-menu.tsx';
import { indexBefore } from './moves.ts';
import { SectionPart } from './section-part.tsx';
import { sectionName } from './target-section.ts';
import { useAddLesson } from './use-add-lesson.ts';
import { useDrag } from './use-drag.ts';
import { useOrdering, type OrderMode } from './use-ordering.ts';
import './builder-outline.css';

interface BuilderOutlineProps {
  built: Program;
  place: BuilderPlace;
  isEditable: boolean;
  /** The section that new lessons go into. */
  chosenId: string | null;
  onChoose: (sectionId: string | null) => void;
  /** 'Arsip' or 'Pulihkan'. */
  archiveButton: ReactNode;
}

/** The left side of the builder: what the class consists of. */
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
  const createSection = useCreateSection(built.id);
  const [ordering, root] = useOrdering(built, place);
  const drag = useDrag(({ kind, section, lesson }, to) => {
    const moved = sections[section];
    if (kind === 'section' && moved) ordering.moveSection(moved.id, indexBefore(to.section, section));
    const movedLesson = moved?.lessons[lesson];
    if (kind === 'lesson' && movedLesson) {
      const newIndex = to.section === section ? indexBefore(to.lesson, lesson) : to.lesson;
      ordering.moveLesson(movedLesson.id, {
        section: { oldIndex: section, newIndex: to.section },
        lesson: { oldIndex: lesson, newIndex },
      });
    }
  });
  const go = useGo();
  const chosen = sections.find(({ id }) => id === chosenId);
  const count = sections.reduce((sum, { lessons }) => sum + lessons.length, 0);

  const leaveRemoved = (lessonIds: string[]) => {
    if (place.lessonId && lessonIds.includes(place.lessonId)) go(screens.createClass(built.slug), { replace: true });
  };

  return (
    <div className="builder-outline" ref={root}>
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
            <AddLessonMenu label="Materi" busy={isAdding} onAdd={add} />
            <Button
              variant="outline"
              loading={createSection.isPending}
              onClick={() =>
                createSection.mutate(sectionName(sections.length), {
                  onSuccess: (outline) => choose(outline.sections.at(-1)?.id ?? null),
                })
              }
            >
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
          {isEditable && <AddLessonMenu name="sections" label="Tambah Materi" busy={isAdding} onAdd={add} />}
        </div>
      )}
      {ordering.mode && (
        <OrderBar mode={ordering.mode} onDone={() => ordering.mode && ordering.toggle(ordering.mode)} />
      )}
      {sections.map((section, index) => (
        <SectionPart
          key={section.id}
          classId={built.id}
          section={section}
          index={index}
          ordering={ordering}
          drag={drag}
          isChosen={section.id === chosenId}
          isEditable={isEditable}
          openLessonId={place.lessonId}
          draftType={place.sectionIndex === index ? place.newType : null}
          hrefFor={(lesson) => lessonHref(built, index, lesson)}
          onChoose={() => choose(section.id)}
          onRemoved={leaveRemoved}
        />
      ))}
      <div className="builder-outline-links">
        <SideMenu label="Tentang kelas" items={classLinks(built)} />
      </div>
    </div>
  );
}

function OrderBar({ mode, onDone }: { mode: OrderMode; onDone: () => void }) {
  return (
    <Notice
      icon={<GripVertical />}
      action={
        <Button variant="text" size="sm" onClick={onDone}>
          Selesai
        </Button>
      }
    >
      {mode === 'sections'
        ? 'Seret section ke tempatnya, atau pakai panah.'
        : 'Seret materi ke tempatnya, atau pakai menunya.'}
    </Notice>
  );
}

const classLinks = ({ id, slug }: Program) => [
  { href: screens.createClass(slug), label: 'Informasi Kelas', icon: <FilePen /> },
  { href: screens.classSetting(slug, id), label: 'Informasi Pengaturan Kelas', icon: <Settings /> },
  { href: screens.endingMessage(slug, id), label: 'Pesan Penyelesaian', icon: <Award /> },
];
