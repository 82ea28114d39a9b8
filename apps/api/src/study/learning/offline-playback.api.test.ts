import { certificate, learning } from '@sinau/api-client';
import type { PlayedSpan } from '@sinau/contracts/study/learning/learning.schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, hours, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram, sessionAt } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { watching } from '../../testing/recordings.ts';
import type { Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const tenMinutes = { seconds: 600 };
const findSession = (id: string) => app.db.lessonSession.findUniqueOrThrow({ where: { id } });

/** A device on which a learner plays without a connection. Its clock is that of the application. */
function deviceOf(learner: Person, params: { participantId: string; sessionId: string }) {
  const body = (spans: PlayedSpan[], position = 0) => ({ sentAt: app.clock.now().toISOString(), spans, position });
  return {
    params,
    body,
    /** Plays at the usual speed, and returns the span. */
    play(from: number, to: number): PlayedSpan {
      const start = app.clock.now();
      const length = (to - from) * 1000;
      app.clock.advance(length);
      return { from, to, startedAt: start.toISOString(), endedAt: later(start, length).toISOString() };
    },
    send: (spans: PlayedSpan[], position?: number) =>
      learner.call(learning.offlineProgress, { params, body: body(spans, position) }),
    attempt: (spans: PlayedSpan[]) => learner.attempt(learning.offlineProgress, { params, body: body(spans) }),
  };
}

async function saved(...recordings: Parameters<typeof watching>[1][]) {
  const all = await watching(app, ...recordings);
  const deviceFor = (index: number) =>
    deviceOf(all.learner, { participantId: all.participant.id, sessionId: all.participant.sessions[index]!.id });
  return { ...all, deviceFor, device: deviceFor(0) };
}

test('a recording that was watched without a connection is passed once that is sent, and opens the next', async () => {
  const { learner, participant, device } = await saved(tenMinutes, tenMinutes);
  const spans = [device.play(0, 300), device.play(300, 560)];
  app.clock.advance(days(3));
  expect(await device.send(spans, 560)).toEqual({
    status: 'passed',
    watched: 560,
    remaining: 0,
    position: 560,
    seq: 0,
    progress: 50,
  });
  const params = { id: participant.sessions[1]!.id };
  expect(await learner.call(learning.sessionDetail, { params })).toMatchObject({ status: 'started' });
});

test('playing begins a lesson, and the class is studied at the time of playing', async () => {
  const { participant, device } = await saved(tenMinutes);
  const span = device.play(0, 60);
  const playedAt = new Date(span.endedAt);
  app.clock.advance(hours(5));
  expect(await device.send([span], 60)).toMatchObject({ status: 'started', watched: 60, remaining: 480 });
  const { beatAt } = await findSession(device.params.sessionId);
  expect(beatAt).toEqual(playedAt);
  const { lastActivityAt } = await app.db.participant.findUniqueOrThrow({ where: { id: participant.id } });
  expect(lastActivityAt!.getTime()).toBeGreaterThanOrEqual(playedAt.getTime());
});

test('the last recording of a class issues one certificate, however often and at once it is sent', async () => {
  app.clock.stop();
  const { learner, device, participant } = await saved(tenMinutes);
  const spans = [device.play(0, 600)];
  const states = await Promise.all(Array.from({ length: 20 }, () => device.send(spans, 600)));
  expect(new Set(states.map(({ status, watched, progress }) => `${status} ${watched} ${progress}`))).toEqual(
    new Set(['passed 600 100']),
  );
  expect(await learner.call(certificate.mine)).toMatchObject({ total: 1 });
  expect(await app.db.certificate.count({ where: { participantId: participant.id } })).toBe(1);
  expect(await findSession(device.params.sessionId)).toMatchObject({ openSeconds: 600, watchedSeconds: 600 });
});

test('spans that are sent again change nothing, also after another recording was sent', async () => {
  const { deviceFor, participant } = await saved(tenMinutes, tenMinutes);
  await app.db.lessonSession.updateMany({
    where: { participantId: participant.id },
    data: sessionAt('started', app.clock.now()),
  });
  const [first, second] = [deviceFor(0), deviceFor(1)];
  const spans = [first.play(0, 100)];
  const state = await first.send(spans, 100);
  await second.send([second.play(0, 50)], 50);
  expect(await first.send(spans, 100)).toEqual(state);
  // The time of the first recording does not count again for the second.
  expect(await second.send(spans, 100)).toMatchObject({ watched: 100 });
  expect(await findSession(second.params.sessionId)).toMatchObject({ openSeconds: 50 });
});

test('a connected player stays active, and goes on from what was sent', async () => {
  const { device, newPlayer } = await saved(tenMinutes);
  const span = device.play(0, 200);
  const player = newPlayer();
  await player.open(200);
  await device.send([span], 200);
  expect(await player.play(20)).toMatchObject({ isActive: true, watched: 220 });
  const concurrent = await Promise.all([
    player.play(10),
    device.send([{ ...span, from: 300, to: 310 }], 310),
    device.send([{ ...span, from: 400, to: 410 }], 410),
  ]);
  expect(concurrent[0].isActive).toBe(true);
  expect((await findSession(device.params.sessionId)).watchedSeconds).toBe(250);
});

test('playing does not finish a lesson that a button finishes', async () => {
  const { device } = await saved({ ...tenMinutes, completionType: 'hit-button' });
  expect(await device.send([device.play(0, 600)], 600)).toMatchObject({ status: 'started', progress: 0 });
});

test('a batch costs the same statements, however many spans it has', async () => {
  const { device } = await saved(tenMinutes);
  await device.send([device.play(0, 1)]);
  const one = await countQueries(() => device.send([device.play(1, 2)]));
  const spans = Array.from({ length: 200 }, (_, index) => device.play(index, index + 1));
  expect(await countQueries(() => device.send(spans))).toBe(one);
});

describe('spans are refused', () => {
  test('for a locked lesson, which does not change', async () => {
    const { deviceFor } = await saved(tenMinutes, tenMinutes);
    const device = deviceFor(1);
    const before = await findSession(device.params.sessionId);
    expect(await device.attempt([device.play(0, 60)])).toMatchObject({ status: 409, code: 'lesson_locked' });
    expect(await findSession(device.params.sessionId)).toEqual(before);
  });

  test("for another user's lesson, and for one's own once access has ended", async () => {
    const { learner, participant, device } = await saved(tenMinutes);
    const other = await saved(tenMinutes);
    const spans = [device.play(0, 60)];
    expect(await deviceOf(other.learner, device.params).attempt(spans)).toMatchObject({ status: 404 });
    const mixed = { ...device.params, participantId: other.participant.id };
    expect(await deviceOf(other.learner, mixed).attempt(spans)).toMatchObject({ status: 404 });
    await app.db.grant.updateMany({ where: { participantId: participant.id }, data: { endedAt: new Date() } });
    expect(await device.attempt(spans)).toMatchObject({ status: 404 });
    expect(await app.db.offlineTime.count({ where: { userId: { in: [learner.id, other.learner.id] } } })).toBe(0);
  });

  test('for a lesson without an uploaded recording', async () => {
    const { learner, partner, device } = await saved(tenMinutes);
    const program = await publishedProgram(app, partner);
    const { id: participantId, sessions } = await enrolled(app, learner, program);
    const article = deviceOf(learner, { participantId, sessionId: sessions[0]!.id });
    expect(await article.attempt([device.play(0, 10)])).toMatchObject({ status: 409, code: 'action_not_allowed' });
  });

  test('with values out of bounds', async () => {
    const { learner, device } = await saved(tenMinutes);
    const before = await findSession(device.params.sessionId);
    const span = device.play(0, 60);
    const valid = device.body([span], 60);
    const nonsense = [
      { spans: [] },
      { spans: Array.from({ length: 201 }, () => span) },
      { spans: [{ ...span, from: 61 }] },
      { spans: [{ ...span, from: -1 }] },
      { spans: [{ ...span, to: '60' }] },
      { spans: [{ ...span, startedAt: span.endedAt, endedAt: span.startedAt }] },
      { spans: [{ ...span, startedAt: 'kemarin' }] },
      { sentAt: null },
      { sentAt: '0000-01-01T00:00:00.000Z' },
      { position: -1 },
    ];
    const { participantId, sessionId } = device.params;
    for (const part of nonsense) {
      const path = `/participant/session/${participantId}/${sessionId}/offline-progress`;
      const { body } = await learner.send('PUT', path, { ...valid, ...part });
      expect({ part, ...body }).toMatchObject({ part, status: 422, error: { code: 'invalid_input' } });
    }
    expect(await findSession(device.params.sessionId)).toEqual(before);
  });
});
