import type { LessonCreation } from '@sinau/contracts/study/lesson/lesson.schemas';
import type { Db } from '../../platform/db.ts';
import { lessonKindOf } from '../lesson-kinds/index.ts';
import { prepareExtras, type LessonWriter } from './lesson-extras.ts';

/** Turns a sent lesson into the stored fields: HTML is sanitized, and its files are the writer's. */
export async function prepareLesson(tx: Db, writer: LessonWriter, lesson: LessonCreation) {
  const { type, title } = lesson;
  const prepared = await lessonKindOf(type).prepare(tx, writer, lesson);
  return { type, title, ...prepared, content: { ...prepared.content, ...(await prepareExtras(tx, writer, lesson)) } };
}
