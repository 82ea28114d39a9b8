export { presentOwnOutline } from './outline.presenter.ts';
export { findOutline, type OutlineLessonRow, type OutlineSectionRow } from './outline.queries.ts';
