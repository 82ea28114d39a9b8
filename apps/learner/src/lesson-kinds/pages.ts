import type { ComponentType } from 'react';
import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';

/** Page of each kind of lesson, one a line. Every first load holds this list, and none of the pages. */
export const lessonPages: { readonly [T in LessonType]: () => Promise<ComponentType> } = {
  video: async () => (await import('./video/video-page.tsx')).VideoPage,
  audio: async () => (await import('./audio/audio-page.tsx')).AudioPage,
  article: async () => (await import('./article/article-page.tsx')).ArticlePage,
  pdf: async () => (await import('./pdf/pdf-page.tsx')).PdfPage,
  interactive: async () => (await import('./interactive/interactive-page.tsx')).InteractivePage,
  quiz: async () => (await import('./quiz/quiz-page.tsx')).QuizPage,
  assignment: async () => (await import('./assignment/assignment-page.tsx')).AssignmentPage,
  news_writing: async () => (await import('./news-writing/news-writing-page.tsx')).NewsWritingPage,
  webinar: async () => (await import('./webinar/live-session-page.tsx')).LiveSessionPage,
};
