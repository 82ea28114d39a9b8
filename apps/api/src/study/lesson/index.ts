export { fileIdsOf, presentLesson, type LessonRow } from './lesson.presenter.ts';
export { findLessonParts } from './lesson-parts.ts';
export { extrasOf, withoutExtras } from './lesson-extras.ts';
export { prepareLesson } from './lesson-writing.ts';
