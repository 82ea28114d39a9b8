import { lessonTypes, type LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { BuilderPageName } from '@sinau/contracts/study/presence/presence.rules';
import type { OutlineLesson, Program } from '@sinau/contracts/authoring/program/program.schemas';
import { screens } from '@sinau/contracts/screens';

/** Kind of the new lesson that an address is for, if any. */
const newTypeOf = (pathname: string) =>
  lessonTypes.find((type) => pathname.replace(/\/$/, '') === `/creator/create-class/${type}`) ?? null;

export interface BuilderLocation {
  /** Id or slug of the class. */
  classRef: string;
  /** Id of the open lesson, if any; temporary while it is new. */
  lessonId: string | null;
  /** Position of a new lesson. */
  sectionIndex: number;
  /** The kind of a new lesson; null for a stored one. */
  newType: LessonType | null;
}

/** Reads the address of a builder page. The id survives a change of title, so it is preferred to the slug. */
export function readBuilderLocation(pathname: string, query: URLSearchParams): BuilderLocation {
  const sectionIndex = Number(query.get('sectionIndex'));
  return {
    classRef: query.get('id') ?? query.get('name') ?? pathname.split('/')[3] ?? '',
    lessonId: query.get('lessonId'),
    sectionIndex: Number.isInteger(sectionIndex) && sectionIndex >= 0 ? sectionIndex : 0,
    newType: newTypeOf(pathname),
  };
}

export const hasLesson = ({ sections }: Pick<Program, 'sections'>, id: string | null) =>
  sections.some(({ lessons }) => lessons.some((one) => one.id === id));

/** The page of the builder that an address is for. */
export function builderPageOf(pathname: string, { lessonId }: BuilderLocation): BuilderPageName {
  if (pathname.endsWith('/ending-message')) return 'message';
  if (pathname.endsWith('/setting')) return 'setting';
  return lessonId === null ? 'info' : 'lesson';
}

export const lessonHref = (
  { id, slug }: Pick<Program, 'id' | 'slug'>,
  sectionIndex: number,
  lesson: Pick<OutlineLesson, 'id' | 'slug' | 'type'>,
): string => screens.editLesson(lesson.slug, { name: slug, sectionIndex, id, lessonId: lesson.id, type: lesson.type });

/** Page at which to continue a class: its first lesson, or the page that describes it. */
export function builderStart(built: Pick<Program, 'id' | 'slug' | 'sections'>): string {
  const sectionIndex = built.sections.findIndex(({ lessons }) => lessons.length > 0);
  const first = built.sections[sectionIndex]?.lessons[0];
  return first ? lessonHref(built, sectionIndex, first) : screens.createClass(built.slug);
}
