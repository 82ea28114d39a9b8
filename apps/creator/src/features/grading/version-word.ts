import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';

/** Returns the noun: a submission that can be repeated is called a version, and a quiz an attempt. */
export const versionWord = (type: LessonType) => (type === 'quiz' ? 'Percobaan' : 'Versi');
