import { certificate, learning } from '@sinau/api-client';
import type { PlaybackBeat, PlaybackState } from '@sinau/contracts/study/learning/learning.schemas';
import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { makeRecording, watching } from '../../testing/recordings.ts';
import { enrolled, publishedProgram, sessionAt } from '../../testing/classes.ts';
import { newPerson } from '../../testing/scene.ts';
import { seededRandom, seeds, type SeededRandom } from '../../testing/seeded-random.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ settings: { DATABASE_POOL_SIZE: '10' } });
});
afterAll(() => app.stop());

/** Rounds of each test of concurrent calls. */
const rounds = isFullRun ? 10 : 2;
const tenMinutes = { seconds: 600 };
const everything: [number, number][] = [[0, 600]];
const findSession = (id: string) => app.db.lessonSession.findUniqueOrThrow({ where: { id } });

describe('playing', () => {
  test('the first heartbeat begins a lesson, and nine tenths of it at the usual speed finish it and open the next', async () => {
    const { learner, lessons, participant, newPlayer } = await watching(app, tenMinutes, {
      seconds: 60,
      type: 'audio',
    });
    const player = newPlayer();
    expect(await player.open()).toEqual({
      status: 'started',
      watched: 0,
      remaining: 540,
      position: 0,
      seq: 1,
      progress: 0,
      isActive: true,
    });
    expect(await player.play(530)).toMatchObject({
      status: 'started',
      watched: 530,
      remaining: 10,
      position: 530,
      progress: 0,
    });
    expect(await learner.call(learning.lesson, { params: { id: lessons[0]!.id } })).toMatchObject({
      session: { status: 'started', playback: { watched: 530, remaining: 10, position: 530, seq: 54 } },
    });
    expect(await player.play(10)).toEqual({
      status: 'passed',
      watched: 540,
      remaining: 0,
      position: 540,
      seq: 55,
      progress: 50,
      isActive: true,
    });
    expect(await learner.call(learning.sessionDetail, { params: { id: participant.sessions[1]!.id } })).toMatchObject({
      status: 'started',
    });
    expect(await player.play(60)).toMatchObject({ status: 'passed', watched: 600, position: 600, progress: 50 });
  });

  test('takes half the time at twice the speed, and no less', async () => {
    const { newPlayer } = await watching(app, tenMinutes);
    const player = newPlayer();
    await player.open();
    expect(await player.play(260, 2)).toMatchObject({ status: 'started', remaining: 20 });
    expect(await player.play(10, 2)).toMatchObject({ status: 'passed', progress: 100 });
  });

  test('continues where it stopped after the tab was closed, with the seconds that were watched', async () => {
    const { learner, lessons, newPlayer } = await watching(app, tenMinutes);
    const first = newPlayer();
    await first.open();
    await first.play(34);
    await first.beat({ position: 300.5 });
    const { openSeconds } = await findSession(first.params.sessionId);
    app.clock.advance(hours(20));

    const { session } = await learner.call(learning.lesson, { params: { id: lessons[0]!.id } });
    expect(session.playback).toEqual({ position: 300.5, watched: 34, remaining: 506, seq: 6 });
    const second = newPlayer();
    expect(await second.beat({ seq: session.playback!.seq + 1, opening: true, position: 300.5 })).toMatchObject({
      isActive: true,
      position: 300.5,
      watched: 34,
      seq: 7,
    });
    // The night does not count as played.
    expect((await findSession(session.id)).openSeconds).toBe(openSeconds);
  });

  test('is taken over by a second player; the first is notified, and its heartbeats change nothing', async () => {
    const { newPlayer, participant } = await watching(app, tenMinutes, tenMinutes);
    await app.db.lessonSession.updateMany({
      where: { participantId: participant.id },
      data: sessionAt('started', app.clock.now()),
    });
    const [laptop, phone] = [newPlayer(0), newPlayer(1)];
    await laptop.open();
    expect(await laptop.play(20)).toMatchObject({ isActive: true, watched: 20 });
    expect(await phone.open()).toMatchObject({ isActive: true, watched: 0 });

    const before = await findSession(laptop.params.sessionId);
    expect(await laptop.play(10)).toMatchObject({ isActive: false, watched: 20, position: 20 });
    expect(await findSession(laptop.params.sessionId)).toEqual(before);
    expect(await phone.play(10)).toMatchObject({ isActive: true, watched: 10 });
    expect(await laptop.open()).toMatchObject({ isActive: true });
    expect(await phone.play(10)).toMatchObject({ isActive: false });
  });

  test('with a used number returns the newest to the player that opens, which takes over with the next', async () => {
    const { newPlayer } = await watching(app, tenMinutes);
    const [laptop, phone] = [newPlayer(), newPlayer()];
    await laptop.open();
    await laptop.play(50);
    expect(await phone.beat({ opening: true })).toMatchObject({ isActive: false, seq: 6 });
    expect(await phone.beat({ opening: true })).toMatchObject({ isActive: true, seq: 7 });
  });

  test('by several people is independent', async () => {
    const one = await watching(app, tenMinutes);
    const other = await watching(app, tenMinutes);
    const [first, second] = [one.newPlayer(), other.newPlayer(0)];
    await first.open();
    await second.open();
    expect(await first.play(20)).toMatchObject({ isActive: true, watched: 20 });
  });

  test('finishes a recording under twenty seconds by its end', async () => {
    const { newPlayer } = await watching(app, { seconds: 18.4 }, tenMinutes);
    const player = newPlayer();
    await player.open(14);
    expect(await player.beat({ ranges: [[14, 16]], position: 16 })).toMatchObject({ status: 'started' });
    expect(await player.beat({ ranges: [[16, 18.4]], position: 18.4 })).toMatchObject({
      status: 'started',
      watched: 4,
    });
    app.clock.advance(4000);
    expect(await player.beat({ ranges: [[17, 18.4]], position: 18.4 })).toMatchObject({
      status: 'passed',
      remaining: 0,
      progress: 50,
    });
  });

  test('saves the position and finishes nothing where a button finishes the lesson', async () => {
    const { learner, newPlayer, participant } = await watching(app, { seconds: 40, completionType: 'hit-button' });
    const player = newPlayer();
    await player.open();
    expect(await player.play(40)).toMatchObject({ status: 'started', watched: 40, position: 40, progress: 0 });
    const params = {
      participantId: participant.id,
      sessionId: participant.sessions[0]!.id,
      action: 'complete',
    } as const;
    expect(await learner.call(learning.act, { params })).toMatchObject({ status: 'passed', progress: 100 });
  });

  test('keeps a passed lesson passed when its file is replaced', async () => {
    const { partner, lessons, newPlayer } = await watching(app, { seconds: 60 });
    const player = newPlayer();
    await player.open();
    expect(await player.play(60)).toMatchObject({ status: 'passed', watched: 60 });
    await makeRecording(app, partner, lessons[0]!.id, { seconds: 600 });
    expect(await player.beat({ position: 61 })).toMatchObject({
      status: 'passed',
      watched: 60,
      remaining: 0,
      progress: 100,
    });
    await makeRecording(app, partner, lessons[0]!.id, { seconds: 20.5 });
    expect(await player.beat({ position: 61 })).toMatchObject({ status: 'passed', watched: 21, position: 21 });
  });

  test('costs two statements for a heartbeat besides the session, however much was played', async () => {
    const { newPlayer } = await watching(app, { seconds: 4 * 3600 });
    const player = newPlayer();
    await player.open();
    await player.play(60);
    const unauthenticated = await countQueries(() =>
      app.visitor.attempt(learning.progress, {
        params: player.params,
        body: { player: 'pemutar-1', seq: 1, ranges: [], position: 0, rate: 1 },
      }),
    );
    expect(unauthenticated).toBe(0);
    expect(await countQueries(() => player.beat({ ranges: [[60, 70]] }))).toBe(3);
  });
});

