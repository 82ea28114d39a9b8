import { learning } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { watching } from '../../testing/recordings.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const tenMinutes = { seconds: 600 };

test('the first heartbeat begins a lesson, and nine tenths of it at the usual speed finish it and open the next', async () => {
  const { learner, lessons, participant, newPlayer } = await watching(app, tenMinutes, { seconds: 60, type: 'audio' });
  const player = newPlayer();
  expect(await player.open()).toEqual({ status: 'started', watched: 0, remaining: 540, position: 0, seq: 1, progress: 0, isActive: true });
  expect(await player.play(530)).toMatchObject({ status: 'started', watched: 530, remaining: 10, position: 530, progress: 0 });
  expect(await learner.call(learning.lesson, { params: { id: lessons[0]!.id } })).toMatchObject({ session: { status: 'started', playback: { watched: 530, remaining: 10, position: 530, seq: 54 } } });
  expect(await player.play(10)).toEqual({ status: 'passed', watched: 540, remaining: 0, position: 540, seq: 55, progress: 50, isActive: true });
  expect(await learner.call(learning.sessionDetail, { params: { id: participant.sessions[1]!.id } })).toMatchObject({ status: 'not-started' });
});

test('at twice the speed it takes half the time, and no less', async () => {
  const { newPlayer } = await watching(app, tenMinutes);
  const player = newPlayer();
  await player.open();
  expect(await player.play(260, 2)).toMatchObject({ status: 'started', remaining: 20 });
  expect(await player.play(10, 2)).toMatchObject({ status: 'passed', progress: 100 });
});
