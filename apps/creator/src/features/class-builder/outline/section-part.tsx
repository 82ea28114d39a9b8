import { memo, useId, useState } from 'react';
import type { BuildableLessonType } from '@sinau/contracts/lesson/lesson.rules';
import type { OutlineSection, Program } from '@sinau/contracts/program/program.schemas';
import { ChevronDown, GripVertical } from '@sinau/ui/icons';
import { lessonHref } from '../builder-address.ts';
import { DraftItem, LessonItem } from './lesson-item.tsx';
import type { OutlineActions } from './outline-actions.ts';
import { SectionArrows } from './section-arrows.tsx';
import { SectionMenu } from './section-menu.tsx';

interface SectionPartProps {
  classId: string;
  classSlug: Program['slug'];
  section: OutlineSection;
  index: number;
  /** How many sections there are. */
  count: number;
  /** Whether the sections are being reordered, which hides their lessons. */
  isSorted: boolean;
  isChosen: boolean;
  /** Whether the section starts expanded. The chosen section and that of the open lesson always do. */
  startsOpen: boolean;
  isEditable: boolean;
  /** The open lesson, if it is in this section. */
  openLessonId: string | null;
  /** The kind of a new lesson, which is shown at the end. */
  draftType: BuildableLessonType | null;
  actions: OutlineActions;
}

/** A section of the outline with its lessons. */
export const SectionPart = memo(function SectionPart({
  classId,
  classSlug,
  section,
  index,
  count,
  isSorted,
  isChosen,
  startsOpen,
  isEditable,
  openLessonId,
  draftType,
  actions,
}: SectionPartProps) {
  // Null until somebody expands or collapses it.
  const [toggled, setToggled] = useState<boolean | null>(null);
  const isExpanded = toggled ?? (startsOpen || isChosen || openLessonId !== null || draftType !== null);
  const listId = useId();
  const expand = () => {
    actions.choose(section.id);
    setToggled(!isExpanded || !isChosen);
  };
  return (
    <section
      className="outline-section"
      data-row="section"
      data-section={index}
      data-lessons={section.lessons.length}
      data-chosen={isChosen || undefined}
    >
      <div className="outline-section-head" data-order={section.id}>
        {isSorted && (
          <span className="outline-grip" data-grip aria-hidden>
            <GripVertical />
          </span>
        )}
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
            onMove={(newIndex) => actions.moveSection(index, newIndex)}
          />
        )}
        {isEditable && !isSorted && (
          <SectionMenu
            classId={classId}
            section={section}
            onReorder={() => actions.toggleOrder('sections')}
            onRemoved={() => actions.sectionRemoved(index)}
          />
        )}
      </div>
      <ul id={listId} hidden={!isExpanded || isSorted}>
        {isExpanded && (
          <>
            {section.lessons.map((lesson, lessonIndex) => (
              <LessonItem
                key={lesson.id}
                lesson={lesson}
                sectionIndex={index}
                index={lessonIndex}
                href={lessonHref({ id: classId, slug: classSlug }, index, lesson)}
                isOpen={lesson.id === openLessonId}
                isEditable={isEditable}
                isLast={lessonIndex === section.lessons.length - 1}
                hasOtherSection={count > 1}
                actions={actions}
              />
            ))}
            {draftType && <DraftItem type={draftType} />}
            {section.lessons.length === 0 && !draftType && <li className="muted xs outline-empty">Belum ada materi</li>}
          </>
        )}
      </ul>
    </section>
  );
});