test('a heartbeat that only adds seconds does not wait for the disk, unlike those that begin and finish a lesson', async () => {
  const { newPlayer } = await watching(app, { seconds: 60 }, tenMinutes);
  const player = newPlayer();
  const isFlushed = await watchCommits(player.params.sessionId);
  await player.open();
  expect(await isFlushed()).toEqual([true]);
  expect(await player.play(40)).toMatchObject({ status: 'started' });
  expect(await isFlushed()).toEqual([false, false, false, false]);
  expect(await player.play(14)).toMatchObject({ status: 'passed' });
  expect((await isFlushed()).at(-1)).toBe(true);
});

/** Returns what tells of each commit that changed a session since the last call whether it waited for the disk. */
async function watchCommits(sessionId: string) {
  // The databases of tests never flush, but who asks for that is known.
  await app.connections.query(`
    CREATE TABLE commits (number int GENERATED ALWAYS AS IDENTITY, "isFlushed" boolean);
    CREATE FUNCTION note_commit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      INSERT INTO commits ("isFlushed") SELECT source <> 'session' FROM pg_settings WHERE name = 'synchronous_commit';
      RETURN NULL;
    END $$;
    CREATE CONSTRAINT TRIGGER note_commit AFTER UPDATE ON "LessonSession" DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.id = '${sessionId}' AND NEW."beatSeq" > OLD."beatSeq") EXECUTE FUNCTION note_commit()`);
  return async () => {
    const { rows } = await app.connections.query<{ isFlushed: boolean }>(
      'WITH gone AS (DELETE FROM commits RETURNING *) SELECT "isFlushed" FROM gone ORDER BY number',
    );
    return rows.map(({ isFlushed }) => isFlushed);
  };
}

