import type { ImportLine, ImportPlan } from '@sinau/contracts/authoring/transfer/class-import.schemas';
import type { ClassOutline } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import type { ImportOutcome } from '@sinau/contracts/authoring/transfer/class-import.rules';
import { refuseFile } from '../../../core/media/index.ts';

/** Lines and notes of a report: a line for each file that an archive may have, and as much again. */
const maxReported = 40_000;

type Named = Partial<Pick<ImportLine, 'section' | 'type'>> & Pick<ImportLine, 'title'>;
export type PlanReport = ReturnType<typeof createPlanReport>;

/** Collects the lines of a report: one for each thing that was read. */
export function createPlanReport() {
  const lines: ImportLine[] = [];
  let reported = 0;
  const add = (outcome: ImportOutcome, { section = null, title, type = null }: Named, notes: readonly string[]) => {
    const line = { outcome, section, title, type, notes: [...new Set(notes)] };
    reported += 1 + line.notes.length;
    // A report that was cut would leave out what is left out.
    if (reported > maxReported)
      throw refuseFile(
        'package_refused',
        'Terlalu banyak isi kelas ini yang berubah atau tidak bisa ikut untuk satu impor. Bagi kelasnya, lalu impor lagi.',
      );
    lines.push(line);
  };
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
