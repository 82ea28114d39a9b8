import type { ImportLine, ImportPlan } from '@sinau/contracts/authoring/transfer/class-import.schemas';
import type { ClassOutline } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import type { ImportOutcome } from '@sinau/contracts/authoring/transfer/class-import.rules';

type Named = Partial<Pick<ImportLine, 'section' | 'type'>> & Pick<ImportLine, 'title'>;
export type PlanReport = ReturnType<typeof createPlanReport>;

/** Collects the lines of a report: one for each thing that was read. */
export function createPlanReport() {
  const lines: ImportLine[] = [];
  const add = (outcome: ImportOutcome, { section = null, title, type = null }: Named, notes: readonly string[]) =>
    void lines.push({ outcome, section, title, type, notes: [...new Set(notes)] });
  return {
    lines,
    /** Line of what is made; its notes say what of it is changed or left out. */
    made: (named: Named, notes: readonly string[]) => add(notes.length > 0 ? 'changed' : 'taken', named, notes),
    leftOut: (named: Named, note: string) => add('left-out', named, [note]),
  };
}

export function presentPlan({ class: texts, sections, media }: ClassOutline, lines: readonly ImportLine[]): ImportPlan {
  const count = (outcome: ImportOutcome) => lines.filter((line) => line.outcome === outcome).length;
  return {
    title: texts.title,
    kind: texts.kind,
    counts: {
      sections: sections.length,
      lessons: sections.reduce((sum, { lessons }) => sum + lessons.length, 0),
      files: media.length,
      bytes: media.reduce((sum, { size }) => sum + size, 0),
      taken: count('taken'),
      changed: count('changed'),
      leftOut: count('left-out'),
    },
    lines: [...lines],
  };
}
