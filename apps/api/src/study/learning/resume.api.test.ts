import { learning } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { watching } from '../../testing/recordings.ts';
import { newPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test(
  'a user resumes the class studied last, at the lesson that waits and what it lacks',
  { tags: 'night' },
  async () => {
    const { learner, partner, lessons, program, newPlayer } = await watching(app, { seconds: 600 }, { seconds: 60 });
    const at = async () => {
      const resumed = await learner.call(learning.resume);
      return resumed && [resumed.enrolment.id, resumed.lesson.id, resumed.lesson.remaining, resumed.lesson.isBegun];
    };
    expect(await at()).toEqual([program.id, lessons[0]!.id, 540, false]);
    const player = newPlayer();
    await player.open();
    await player.play(519);
    expect(await at()).toEqual([program.id, lessons[0]!.id, 21, true]);
    expect(await countQueries(() => learner.call(learning.resume))).toBeLessThanOrEqual(8);
    await player.play(30);
    expect(await at()).toEqual([program.id, lessons[1]!.id, 54, false]);

    app.clock.advance(days(1));
    const other = await publishedProgram(app, partner);
    const participant = await enrolled(app, learner, other);
    expect(await at()).toEqual([program.id, lessons[1]!.id, 54, false]);
    await learner.call(learning.act, {
      params: { participantId: participant.id, sessionId: participant.sessions[0]!.id, action: 'start' },
    });
    expect((await at())?.slice(0, 2)).toEqual([other.id, other.sections[0]!.lessons[0]!.id]);
    const { list } = await learner.call(learning.myClass, {
      params: { id: 'me' },
      query: { sort: '-lastActivityAt,-enrolledAt' },
    });
    expect(list.map(({ id }) => id)).toEqual([other.id, program.id]);

    await app.db.grant.updateMany({ where: { participantId: participant.id }, data: { endedAt: app.clock.now() } });
    expect((await at())?.[0]).toBe(program.id);
    await app.db.participant.update({
      where: { userId_classId: { userId: learner.id, classId: program.id } },
      data: { progress: 100, completedAt: app.clock.now() },
    });
    expect(await at()).toBeNull();
  },
);

test('a user without a class has nothing to resume', async () => {
  expect(await (await newPerson(app)).call(learning.resume)).toBeNull();
});