describe('refused heartbeats', () => {
  const valid: PlaybackBeat = { player: 'pemutar-1', seq: 1, ranges: [[0, 5]], position: 5, rate: 1 };

  test('for a locked lesson, which does not change', async () => {
    const { learner, newPlayer } = await watching(app, tenMinutes, tenMinutes);
    const { params } = newPlayer(1);
    const before = await findSession(params.sessionId);
    expect(await learner.attempt(learning.progress, { params, body: { ...valid, opening: true } })).toMatchObject({
      status: 409,
      code: 'lesson_locked',
    });
    expect(await findSession(params.sessionId)).toEqual(before);
    expect(await app.db.playback.count({ where: { userId: learner.id } })).toBe(0);
  });

  test("for another user's lesson, and for one's own without access or with another participant", async () => {
    const { learner, participant, newPlayer } = await watching(app, tenMinutes);
    const other = await watching(app, tenMinutes);
    const { params } = newPlayer();
    expect(await other.learner.attempt(learning.progress, { params, body: valid })).toMatchObject({ status: 404 });
    expect(
      await other.learner.attempt(learning.progress, {
        params: { ...params, participantId: other.participant.id },
        body: valid,
      }),
    ).toMatchObject({ status: 404 });
    await app.db.grant.updateMany({ where: { participantId: participant.id }, data: { endedAt: new Date() } });
    expect(await learner.attempt(learning.progress, { params, body: valid })).toMatchObject({ status: 404 });
  });

  test('for a lesson without an uploaded recording', async () => {
    const { learner, partner } = await watching(app, tenMinutes);
    const program = await publishedProgram(app, partner);
    const { id: participantId, sessions } = await enrolled(app, learner, program);
    const progress = () =>
      learner.attempt(learning.progress, { params: { participantId, sessionId: sessions[0]!.id }, body: valid });
    expect(await progress()).toMatchObject({ status: 409, code: 'action_not_allowed' });
    const content = { mediaId: null, captions: [], address: 'https://youtu.be/dQw4w9WgXcQ' };
    await app.db.lesson.update({ where: { id: sessions[0]!.lessonId }, data: { type: 'video', content } });
    expect(await progress()).toMatchObject({ status: 409, code: 'action_not_allowed' });
  });

  test('with values out of bounds', async () => {
    const { learner, newPlayer } = await watching(app, tenMinutes);
    const { sessionId, participantId } = newPlayer().params;
    const before = await findSession(sessionId);
    const nonsense = [
      { ranges: [[0, Number.NaN]] },
      { ranges: [[Number.NEGATIVE_INFINITY, 5]] },
      { ranges: [[-1, 5]] },
      { ranges: [[5, 4]] },
      { ranges: [[0]] },
      { ranges: [[0, 1, 2]] },
      { ranges: [['0', '5']] },
      { ranges: Array.from({ length: 101 }, () => [0, 1]) },
      { ranges: null },
      { ranges: {} },
      { position: -1 },
      { position: Number.NaN },
      { rate: 0 },
      { rate: 5 },
      { seq: 0 },
      { seq: 1.5 },
      { seq: 2 ** 31 },
      { seq: '1' },
      { player: 'pendek' },
      { player: 'x'.repeat(41) },
      { player: 'spasi di sini' },
      { opening: 'ya' },
    ];
    for (const part of nonsense) {
      const { body } = await learner.send('PUT', `/participant/session/${participantId}/${sessionId}/progress`, {
        ...valid,
        ...part,
      });
      expect({ part, ...body }).toMatchObject({ part, status: 422, error: { code: 'invalid_input' } });
    }
    expect(await findSession(sessionId)).toEqual(before);
  });
});

