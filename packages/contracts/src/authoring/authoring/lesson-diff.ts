import type { LessonType } from '../../study/lesson/lesson.rules.ts';
import type { LessonDetail } from './class-changes.schemas.ts';
import { isBlank } from './blank.ts';
import { movedBetween } from './moved.ts';
import { diffHtml, diffText } from './text-diff.ts';

/** A lesson as a version of its class stores it: the shape of content and setting depends on the type. */
export interface VersionLesson {
  readonly id: string;
  readonly type: LessonType;
  readonly title: string;
  readonly content: unknown;
  readonly setting: unknown;
}

interface Question {
  readonly id: string;
  readonly text: string;
}
type Fields = Readonly<Record<string, unknown>>;

/** Contents whose value is rich text. */
const richTexts = new Set(['html', 'instruction']);

/** Returns the differences between two versions of one lesson, without its position. */
export function diffLesson(before: VersionLesson, after: VersionLesson): LessonDetail[] {
  return [
    ...(before.title === after.title ? [] : [{ kind: 'title' as const, before: before.title }]),
    ...differing(before.content, after.content).flatMap(({ name, was, is }) => diffContent(name, was, is)),
    ...differing(before.setting, after.setting).flatMap(diffSetting),
  ];
}

/** A missing switch is off. */
function diffSetting({ name, was, is }: { name: string; was: unknown; is: unknown }): LessonDetail[] {
  const isSwitch = typeof (is ?? was) === 'boolean';
  if (isSwitch && (was === true) === (is === true)) return [];
  return [{ kind: 'setting', name, ...(isSwitch && { isOn: is === true }) }];
}

function diffContent(name: string, was: unknown, is: unknown): LessonDetail[] {
  if (richTexts.has(name)) {
    const text = diffHtml(asText(was), asText(is));
    return text ? [{ kind: 'text', name, text }] : [];
  }
  if (name === 'description') {
    const text = diffText(asText(was), asText(is));
    return text ? [{ kind: 'text', name, text }] : [];
  }
  if (name === 'questions') return diffQuestions(asQuestions(was), asQuestions(is));
  if (name.endsWith('Id') || name === 'address') {
    const change = was == null ? 'added' : is == null ? 'removed' : 'changed';
    return [{ kind: 'file', name, change }];
  }
  return [{ kind: 'content', name }];
}

function diffQuestions(before: readonly Question[], after: readonly Question[]): LessonDetail[] {
  const wasBy = new Map(before.map((question) => [question.id, question]));
  const isBy = new Map(after.map((question) => [question.id, question]));
  const kept = (questions: readonly Question[], other: ReadonlyMap<string, Question>) =>
    questions.map(({ id }) => id).filter((id) => other.has(id));
  const one = (change: 'added' | 'removed' | 'changed', { text }: Question, index: number, parts: string[] = []) =>
    ({ kind: 'question', change, number: index + 1, text, parts }) as const;
  return [
    ...after.flatMap((question, index) => {
      const was = wasBy.get(question.id);
      if (!was) return [one('added', question, index)];
      const parts = differing(was, question).map(({ name }) => name);
      return parts.length > 0 ? [one('changed', question, index, parts)] : [];
    }),
    ...before.flatMap((question, index) => (isBy.has(question.id) ? [] : [one('removed', question, index)])),
    ...(movedBetween(kept(before, isBy), kept(after, wasBy)).size > 0 ? [{ kind: 'questionOrder' as const }] : []),
  ];
}

/** Returns the names whose values differ for a reader: the order of keys does not count, and neither do blank values. */
function differing(before: unknown, after: unknown) {
  const [was, is] = [asFields(before), asFields(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((name) => canonical({ value: was[name] }) !== canonical({ value: is[name] }))
    .map((name) => ({ name, was: was[name], is: is[name] }));
}

const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(
          Object.entries(inner)
            .filter(([, one]) => !isBlank(one))
            .sort(([a], [b]) => (a < b ? -1 : 1)),
        )
      : inner,
  );
const asFields = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const asText = (value: unknown) => (typeof value === 'string' ? value : '');
const asQuestions = (value: unknown) => (Array.isArray(value) ? (value as Question[]) : []);
