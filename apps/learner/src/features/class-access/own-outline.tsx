import type { ReactNode } from 'react';
import { isLessonOpen } from '@sinau/contracts/study/learning/learning.rules';
import type { OutlineLesson, OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';
import { lessonHref } from '../../shared/lesson-address.ts';
import { useOwnClass } from './class-access.data.ts';

interface OwnOutlineProps {
  slug: string;
  /** Placeholder until it has loaded. */
  until: ReactNode;
  show: (outline: {
    sections: readonly OutlineSection[];
    hrefFor: (lesson: OutlineLesson) => string | null;
  }) => ReactNode;
}

/** Participant's own outline on the page of a class, which shows the open lessons. */
export function OwnOutline({ slug, until, show }: OwnOutlineProps) {
  const { data: own } = useOwnClass(slug);
  if (!own) return until;
  return show({
    sections: own.sections,
    hrefFor: (lesson) => (isLessonOpen(own.sections, lesson.id) ? lessonHref(own, lesson) : null),
  });
}
