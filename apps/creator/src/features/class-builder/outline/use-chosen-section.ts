import { useEffect, useState } from 'react';
import type { Program } from '@sinau/contracts/program/program.schemas';
import type { BuilderPlace } from '../builder-address.ts';

/** The section that new lessons go into: the one clicked last, or the open lesson's. */
export function useChosenSection({ sections }: Program, { lessonId, newType, sectionIndex }: BuilderPlace) {
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
