import type { OutlineMedia } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import type { Links } from '../../../study/question/index.ts';

export type PlanLinks = ReturnType<typeof createPlanLinks>;

/** Files of an outline, as its lessons refer to them: all that are there, of the right kind, and used. */
export function createPlanLinks(media: readonly OutlineMedia[], nameOf: (id: string) => string) {
  const byId = new Map(media.map((file) => [file.id, file]));
  const used = new Set<string>();
  const questions = new Set<string>();
  return {
    used,
    questions,
    /** Returns links of their own for one thing, which add to its notes what it lacks. */
    noting(notes: string[]): Links {
      return {
        file(id, { kind, purpose }) {
          const file = byId.get(id);
          if (!file) {
            notes.push(`Tanpa berkas ${nameOf(id)}, yang tidak ikut`);
            return null;
          }
          if (file.purpose !== purpose || (kind && file.kind !== kind)) {
            notes.push(`Tanpa berkas “${file.name}”, karena jenisnya tidak cocok di sini`);
            return null;
          }
          used.add(id);
          return id;
        },
        question: (id) => (questions.has(id) ? id : null),
      };
    },
  };
}