describe('false claims of playback', () => {
  test('change nothing as repeated and late heartbeats', async () => {
    const { newPlayer } = await watching(app, tenMinutes);
    const player = newPlayer();
    await player.open();
    await player.play(100);
    const before = await findSession(player.params.sessionId);
    app.clock.advance(15_000);
    for (const beat of [{ seq: 11 }, { seq: 10 }, { seq: 1, opening: true }, { seq: 11, opening: true }]) {
      expect(await player.beat({ ...beat, ranges: everything, position: 599 })).toMatchObject({
        watched: 100,
        position: 100,
        seq: 11,
        isActive: true,
      });
    }
    expect(await findSession(player.params.sessionId)).toEqual(before);
  });

  test(
    'finish nothing as two hundred concurrent claims after four minutes, while an honest player still does',
    { tags: 'night' },
    async () => {
      app.clock.stop();
      const { newPlayer } = await watching(app, tenMinutes);
      const [player, other] = [newPlayer(), newPlayer()];
      await player.open();
      await player.play(240, 2);
      const claims = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          (index % 10 ? player : other).beat({
            seq: 30 + (index % 60),
            ranges: everything,
            position: 600,
            opening: index % 25 === 0,
          }),
        ),
      );
      expect(claims.filter(({ status }) => status === 'passed')).toEqual([]);
      expect(Math.max(...claims.map(({ watched }) => watched))).toBeLessThan(520);

      const honest = newPlayer();
      await honest.open(480);
      expect(await honest.play(60)).toMatchObject({ status: 'passed', progress: 100 });
    },
  );

  test.each(seeds(isFullRun ? 4 : 1))(
    'never finish ten minutes in less than 4 minutes and 20 seconds (seed %i)',
    async (seed) => {
      const random = seededRandom(seed);
      const { newPlayer, participant } = await watching(app, tenMinutes, tenMinutes);
      await app.db.lessonSession.updateMany({
        where: { participantId: participant.id },
        data: sessionAt('started', app.clock.now()),
      });
      const players = [0, 0, 0, 1, 1].map((lesson, index) => newPlayer(lesson, `pemutar-${index}`));
      const began = app.clock.now().getTime();
      const elapsed = () => (app.clock.now().getTime() - began) / 1000;
      const reached = new Map<string, number>();

      for (let attacks = 0; attacks < 200 || elapsed() < 240;) {
        const round = random.pick([1, 1, 3, 20]);
        attacks += round;
        await Promise.all(
          Array.from({ length: round }, async () => {
            const player = random.pick(players);
            const state = await player.beat(attack(random, reached.get(player.params.sessionId) ?? 0));
            reached.set(player.params.sessionId, state.seq);
            if (state.status === 'passed') expect(elapsed()).toBeGreaterThanOrEqual(260);
          }),
        );
        if (elapsed() < 245) app.clock.advance(random.pick([0, 1, 400, 5_000, 10_000, 10_000, 15_000]));
      }

      const sessions = await app.db.lessonSession.findMany({ where: { participantId: participant.id } });
      for (const { watchedSeconds, openSeconds } of sessions)
        expect(watchedSeconds).toBeLessThanOrEqual(2 * openSeconds + 10);
      expect(sessions.reduce((sum, { openSeconds }) => sum + openSeconds, 0)).toBeLessThanOrEqual(elapsed());

      for (const [lesson, rate] of [
        [0, 1],
        [1, 2],
      ] as const) {
        const honest = newPlayer(lesson);
        await honest.open();
        expect(await honest.play(600 / rate, rate)).toMatchObject({ status: 'passed' });
      }
    },
  );
});

