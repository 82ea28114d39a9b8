import { randomUUID } from 'node:crypto';
import { note } from '@sinau/api-client';
import { maxNotes } from '@sinau/contracts/study/note/note.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { classroom } from '../../testing/discussions.ts';
import { newPerson, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const write = (person: Person, lessonId: string, fields: { id?: string; content?: string; atSecond?: number } = {}) =>
  person.call(note.create, { body: { id: randomUUID(), lessonId, content: 'Lead dulu.', ...fields } });

test('a note is stored once whatever is sent again, and listed in the order of the lesson', async () => {
  const { learner, program, lesson } = await classroom(app);
  const id = randomUUID();
  const late = { id, content: 'Di menit kedua.\nPenting!', atSecond: 75 };
  const written = await write(learner, lesson, late);
  expect(written).toMatchObject({ ...late, lesson: { id: lesson }, editedAt: null });
  expect(await write(learner, lesson, late)).toEqual(written);
  const first = await write(learner, lesson);

  const query = { filter: { classId: program.id } };
  const list = () => learner.call(note.list, { query });
  expect(await list()).toMatchObject({ total: 2, list: [{ id: first.id }, { id }] });
  expect(await countQueries(list)).toBeLessThanOrEqual(6);
  expect(await learner.call(note.list, { query: { ...query, keyword: 'penting' } })).toMatchObject({ list: [{ id }] });

  const changed = await learner.call(note.update, { params: { id }, body: { content: 'Di menit pertama.' } });
  expect(changed).toMatchObject({ content: 'Di menit pertama.', atSecond: 75, editedAt: expect.any(String) });
  await learner.call(note.remove, { params: { id } });
  expect((await list()).list.map((left) => left.id)).toEqual([first.id]);
  expect(await write(learner, lesson, late)).toMatchObject(late);
});

test('the author alone reads, changes or takes over a note, neither another participant nor a teacher of the class', async () => {
  const { learner, partner, operator, program, lesson } = await classroom(app);
  const other = await newPerson(app);
  await enrolled(app, other, program);
  const { id } = await write(learner, lesson);
  for (const stranger of [other, partner, operator]) {
    expect(await stranger.call(note.list, { query: { filter: { classId: program.id } } })).toMatchObject({ total: 0 });
    expect(await stranger.attempt(note.update, { params: { id }, body: { content: 'Milikku.' } })).toMatchObject({
      status: 404,
    });
    expect(await stranger.attempt(note.remove, { params: { id } })).toMatchObject({ status: 404 });
    expect(await stranger.attempt(note.create, { body: { id, lessonId: lesson, content: 'Milikku.' } })).toMatchObject({
      status: 404,
    });
  }
  expect(await app.db.note.findUnique({ where: { id } })).toMatchObject({ userId: learner.id, content: 'Lead dulu.' });
});

test('a locked lesson accepts no note, nor a class whose limit of notes is reached', async () => {
  const { learner, program, lesson, locked } = await classroom(app);
  const attempt = (lessonId: string) =>
    learner.attempt(note.create, { body: { id: randomUUID(), lessonId, content: 'Nanti.' } });
  expect(await attempt(locked)).toMatchObject({ status: 409, code: 'lesson_locked' });
  await app.db.note.createMany({
    data: Array.from({ length: maxNotes }, () => ({
      id: randomUUID(),
      userId: learner.id,
      classId: program.id,
      lessonId: lesson,
      content: 'Lagi.',
      createdAt: app.clock.now(),
    })),
  });
  expect(await attempt(lesson)).toMatchObject({ status: 409, code: 'too_many_notes' });
});
