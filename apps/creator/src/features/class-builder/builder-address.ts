import { buildableLessonTypes, type BuildableLessonType } from '@sinau/contracts/lesson/lesson.rules';
import type { OutlineLesson, Program } from '@sinau/contracts/program/program.schemas';
import { screens } from '@sinau/contracts/screens';

/** The kind of lesson that an address begins, if any. */
const newTypeOf = (pathname: string) =>
  buildableLessonTypes.find((type) => pathname.replace(/\/$/, '') === `/creator/create-class/${type}`) ?? null;

export interface BuilderPlace {
  /** Id or slug of the class. */
  classRef: string;
  /** The lesson that is open, if any; made up while it is new. */
  lessonId: string | null;
  /** Where a new lesson goes. */
  sectionIndex: number;
  /** What is begun; null for what is stored. */
  newType: BuildableLessonType | null;
}

/** What an address of the builder is about. The id outlives a change of title, so it wins over the slug. */
export function readBuilderPlace(pathname: string, query: URLSearchParams): BuilderPlace {
  const sectionIndex = Number(query.get('sectionIndex'));
  return {
    classRef: query.get('id') ?? query.get('name') ?? pathname.split('/')[3] ?? '',
    lessonId: query.get('lessonId'),
    sectionIndex: Number.isInteger(sectionIndex) && sectionIndex >= 0 ? sectionIndex : 0,
    newType: newTypeOf(pathname),
  };
}

export const lessonHref = (
  { id, slug }: Pick<Program, 'id' | 'slug'>,
  sectionIndex: number,
  lesson: Pick<OutlineLesson, 'id' | 'slug' | 'type'>,
): string => screens.editLesson(lesson.slug, { name: slug, sectionIndex, id, lessonId: lesson.id, type: lesson.type });

/** Where building a class goes on: its first lesson, or what describes it. */
export function builderStart(built: Pick<Program, 'id' | 'slug' | 'sections'>): string {
  const sectionIndex = built.sections.findIndex(({ lessons }) => lessons.length > 0);
  const first = built.sections[sectionIndex]?.lessons[0];
  return first ? lessonHref(built, sectionIndex, first) : screens.createClass(built.slug);
}
