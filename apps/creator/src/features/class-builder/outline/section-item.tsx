import { memo, useId, useState } from 'react';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { OutlineSection, Program } from '@sinau/contracts/authoring/program/program.schemas';
import { ChevronDown } from '@sinau/ui/icons';
import { lessonHref } from '../builder-address.ts';
import { AddLessonMenu } from './add-lesson-menu.tsx';
import { Grip } from './grip.tsx';
import { DraftItem, LessonItem } from './lesson-item.tsx';
import type { OutlineActions } from './outline-actions.ts';
import { isProvisional } from './outline-changes.ts';
import { SectionArrows } from './section-arrows.tsx';
import { SectionMenu } from './section-menu.tsx';

interface SectionPartProps {
  classId: string;
  classSlug: Program['slug'];
  section: OutlineSection;
  index: number;
  /** Number of sections. */
  count: number;
  /** True if the sections are being reordered, which hides their lessons. */
  isSorted: boolean;
  isChosen: boolean;
  /** True if the section starts expanded. The chosen section and that of the open lesson always do. */
  startsOpen: boolean;
  isEditable: boolean;
  allowsNewsWriting: boolean;
  allowsLive: boolean;
  /** Id of the open lesson, if it is in this section. */
  openLessonId: string | null;
  /** Type of a new lesson, which is shown at the end. */
  draftType: LessonType | null;
  /** Row that the keyboard drags, if it is this section or in it. */
  liftedId: string | null;
  /** Copies and restored nodes that the server does not have yet. */
  unstoredIds: ReadonlySet<string>;
  actions: OutlineActions;
}

/** Section of the outline with its lessons. */
export const SectionItem = memo(function SectionItem({
  classId,
  classSlug,
  section,
  index,
  count,
  isSorted,
  isChosen,
  startsOpen,
  isEditable,
  allowsNewsWriting,
  allowsLive,
  openLessonId,
  draftType,
  liftedId,
  unstoredIds,
  actions,
}: SectionPartProps) {
  // Null until the user expands or collapses it.
  const [toggled, setToggled] = useState<boolean | null>(null);
  const holdsLifted = liftedId !== null && liftedId !== section.id;
  const isExpanded =
    holdsLifted || (toggled ?? (startsOpen || isChosen || openLessonId !== null || draftType !== null));
  const listId = useId();
  const expand = () => {
    actions.choose(section.id);
    setToggled(!isExpanded || !isChosen);
  };
  return (
    <section
      className="outline-section"
      data-row="section"
      data-id={section.id}
      data-chosen={isChosen || undefined}
      data-lifted={liftedId === section.id || undefined}
    >
      <div className="outline-section-head" data-order={section.id}>
        {isEditable && count > 1 && <Grip title={section.title} />}
        <h2>
          <button type="button" aria-expanded={isExpanded} aria-controls={listId} onClick={expand}>
            <ChevronDown />
            <span>
              {index + 1}. {section.title}
            </span>
            {!isExpanded && <small className="muted num">{section.lessons.length} materi</small>}
          </button>
        </h2>
        {isSorted && (
          <SectionArrows
            title={section.title}
            index={index}
            count={count}
            onStep={(by) => actions.step(section.id, by)}
          />
        )}
        {isEditable && !isSorted && <SectionMenu id={section.id} title={section.title} actions={actions} />}
      </div>
      <ul id={listId} hidden={!isExpanded || isSorted}>
        {isExpanded && (
          <>
            {section.lessons.map((lesson, lessonIndex) => (
              <LessonItem
                key={lesson.id}
                lesson={lesson}
                index={lessonIndex}
                href={lessonHref({ id: classId, slug: classSlug }, index, lesson)}
                isOpen={lesson.id === openLessonId}
                isEditable={isEditable}
                isStored={!unstoredIds.has(lesson.id) && !isProvisional(lesson.id)}
                isLast={lessonIndex === section.lessons.length - 1}
                hasOtherSection={count > 1}
                isLifted={lesson.id === liftedId}
                actions={actions}
              />
            ))}
            {draftType && <DraftItem type={draftType} />}
            {section.lessons.length === 0 && !draftType && <li className="muted xs outline-empty">Belum ada materi</li>}
            {isEditable && (
              <li className="outline-add">
                <AddLessonMenu
                  variant="text"
                  label="Materi"
                  accessibleName={`Tambah materi di ${section.title}`}
                  allowsNewsWriting={allowsNewsWriting}
                  allowsLive={allowsLive}
                  onAdd={(type) => actions.addLesson(section.id, type)}
                />
              </li>
            )}
          </>
        )}
      </ul>
    </section>
  );
});
