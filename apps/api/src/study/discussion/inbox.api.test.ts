import { discussion } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { ask, classroom, reply } from '../../testing/discussions.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });

/** A mitra with two classes and three questions: the oldest one answered, two waiting. */
async function inbox() {
  const room = await classroom(app);
  const { learner, partner } = room;
  const second = await publishedProgram(app, partner, { title: 'Menulis Feature' });
  await enrolled(app, learner, second);
  const answered = await ask(learner, room.lesson, 'Apa itu lead?');
  const answer = await reply(partner, room.lesson, answered.id);
  app.clock.advance(minutes(1));
  const older = await ask(learner, room.lesson, 'Berapa panjang lead?');
  app.clock.advance(minutes(1));
  const newer = await ask(learner, second.sections[0]!.lessons[0]!.id, 'Feature itu apa?');
  const read = async (query: object = {}) => {
    const { list, waiting } = await partner.call(discussion.inbox, { query });
    return [waiting, ...list.map(({ content }) => content)];
  };
  return { ...room, second, answered, answer, older, newer, read };
}

test('the questions of all classes of the active mitra are listed, waiting ones first, with the location of each', async () => {
  const { partner, otherPartner, program, second, lesson, newer, answered, read } = await inbox();
  expect(await read()).toEqual([2, 'Feature itu apa?', 'Berapa panjang lead?', 'Apa itu lead?']);
  expect(await partner.call(discussion.inboxCount)).toEqual({ waiting: 2 });
  const { list } = await partner.call(discussion.inbox, {});
  expect(list[0]).toMatchObject({
    id: newer.id,
    isWaiting: true,
    mayHide: true,
    place: {
      class: { id: second.id, type: 'program', title: 'Menulis Feature', slug: second.slug },
      lesson: { title: 'Apa itu lead', slug: 'materi-1-1', type: 'article', sectionIndex: 0 },
    },
  });
  expect(list[2]).toMatchObject({ id: answered.id, lesson, isWaiting: false, replies: [{ role: 'Instructor' }] });

  expect(await read({ filter: { isWaiting: false } })).toEqual([2, 'Apa itu lead?']);
  expect(await read({ filter: { isWaiting: true }, sort: 'createdAt' })).toEqual([
    2,
    'Berapa panjang lead?',
    'Feature itu apa?',
  ]);
  expect(await read({ filter: { classId: program.id } })).toEqual([2, 'Berapa panjang lead?', 'Apa itu lead?']);
  expect(await read({ keyword: 'panjang' })).toEqual([2, 'Berapa panjang lead?']);
  expect(await otherPartner.call(discussion.inbox, {})).toMatchObject({ total: 0, waiting: 0 });
  expect(await otherPartner.call(discussion.inboxCount)).toEqual({ waiting: 0 });
});

test('a question waits again once the answer is deleted or hidden, and stops waiting once it is hidden or deleted itself', async () => {
  const { learner, partner, lesson, answered, answer, older, newer, read } = await inbox();
  await partner.call(discussion.hide, { ...byId(answer.id), body: { reason: 'Salah jawab' } });
  expect((await read({ filter: { isWaiting: true } }))[0]).toBe(3);
  await partner.call(discussion.unhide, byId(answer.id));
  expect((await read())[0]).toBe(2);
  await partner.call(discussion.remove, byId(answer.id));
  expect((await read())[0]).toBe(3);
  // Another participant's reply is not an answer.
  await reply(learner, lesson, answered.id, 'Sudah ketemu, terima kasih.');
  expect((await read())[0]).toBe(3);

  await partner.call(discussion.hide, { ...byId(older.id), body: { reason: 'Bukan tentang materi' } });
  expect(await read()).toEqual([2, 'Feature itu apa?', 'Apa itu lead?', 'Berapa panjang lead?']);
  await learner.call(discussion.remove, byId(newer.id));
  expect(await read()).toEqual([1, 'Apa itu lead?', 'Berapa panjang lead?']);
});

test("an instructor's question waits for nobody", async () => {
  const { partner, lesson, read } = await inbox();
  await ask(partner, lesson, 'Siapa yang sudah mencoba?');
  expect((await read())[0]).toBe(2);
});

test('costs as many queries for thirty questions as for two', async () => {
  const { learner, partner, lesson } = await inbox();
  const cost = () => countQueries(() => partner.call(discussion.inbox, { query: { perPage: 50 } }));
  const forFew = await cost();
  await app.db.discussion.createMany({
    data: Array.from({ length: 30 }, (_, index) => ({
      lessonId: lesson,
      userId: learner.id,
      role: 'Participant' as const,
      content: `Pertanyaan ${index}`,
      createdAt: app.clock.now(),
    })),
  });
  expect(await cost()).toBe(forFew);
  expect(forFew).toBeLessThanOrEqual(6);
});
