import type { LessonType } from '@sinau/contracts/study/lesson/lesson.rules';

/** What is handed in several times is called a version, and a quiz an attempt. */
export const versionWord = (type: LessonType) => (type === 'quiz' ? 'Percobaan' : 'Versi');
