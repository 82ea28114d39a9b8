import { expect, test } from 'vitest';
import { program } from '@sinau/api-client';
import type { PreviewedProgram, SampleAttempt } from '@sinau/contracts/preview/preview.schemas';
import type { Program } from '@sinau/contracts/program/program.schemas';
import { idOf, programDetail } from '../../../testing/fixtures.ts';
import { outlineLesson, outlineOf } from '../../../testing/lessons.ts';
import { createClassroom } from './classroom.ts';

const drawn: SampleAttempt = {
  attempt: {
    id: idOf(70),
    number: 1,
    startedAt: '2026-11-21T03:00:00.000Z',
    deadlineAt: null,
    serverNow: '2026-11-21T03:00:00.000Z',
    revision: 0,
    questions: [],
    answers: {},
  },
  key: {},
};

test('a state that is slow to come about is not shown over one that was chosen after it', async () => {
  const previewed: PreviewedProgram = {
    ...programDetail({ sections: outlineOf(outlineLesson(1, { type: 'quiz', status: 'not-started' })) }),
    viewer: { isOnTeam: true, mayEdit: true },
  };
  let draw: (attempt: SampleAttempt) => void = () => undefined;
  const attempt = () => new Promise<SampleAttempt>((resolve) => (draw = resolve));
  const unasked = () => Promise.reject(new Error('Nobody asked for it'));
  const source = { lesson: unasked, check: unasked, grade: unasked, attempt };
  const classroom = createClassroom(previewed, source);

  const slow = classroom.stage(idOf(1), 'running');
  await classroom.stage(idOf(1), 'new');
  draw(drawn);
  await slow;
  const { id, method, path } = program.participantDetail;
  const { sections } = (await classroom.send({ id, method, path })) as Program;
  expect(sections[0]!.lessons[0]).toMatchObject({ status: 'started', beganAt: null });
});
