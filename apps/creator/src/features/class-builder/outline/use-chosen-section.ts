import { useEffect, useState } from 'react';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import type { BuilderLocation } from '../builder-address.ts';

/** Returns the section for new lessons: the one clicked last, or that of the open lesson. */
export function useChosenSection({ sections }: Program, { lessonId, newType, sectionIndex }: BuilderLocation) {
  const [chosenId, choose] = useState<string | null>(null);
  const holder = newType
    ? sections[sectionIndex]
    : sections.find(({ lessons }) => lessons.some(({ id }) => id === lessonId));
  const holderId = holder?.id;
  useEffect(() => {
    if (holderId) choose(holderId);
  }, [holderId, lessonId]);
  return [chosenId, choose] as const;
}