const attack = (random: SeededRandom, reached: number): Partial<PlaybackBeat> => ({
  seq: Math.max(1, reached + random.pick([-5, 0, 1, 1, 2, 7])),
  opening: random.chance(0.2),
  rate: random.pick([0.25, 1, 4]),
  position: random.upTo(1e6),
  ranges: random.pick([
    everything,
    Array.from({ length: 100 }, () => [0, 600] as [number, number]),
    Array.from({ length: 100 }, (_, index) => [index * 6, index * 6 + 5.7] as [number, number]),
    [[0, 1e15]],
    [
      [random.upTo(600), 600],
      [0, 300],
    ],
  ]),
});

test('fifty concurrent heartbeats that finish the class issue one certificate', async () => {
  const { learner, newPlayer, participant } = await watching(app, { seconds: 100 });
  const player = newPlayer();
  await player.open();
  await player.play(80);
  app.clock.advance(10_000);
  const states = await Promise.all(
    Array.from({ length: 50 }, (_, index) => player.beat({ seq: 10 + index, ranges: [[80, 100]] })),
  );
  expect(states.every(({ isActive }) => isActive)).toBe(true);
  expect(await learner.call(certificate.mine)).toMatchObject({ total: 1 });
  expect(await app.db.participant.findUnique({ where: { id: participant.id } })).toMatchObject({ progress: 100 });
  expect(await app.db.certificate.count({ where: { participantId: participant.id } })).toBe(1);
});

test('concurrent heartbeats are all counted, and the highest number is stored', async () => {
  const { newPlayer } = await watching(app, tenMinutes);
  const player = newPlayer();
  await player.open();
  await player.play(60);
  const numbers = Array.from({ length: 60 }, (_, index) => 100 + index);
  const states = await Promise.all(numbers.map((seq) => player.beat({ seq, ranges: [[seq, seq + 1]] })));
  const { watched, watchedSeconds, beatSeq } = await findSession(player.params.sessionId);
  const taken = numbers.filter((seq, index) => states[index]!.seq === seq);
  expect(beatSeq).toBe(159);
  expect(watchedSeconds).toBe(60 + taken.length);
  expect(taken.filter((second) => !(watched![second >> 3]! & (1 << (second % 8))))).toEqual([]);
});

test('a first recording that is played in many tabs concurrently has one playback', async () => {
  const { learner, newPlayer } = await watching(app, tenMinutes);
  await Promise.all(
    Array.from({ length: 30 }, (_, index) => newPlayer().beat({ seq: index + 1, opening: true, ranges: everything })),
  );
  expect(await app.db.playback.findMany({ where: { userId: learner.id } })).toHaveLength(1);
  expect(await findSession(newPlayer().params.sessionId)).toMatchObject({ status: 'started', watchedSeconds: 10 });
});

