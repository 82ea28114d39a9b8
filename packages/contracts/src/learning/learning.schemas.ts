import { z } from 'zod';
import { instant, uuid } from '../fields.ts';
import { articleContent, buildableLessonTypes, contentSetting, lessonStatus } from '../lesson/lesson.schemas.ts';
import { mitraBrief, programFormats } from '../program/program.schemas.ts';

export const myClass = z.object({
  id: uuid,
  type: z.enum(['program']),
  format: z.enum(programFormats),
  title: z.string(),
  slug: z.string(),
  thumbnail: z.string().nullable(),
  mitra: mitraBrief,
  participant: z.object({ id: uuid, progress: z.int().min(0).max(100) }),
  totalLesson: z.int().nonnegative(),
  enrolledAt: instant,
});
export type MyClass = z.infer<typeof myClass>;

export const participantLesson = z.object({
  id: uuid,
  classId: uuid,
  type: z.enum(buildableLessonTypes),
  title: z.string(),
  content: articleContent,
  setting: contentSetting,
  session: z.object({ id: uuid, participantId: uuid, status: lessonStatus }),
});
export type ParticipantLesson = z.infer<typeof participantLesson>;

export const sessionResult = z.object({ id: uuid, status: lessonStatus, progress: z.int().min(0).max(100) });

export const sessionDetail = z.object({
  id: uuid,
  participantId: uuid,
  lesson: z.object({ id: uuid, type: z.enum(buildableLessonTypes), title: z.string() }),
  status: lessonStatus,
  startedAt: instant.nullable(),
  passedAt: instant.nullable(),
});
export type SessionDetail = z.infer<typeof sessionDetail>;
