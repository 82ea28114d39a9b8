import { expect, test } from 'vitest';
import { program } from '@sinau/api-client';
import type { PreviewedProgram, SampleAttempt } from '@sinau/contracts/authoring/preview/preview.schemas';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import { idOf, programDetail } from '../testing/fixtures.ts';
import { held } from '../testing/held.ts';
import { attemptOf, outlineLesson, outlineOf } from '../testing/lessons.ts';
import { createClassroom } from '../features/preview/classroom/classroom.ts';
import { lessonPreviews } from './previews.ts';

test('a state that loads slowly is not shown over one that was chosen after it', async () => {
  const previewed: PreviewedProgram = {
    ...programDetail({ sections: outlineOf(outlineLesson(1, { type: 'quiz', status: 'not-started' })) }),
    viewer: { isOnTeam: true, mayEdit: true },
  };
  const drawn = held<SampleAttempt>();
  const unasked = () => Promise.reject(new Error('Nobody asked for it'));
  const source = { lesson: unasked, check: unasked, grade: unasked, attempt: () => drawn.answer };
  const classroom = createClassroom(previewed, source, lessonPreviews);

  const slow = classroom.stage(idOf(1), 'running');
  await classroom.stage(idOf(1), 'new');
  drawn.release({ attempt: attemptOf(), key: {} });
  await slow;
  const { id, method, path } = program.participantDetail;
  const { sections } = (await classroom.send({ id, method, path })) as Program;
  expect(sections[0]!.lessons[0]).toMatchObject({ status: 'started', beganAt: null });
});
