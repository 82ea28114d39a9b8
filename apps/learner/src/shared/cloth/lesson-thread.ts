import { lessonThreadOf } from '@sinau/contracts/core/cloth/threads';
import type { OwnClass } from '../own-class.ts';

/** Returns the cloth of a lesson of a class. */
export const threadOfLesson = ({ id, category }: Pick<OwnClass, 'id' | 'category'>, lessonId: string) =>
  lessonThreadOf(lessonId, id, category?.slug ?? null);
