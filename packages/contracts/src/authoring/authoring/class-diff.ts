import { languageLabels, levelLabels, type ClassLanguage, type ClassLevel } from '../../storefront/catalog/audience.ts';
import type { ClassChange, FieldChange, LessonChange, SectionChange } from './class-changes.schemas.ts';
import { isBlank } from './blank.ts';
import { diffLesson, type VersionLesson } from './lesson-diff.ts';
import { movedBetween } from './moved.ts';
import { diffHtml, diffText } from './text-diff.ts';

interface VersionSection {
  readonly id: string;
  readonly title: string;
  readonly lessons: readonly VersionLesson[];
}

/** Content of a class version at one time. Prices are not part of it: they have a change command of their own. */
export interface ClassVersionContent {
  readonly title: string;
  readonly description: string;
  readonly requirements: string;
  /** Rich text. */
  readonly about: string;
  /** Rich text. */
  readonly completionMessage: string | null;
  readonly thumbnail: string | null;
  /** The topic's title. */
  readonly category: string | null;
  readonly level?: ClassLevel;
  readonly language?: ClassLanguage;
  readonly cohort?: string | null;
  readonly weeklyHours?: number | null;
  readonly hasWatermark?: boolean;
  readonly sections: readonly VersionSection[];
}

/** Returns the changes between two versions of a class, in reading order. */
export const diffClass = (before: ClassVersionContent, after: ClassVersionContent): ClassChange[] => [
  ...diffFields(before, after),
  ...diffSections(before.sections, after.sections),
  ...diffLessons(before.sections, after.sections),
];

const textOf = {
  title: diffText,
  description: diffText,
  requirements: diffText,
  about: diffHtml,
  completionMessage: diffHtml,
};

function diffFields(before: ClassVersionContent, after: ClassVersionContent): FieldChange[] {
  const texts = (Object.keys(textOf) as (keyof typeof textOf)[]).flatMap((field) => {
    const text = textOf[field](before[field] ?? '', after[field] ?? '');
    return text ? [{ kind: 'field' as const, field, before: null, after: null, text }] : [];
  });
  const [had, has] = [wholesOf(before), wholesOf(after)];
  const wholes = (Object.keys(has) as (keyof typeof has)[]).flatMap((field) => {
    const [was, is] = [wordsOf(had[field]), wordsOf(has[field])];
    return was === is ? [] : [{ kind: 'field' as const, field, before: was, after: is, text: null }];
  });
  return [...texts, ...wholes];
}

/** Returns the fields that are compared as a whole, as text. */
const wholesOf = ({
  thumbnail,
  category,
  level = 'all',
  language = 'id',
  cohort,
  weeklyHours,
  hasWatermark = false,
}: ClassVersionContent) => ({
  thumbnail,
  category,
  level: levelLabels[level],
  language: languageLabels[language],
  cohort,
  weeklyHours,
  hasWatermark: hasWatermark ? 'Ya' : 'Tidak',
});
const wordsOf = (value: string | number | null | undefined) => (isBlank(value) ? null : String(value));

const idsOf = (members: readonly { id: string }[]) => members.map(({ id }) => id);
/** Returns the members of both versions that have moved. */
function movedAmongKept(before: readonly string[], after: readonly string[]) {
  const was = new Set(before);
  return movedBetween(
    before,
    after.filter((id) => was.has(id)),
  );
}

function diffSections(before: readonly VersionSection[], after: readonly VersionSection[]): SectionChange[] {
  const wasBy = new Map(before.map((section) => [section.id, section]));
  const isBy = new Set(idsOf(after));
  const moved = movedAmongKept(idsOf(before), idsOf(after));
  const changeOf = ({ id, title }: VersionSection, change: SectionChange['change'], was: string | null = null) =>
    ({ kind: 'section', id, title, change, before: was }) as const;
  return [
    ...after.flatMap((section) => {
      const was = wasBy.get(section.id);
      if (!was) return [changeOf(section, 'added')];
      return [
        ...(was.title === section.title ? [] : [changeOf(section, 'renamed', was.title)]),
        ...(moved.has(section.id) ? [changeOf(section, 'moved')] : []),
      ];
    }),
    ...before.filter(({ id }) => !isBy.has(id)).map((section) => changeOf(section, 'removed')),
  ];
}

interface PlacedLesson {
  readonly lesson: VersionLesson;
  readonly section: VersionSection;
}
const placed = (sections: readonly VersionSection[]) =>
  new Map(sections.flatMap((section) => section.lessons.map((lesson) => [lesson.id, { lesson, section }] as const)));

function diffLessons(before: readonly VersionSection[], after: readonly VersionSection[]): LessonChange[] {
  const [was, is] = [placed(before), placed(after)];
  const moved = movedLessons(was, before, after);
  const changeOf = (
    { lesson, section }: PlacedLesson,
    change: LessonChange['change'],
    details: LessonChange['details'] = [],
  ): LessonChange => ({
    kind: 'lesson',
    id: lesson.id,
    type: lesson.type,
    title: lesson.title,
    section: section.title,
    change,
    details,
  });
  return [
    ...[...is.values()].flatMap((now) => {
      const then = was.get(now.lesson.id);
      if (!then) return [changeOf(now, 'added')];
      const details: LessonChange['details'] = [
        ...(moved.has(now.lesson.id) ? [{ kind: 'moved' as const, from: then.section.title }] : []),
        ...diffLesson(then.lesson, now.lesson),
      ];
      return details.length > 0 ? [changeOf(now, 'changed', details)] : [];
    }),
    ...[...was.values()].filter(({ lesson }) => !is.has(lesson.id)).map((then) => changeOf(then, 'removed')),
  ];
}

/** Returns lessons in another section, and those that moved within their own. */
function movedLessons(
  was: ReadonlyMap<string, PlacedLesson>,
  before: readonly VersionSection[],
  after: readonly VersionSection[],
) {
  const wasBy = new Map(before.map((section) => [section.id, section]));
  return new Set(
    after.flatMap(({ id: sectionId, lessons }) => [
      ...idsOf(lessons).filter((id) => was.has(id) && was.get(id)!.section.id !== sectionId),
      ...movedAmongKept(idsOf(wasBy.get(sectionId)?.lessons ?? []), idsOf(lessons)),
    ]),
  );
}
