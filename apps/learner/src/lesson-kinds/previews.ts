import { plainPreview } from '../features/preview/classroom/plain-preview.ts';
import { recordingPreview } from '../features/preview/classroom/recording-preview.ts';
import type { PreviewKinds } from '../features/preview/classroom/room.ts';
import { submissionPreview } from '../features/preview/classroom/submission-preview.ts';
import { interactivePreview } from './interactive/interactive-preview.ts';
import { quizPreview } from './quiz/quiz-preview.ts';
import { liveSessionPreview } from './webinar/live-session-preview.ts';

/** Preview of each kind of lesson, one a line; a `plainPreview` is finished by a button. */
export const lessonPreviews: PreviewKinds = {
  video: recordingPreview,
  audio: recordingPreview,
  article: plainPreview,
  pdf: plainPreview,
  interactive: interactivePreview,
  quiz: quizPreview,
  assignment: submissionPreview,
  news_writing: submissionPreview,
  webinar: liveSessionPreview,
};
