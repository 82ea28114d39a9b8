import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { stayIn } from '../../../shared/self-saving/leave-guard.tsx';
import type { BuilderLocation } from '../builder-address.ts';
import { useMoveLesson, useMoveSection } from '../class-builder.data.ts';
import { indexBefore, moveSection, type LessonMove } from './moves.ts';
import type { OrderMode } from './order-mode.ts';
import type { Drop } from './pointer-drag.ts';

/** Reorders sections and lessons. `onMove` is called before each move is rendered. */
export function useOrdering(built: Program, place: BuilderLocation, onMove: (id: string) => void) {
  const { id, slug, sections } = built;
  const [mode, setMode] = useState<OrderMode | null>(null);
  const sectionMove = useMoveSection(id);
  const lessonMove = useMoveLesson(id);
  const navigate = useNavigate();

  /** The address of a new lesson contains its section's index. */
  const followDraft = (moved: Program['sections']) => {
    if (!place.newType || !place.lessonId) return;
    const sectionIndex = moved.findIndex((section) => section.id === sections[place.sectionIndex]?.id);
    if (sectionIndex !== place.sectionIndex)
      void navigate(
        screens.newLesson(place.newType, { name: slug, sectionIndex, lessonId: place.lessonId }),
        stayIn(place.lessonId),
      );
  };

  const moveSectionTo = (sectionIndex: number, newIndex: number) => {
    const section = sections[sectionIndex];
    if (!section || newIndex === sectionIndex) return;
    const move = { sectionId: section.id, newIndex };
    onMove(section.id);
    sectionMove.mutate(move, { onSuccess: () => followDraft(moveSection(sections, move)) });
  };
  const moveLesson = ({ section, lesson }: LessonMove) => {
    const moved = sections[section.oldIndex]?.lessons[lesson.oldIndex];
    if (!moved || (section.oldIndex === section.newIndex && lesson.oldIndex === lesson.newIndex)) return;
    onMove(moved.id);
    lessonMove.mutate({ section, lesson });
  };

  return {
    mode,
    /** One section alone has no order. */
    toggle: (next: OrderMode) => setMode(mode === next || (next === 'sections' && sections.length < 2) ? null : next),
    end: () => setMode(null),
    moveSection: moveSectionTo,
    moveLesson,
    drop: ({ kind, from, to }: Drop) => {
      if (kind === 'section') return moveSectionTo(from.section, indexBefore(to.section, from.section));
      const newIndex = to.section === from.section ? indexBefore(to.lesson, from.lesson) : to.lesson;
      return moveLesson({
        section: { oldIndex: from.section, newIndex: to.section },
        lesson: { oldIndex: from.lesson, newIndex },
      });
    },
  };
}
