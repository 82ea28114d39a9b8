import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { stepScreens } from '@sinau/contracts/step-screens';
import { stayIn } from '../../../documents/saving/leave-guard.tsx';
import type { BuilderLocation } from '../builder-address.ts';

/**
 * Returns the section of a lesson that is not stored yet. Its address contains the section's index, which is updated
 * when the section moves.
 */
export function useDraftSection({ slug, sections }: Program, { newType, lessonId, sectionIndex }: BuilderLocation) {
  const navigate = useNavigate();
  const atAddress = sections[sectionIndex]?.id ?? null;
  const [home, setHome] = useState({ lessonId, sectionId: atAddress });
  if (home.lessonId !== lessonId) setHome({ lessonId, sectionId: atAddress });
  const index = sections.findIndex(({ id }) => id === home.sectionId);
  useEffect(() => {
    if (newType && lessonId && index >= 0 && index !== sectionIndex)
      void navigate(stepScreens.newLesson(newType, { name: slug, sectionIndex: index, lessonId }), stayIn(lessonId));
  }, [navigate, slug, newType, lessonId, index, sectionIndex]);
  return newType ? home.sectionId : null;
}
