/**
 * Types of preview. Besides the types of lessons: a live session, the form in which an assignment or news writing is
 * submitted, the completion message, and the certificate.
 */
export const previewTypes = [
  'video',
  'audio',
  'article',
  'pdf',
  'interactive',
  'quiz',
  'assignment',
  'webinar',
  'live',
  'task',
  'message',
  'certificate',
] as const;
export type PreviewType = (typeof previewTypes)[number];
