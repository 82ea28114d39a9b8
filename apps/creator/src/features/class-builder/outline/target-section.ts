import type { OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';

export type Target =
  /** No section exists yet: one is created first. */
  | { kind: 'create'; title: string }
  | { kind: 'section'; section: OutlineSection; sectionIndex: number }
  /** Sections exist, and none of them is chosen. */
  | { kind: 'unchosen' };

/** Returns the section for a new lesson (specification section 4, section actions). */
export function targetSection(sections: readonly OutlineSection[], chosenId: string | null): Target {
  if (sections.length === 0) return { kind: 'create', title: sectionName(sections.length) };
  const sectionIndex = sections.findIndex(({ id }) => id === chosenId);
  const section = sections[sectionIndex];
  return section ? { kind: 'section', section, sectionIndex } : { kind: 'unchosen' };
}

/** Returns the name of the next section after `count` others. */
export const sectionName = (count: number): string => `Section ${count + 1}`;
