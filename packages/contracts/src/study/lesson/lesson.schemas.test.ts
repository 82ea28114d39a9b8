import { expect, test } from 'vitest';
import { lessonCreation, lessonStatuses } from './lesson.schemas.ts';

test('a quiz that says nothing of its rules asks for no score, and shows how far one is [3.16, 3.21, 9.15, 9.16]', () => {
  const { setting } = lessonCreation.parse({ type: 'quiz', title: 'Kuis', content: { questions: [] } });
  expect(setting).toMatchObject({ progressBar: true, completionType: 'minimum-score', minimumScore: 0 });
});

test('a lesson waits, is open, is being learned, or was passed or not [3.15]', () => {
  expect(lessonStatuses).toEqual(['pending', 'not-started', 'started', 'passed', 'not-passed']);
});
