import { goal, learning } from '@sinau/api-client';
import { submittedLessonTypes } from '@sinau/contracts/study/lesson/lesson.rules';
import { addDays, dayOf, startOf, weekOf, type Day } from '@sinau/format/calendar';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, hours } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { assignmentScene, teacherOf } from '../../testing/assignments.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { createPlayer, watching } from '../../testing/recordings.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const halfAnHour = hours(0.5);
/** Moves the clock to half an hour before the end of a day in Jakarta. */
const advanceToEndOf = (day: Day) =>
  app.clock.advance(startOf(addDays(day, 1)).getTime() - halfAnHour - app.clock.now().getTime());
const nextMonday = () => addDays(weekOf(dayOf(app.clock.now()))[6]!, 1);

const studied = async (person: Person) =>
  (await person.call(goal.week)).days.filter(({ isStudied }) => isStudied).map(({ day }) => day);

describe('the goal', () => {
  test('is chosen, changed and given up in one call each, by one person for themselves', async () => {
    const [person, other] = [await newPerson(app), await newPerson(app)];
    expect(await person.call(goal.week)).toMatchObject({ target: null });
    for (const target of [4, 7, 0])
      expect(await person.call(goal.choose, { body: { target } })).toMatchObject({ target });
    expect(await person.call(goal.week)).toMatchObject({ target: 0 });
    expect(await other.call(goal.week)).toMatchObject({ target: null });
  });

  test.each([-1, 8, 2.5])('of %s days a week is refused', async (target) => {
    const person = await newPerson(app);
    expect(await person.attempt(goal.choose, { body: { target } })).toMatchObject({ code: 'invalid_input' });
  });

  test('and the week are read by two statements, including that of the session', async () => {
    const person = await newPerson(app);
    expect(await countQueries(() => person.call(goal.week))).toBeLessThanOrEqual(2);
  });
});

describe('a day counts', () => {
  test('from midnight in Jakarta, once for any amount of study, in weeks from Monday', async () => {
    const monday = nextMonday();
    advanceToEndOf(monday);
    const { learner, partner } = await scene(app);
    expect(await learner.call(goal.week)).toEqual({
      target: null,
      today: monday,
      days: weekOf(monday).map((day) => ({ day, isStudied: false })),
    });
    for (const _class of [1, 2]) {
      const { id: participantId, sessions } = await enrolled(app, learner, await publishedProgram(app, partner));
      const params = { participantId, sessionId: sessions[0]!.id };
      await learner.call(learning.act, { params: { ...params, action: 'start' } });
      await learner.call(learning.act, { params: { ...params, action: 'complete' } });
    }
    expect(await studied(learner)).toEqual([monday]);
    app.clock.advance(days(6));
    expect(await studied(learner)).toEqual([monday]);
    app.clock.advance(hours(1));
    expect(await learner.call(goal.week)).toMatchObject({ today: addDays(monday, 7) });
    expect(await studied(learner)).toEqual([]);
  });

  test('when a recording plays across the end of a year, on two devices concurrently', async () => {
    const newYear = `${Number(dayOf(app.clock.now()).slice(0, 4)) + 1}-01-01`;
    const eve = addDays(newYear, -1);
    advanceToEndOf(eve);
    const { learner, newPlayer, participant } = await watching(app, { seconds: 9_000 });
    const phone = newPlayer();
    await phone.open();
    expect(await studied(learner)).toEqual([eve]);
    app.clock.advance(hours(1));
    const laptop = createPlayer(app, learner, { ...phone.params, participantId: participant.id });
    await Promise.all([phone.beat({ opening: true }), laptop.beat({ opening: true })]);
    expect(await studied(learner)).toEqual(weekOf(newYear).filter((day) => day === eve || day === newYear));
  });

  test('when something is written or submitted, and not when a teacher grades it', async () => {
    advanceToEndOf(nextMonday());
    const author = await assignmentScene(app);
    const written = dayOf(app.clock.now());
    await author.answer({ content: 'Lead pertama.', revision: 1 });
    app.clock.advance(days(1));
    const id = await author.handIn('Lead pertama, ditulis ulang.');
    app.clock.advance(days(1));
    const teacher = teacherOf(author.partner, id);
    await teacher.claim();
    await teacher.grade({ number: 1, outcome: 'passed', score: 90 });
    expect(await author.state()).toMatchObject({ state: 'passed' });
    expect(await studied(author.learner)).toEqual([written, addDays(written, 1)]);
  });

  test('by a trigger that knows every kind of lesson which a teacher passes', async () => {
    const [trigger] = await app.db.$queryRaw<{ source: string }[]>`
      SELECT prosrc AS source FROM pg_proc WHERE proname = 'session_studied'`;
    expect(submittedLessonTypes.filter((type) => !trigger!.source.includes(`'${type}'`))).toEqual([]);
  });
});
