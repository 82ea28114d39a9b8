import type { ClassOutline, OutlineMedia } from '@sinau/contracts/authoring/transfer/class-backup.schemas';
import type { ImportLine } from '@sinau/contracts/authoring/transfer/class-import.schemas';
import { createPlanReport } from '../import/plan-report.ts';
import type { CourseContext } from './course-context.ts';
import { portableLesson, type PortableLesson } from './portable-lesson.ts';

/** A class as a package of another system. */
export interface CoursePackage {
  /** Files that were written for it, by their paths. */
  readonly texts: ReadonlyMap<string, string>;
  /** Files of the class that are in it. */
  readonly media: readonly OutlineMedia[];
  readonly lines: readonly ImportLine[];
  readonly lessonCount: number;
  readonly holdsAnswers: boolean;
}

/** A format, which takes one lesson after the other and is finished once. */
export interface CourseWriter {
  beginSection(title: string): void;
  /** Returns notes on what changes of a lesson in this format, or why it cannot go. */
  add(lesson: PortableLesson): Promise<readonly string[] | string>;
  finish(): ReadonlyMap<string, string>;
  readonly holdsAnswers: () => boolean;
  /** Things of every class that this format has no place for. */
  readonly losses: readonly string[];
}

/** Writes a class in a format: the lessons that can go, and the names of the others. */
export async function packageOf(
  { class: texts, sections }: Pick<ClassOutline, 'class' | 'sections'>,
  context: CourseContext,
  writer: CourseWriter,
): Promise<CoursePackage> {
  const report = createPlanReport();
  const used = new Map<string, OutlineMedia>();
  let lessonCount = 0;
  report.made({ title: 'Kelas ini' }, writer.losses);
  for (const section of sections) {
    if (section.lessons.length > 0) writer.beginSection(section.title);
    else report.leftOut({ title: section.title }, 'Bagian tanpa materi tidak ikut');
    for (const outlined of section.lessons) {
      const { type, title } = outlined.lesson;
      const named = { section: section.title, type, title };
      const lesson = portableLesson(outlined, context, texts);
      if (typeof lesson === 'string') {
        report.leftOut(named, lesson);
        continue;
      }
      const notes = await writer.add(lesson);
      if (typeof notes === 'string') {
        report.leftOut(named, notes);
        continue;
      }
      report.made(named, [...lesson.notes, ...notes]);
      for (const file of lesson.files) used.set(file.path, file);
      lessonCount += 1;
    }
  }
  return {
    texts: writer.finish(),
    media: [...used.values()].toSorted((one, other) => (one.path < other.path ? -1 : 1)),
    lines: report.lines,
    lessonCount,
    holdsAnswers: writer.holdsAnswers(),
  };
}

/** Name of the n-th file of its kind in a package. */
export const numbered = (count: number) => String(count).padStart(4, '0');
