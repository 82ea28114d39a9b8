import { expect, test } from 'vitest';
import { lessonCreation, lessonStatuses } from './lesson.schemas.ts';

test('a quiz without rules requires no score, and shows the progress [3.16, 3.21, 9.15, 9.16]', () => {
  const { setting } = lessonCreation.parse({ type: 'quiz', title: 'Kuis', content: { questions: [] } });
  expect(setting).toMatchObject({ progressBar: true, completionType: 'minimum-score', minimumScore: 0 });
});

test('a lesson is pending, open, started, passed or not passed [3.15]', () => {
  expect(lessonStatuses).toEqual(['pending', 'not-started', 'started', 'passed', 'not-passed']);
});
