import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';
import type { Snapshot } from '../../../documents/saving/document.ts';
import type { ContentErrors, ContentField, LessonFields } from './lesson-draft.ts';

/** Sorts the server's sentences about content and settings into those of the listed fields, and all others. */
export function contentErrorsOf<T extends LessonType>(
  errors: Snapshot<LessonFields>['errors'],
  fields: readonly ContentField<T>[],
) {
  const atFields: ContentErrors<T> = {};
  const others = new Set<string>();
  for (const [path, sentence] of Object.entries(errors)) {
    const [part, name] = path.split('.');
    if (part !== 'content' && part !== 'setting') continue;
    const field = part === 'content' && fields.find((one) => one === name);
    if (field) atFields[field] ??= sentence;
    else if (sentence) others.add(sentence);
  }
  return { atFields, others: [...others] };
}
