export { ClassDrawer } from './class-drawer.tsx';
export { CompletionDialog } from './completion/completion-dialog.tsx';
export { lessonKinds } from './lesson-types.ts';
export { LessonNav, type NextTarget } from './navigation/lesson-nav.tsx';
export { Outline } from './outline/outline.tsx';
export { countPassed, nextStep, placeOf, resumeAt } from './outline/path.ts';
export { Overview } from './overview/overview.tsx';
export { LearningProgress } from './progress/learning-progress.tsx';
export { ArticleViewer } from './viewers/article-viewer.tsx';
