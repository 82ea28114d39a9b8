import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { screens } from '@sinau/contracts/screens';
import { stayIn } from '../../../shared/self-saving/leave-guard.tsx';
import type { BuilderPlace } from '../builder-address.ts';
import { useMoveLesson, useMoveSection } from '../class-builder.data.ts';
import { moveSection, type LessonMove } from './moves.ts';

export type OrderMode = 'sections' | 'lessons';
export type Ordering = ReturnType<typeof useOrdering>[0];

/** Putting sections and lessons in another order, and the place within which what moved keeps the focus. */
export function useOrdering(built: Program, place: BuilderPlace) {
  const { id, slug, revision, sections } = built;
  const [mode, setMode] = useState<OrderMode | null>(null);
  const sectionMove = useMoveSection(id);
  const lessonMove = useMoveLesson(id);
  const [root, keepFocus] = useKeptFocus(sections);
  const navigate = useNavigate();
  const isBusy = sectionMove.isPending || lessonMove.isPending;

  /** The address of a new lesson counts its section. */
  const followDraft = (moved: Program['sections']) => {
    if (!place.newType || !place.lessonId) return;
    const sectionIndex = moved.findIndex((section) => section.id === sections[place.sectionIndex]?.id);
    if (sectionIndex !== place.sectionIndex)
      void navigate(
        screens.newLesson(place.newType, { name: slug, sectionIndex, lessonId: place.lessonId }),
        stayIn(place.lessonId),
      );
  };

  const ordering = {
    mode,
    /** One section has no order. */
    toggle: (next: OrderMode) => setMode(mode === next || (next === 'sections' && sections.length < 2) ? null : next),
    sections,
    moveSection: (sectionId: string, newIndex: number) => {
      if (isBusy || sections[newIndex]?.id === sectionId) return;
      const move = { sectionId, newIndex };
      keepFocus(sectionId);
      sectionMove.mutate({ move, revision }, { onSuccess: () => followDraft(moveSection(sections, move)) });
    },
    moveLesson: (lessonId: string, { section, lesson }: LessonMove) => {
      if (isBusy || (section.oldIndex === section.newIndex && lesson.oldIndex === lesson.newIndex)) return;
      keepFocus(lessonId);
      lessonMove.mutate({ move: { section, lesson }, revision });
    },
  };
  return [ordering, root] as const;
}

/** What is moved by keyboard keeps the focus, wherever it stands then. */
function useKeptFocus(sections: Program['sections']) {
  const root = useRef<HTMLDivElement>(null);
  const moved = useRef<{ id: string; label: string | null } | null>(null);
  useEffect(() => {
    if (!moved.current) return;
    const { id, label } = moved.current;
    const buttons = [
      ...(root.current?.querySelectorAll<HTMLButtonElement>(`[data-order="${id}"] button[aria-label]:not(:disabled)`) ??
        []),
    ];
    (buttons.find((button) => button.getAttribute('aria-label') === label) ?? buttons[0])?.focus();
    moved.current = null;
  }, [sections]);
  const keepFocus = (id: string) => {
    const { activeElement } = document;
    moved.current =
      activeElement && root.current?.contains(activeElement)
        ? { id, label: activeElement.getAttribute('aria-label') }
        : null;
  };
  return [root, keepFocus] as const;
}