test('a recording that was begun without a player and is then played in many tabs concurrently has one playback', async () => {
  const { learner, newPlayer } = await watching(app, tenMinutes);
  const { params } = newPlayer();
  await learner.call(learning.act, { params: { ...params, action: 'start' } });
  for (let round = 0; round < rounds; round += 1) {
    const beats = await allAtOnce(params.sessionId, learner.id, () =>
      newPlayer().beat({ opening: true, seq: 1 + round * 20 }),
    );
    expect(beats.filter(({ isActive }) => isActive)).toHaveLength(1);
    await app.db.playback.delete({ where: { userId: learner.id } });
  }
});

/** Heartbeats of a user without a playback, held until one is about to create it and the others wait for that one. */
async function allAtOnce(sessionId: string, userId: string, beat: () => Promise<PlaybackState>) {
  const count = 6;
  const holder = await app.connections.connect();
  try {
    await holder.query('BEGIN');
    await holder.query(`INSERT INTO "Playback" ("userId", "sessionId", player) VALUES ($1, $2, 'pemutar-lain')`, [
      userId,
      sessionId,
    ]);
    const beats = Array.from({ length: count }, beat);
    await expect
      .poll(
        async () =>
          (
            await holder.query(
              'SELECT FROM pg_stat_activity WHERE datname = current_database() AND cardinality(pg_blocking_pids(pid)) > 0',
            )
          ).rowCount,
      )
      .toBe(count);
    await holder.query('ROLLBACK');
    return await Promise.all(beats);
  } finally {
    holder.release();
  }
}

test("a participant's last activity is the time a lesson was begun, played or passed; heartbeats record it once a minute", async () => {
  const { learner, participant, newPlayer } = await watching(app, { seconds: 600, completionType: 'hit-button' });
  const lastActivity = async () =>
    (await app.db.participant.findUniqueOrThrow({ where: { id: participant.id } })).lastActivityAt?.getTime() ?? null;
  expect(await lastActivity()).toBeNull();
  const player = newPlayer();
  await player.open();
  const begun = await lastActivity();
  expect(begun).toEqual((await findSession(player.params.sessionId)).beganAt!.getTime());
  await player.play(50);
  expect(await lastActivity()).toBe(begun);
  await player.play(20);
  expect(await lastActivity()).toBeGreaterThan(begun! + 60_000);
  const complete = () => learner.call(learning.act, { params: { ...player.params, action: 'complete' } });
  await complete();
  const passed = await lastActivity();
  expect(passed).toEqual((await findSession(player.params.sessionId)).passedAt!.getTime());
  await complete();
  expect(await lastActivity()).toBe(passed);
});

test('heartbeats after a pause and a concurrent completion of the lesson do not refuse each other', async () => {
  for (let round = 0; round < rounds; round += 1) {
    const { learner, newPlayer } = await watching(app, { seconds: 600, completionType: 'hit-button' });
    const players = [newPlayer(), newPlayer(), newPlayer()];
    for (const player of players) await player.open();
    app.clock.advance(120_000);
    const { params } = players[0]!;
    const outcomes = await Promise.all([
      ...players.map((player) => player.beat({ opening: true })),
      learner.call(learning.act, { params: { ...params, action: 'complete' } }),
    ]);
    expect(outcomes.at(-1)).toMatchObject({ status: 'passed', progress: 100 });
  }
});

test('a user who is not enrolled cannot play a lesson', async () => {
  const { newPlayer } = await watching(app, tenMinutes);
  const body = { player: 'pemutar-1', seq: 1, ranges: [], position: 0, rate: 1 };
  expect(await (await newPerson(app)).attempt(learning.progress, { params: newPlayer().params, body })).toMatchObject({
    status: 404,
  });
});
