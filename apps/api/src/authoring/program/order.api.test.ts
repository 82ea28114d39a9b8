import { learning, program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, newProgram, publishChanges, publishedProgram, type ProgramRow } from '../../testing/classes.ts';
import { scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

type Outline = Awaited<ReturnType<typeof program.reorderLesson.call>>;
const titles = ({ sections }: Pick<Outline, 'sections'>) =>
  sections.map(({ title, lessons }) => [title, ...lessons.map((lesson) => lesson.title)]);
const places = (section: [number, number], lesson: [number, number]) => ({
  section: { oldIndex: section[0], newIndex: section[1] },
  lesson: { oldIndex: lesson[0], newIndex: lesson[1] },
});

async function outlined(outline: string[][] = [['A', 'B', 'C'], ['D'], []]) {
  const people = await scene(app);
  const row = await newProgram(app, people.partner, { outline });
  const moveLesson = (body: ReturnType<typeof places> & { revision?: number }) =>
    people.partner.call(program.reorderLesson, { params: { id: row.slug }, body });
  const moveSection = (index: number, newIndex: number) =>
    people.partner.call(program.reorderSection, {
      params: { id: row.id, sectionId: row.sections[index]!.id },
      body: { newIndex },
    });
  return { ...people, row, moveLesson, moveSection };
}

test('a section is moved to an index, and an index beyond the last means the last [7.11]', async () => {
  const { moveSection } = await outlined();
  expect(titles(await moveSection(2, 0))).toEqual([['Section 3'], ['Section 1', 'A', 'B', 'C'], ['Section 2', 'D']]);
  expect(titles(await moveSection(2, 99))).toEqual([['Section 1', 'A', 'B', 'C'], ['Section 2', 'D'], ['Section 3']]);
});

test('a lesson is moved within its section and to another one, also an empty one [7.23]', async () => {
  const { moveLesson } = await outlined();
  expect(titles(await moveLesson(places([0, 0], [0, 2])))[0]).toEqual(['Section 1', 'B', 'C', 'A']);
  expect(titles(await moveLesson(places([0, 1], [2, 0])))).toEqual([
    ['Section 1', 'B', 'C'],
    ['Section 2', 'A', 'D'],
    ['Section 3'],
  ]);
  expect(titles(await moveLesson(places([0, 2], [0, 5])))).toEqual([
    ['Section 1', 'C'],
    ['Section 2', 'A', 'D'],
    ['Section 3', 'B'],
  ]);
});

test('concurrent moves keep every lesson in the outline once', async () => {
  const { partner, row, moveLesson, moveSection } = await outlined();
  const moves = await Promise.allSettled([
    moveLesson(places([0, 1], [0, 0])),
    moveSection(1, 0),
    moveLesson(places([0, 0], [0, 1])),
    moveSection(2, 1),
  ]);
  // Depending on the order, a section has fewer lessons by then.
  for (const move of moves) if (move.status === 'rejected') expect(move.reason).toMatchObject({ status: 422 });
  const now = await partner.call(program.mineDetail, { params: { id: row.id } });
  expect(now.sections.flatMap(({ lessons }) => lessons.map(({ title }) => title)).toSorted()).toEqual([
    'A',
    'B',
    'C',
    'D',
  ]);
  expect(now.revision).toBe(1 + moves.filter(({ status }) => status === 'fulfilled').length);
});

test('a move that refers to an older revision, or to an index that does not exist, is refused', async () => {
  const { partner, row, moveLesson } = await outlined();
  await moveLesson({ ...places([0, 0], [0, 1]), revision: 1 });
  const section = { params: { id: row.id, sectionId: row.sections[0]!.id } };
  expect(
    await partner.attempt(program.reorderSection, { ...section, body: { newIndex: 1, revision: 1 } }),
  ).toMatchObject({ status: 409, code: 'class_edited_elsewhere' });
  await partner.call(program.reorderSection, { ...section, body: { newIndex: 0, revision: 2 } });
  const attempt = (body: Parameters<typeof moveLesson>[0]) =>
    partner.attempt(program.reorderLesson, { params: { id: row.id }, body });
  expect(await attempt({ ...places([0, 0], [0, 1]), revision: 1 })).toMatchObject({
    status: 409,
    code: 'class_edited_elsewhere',
  });
  expect(await attempt(places([0, 0], [7, 0]))).toMatchObject({
    status: 422,
    fields: { lesson: 'Urutan ini tidak ada lagi' },
  });
  expect(await attempt(places([0, 7], [0, 0]))).toMatchObject({
    status: 422,
    fields: { section: 'Urutan ini tidak ada lagi' },
  });
});

test('a section of another class is not found', async () => {
  const { partner, row } = await outlined();
  const other = await newProgram(app, partner);
  expect(
    await partner.attempt(program.reorderSection, {
      params: { id: row.id, sectionId: other.sections[0]!.id },
      body: { newIndex: 0 },
    }),
  ).toMatchObject({ status: 404 });
});

test('a participant who was studying when the order changed reaches every lesson and 100 %', async () => {
  const { partner, learner } = await scene(app);
  const row: ProgramRow = await publishedProgram(app, partner, { outline: [['A', 'B', 'C']] });
  const participant = await enrolled(app, learner, row);
  const read = () => learner.call(program.participantDetail, { params: { id: row.id } });
  const complete = async (title: string) => {
    const { sections } = await read();
    const { sessionId } = sections.flatMap(({ lessons }) => lessons).find((one) => one.title === title)!;
    return learner.call(learning.act, {
      params: { participantId: participant.id, sessionId: sessionId!, action: 'complete' },
    });
  };
  await complete('A');
  // The position is B, while C is moved before it.
  await partner.call(program.reorderLesson, { params: { id: row.id }, body: places([0, 0], [2, 0]) });
  await publishChanges(partner, row.id);
  expect((await read()).sections[0]!.lessons.map(({ title, status }) => `${title} ${status}`)).toEqual([
    'C not-started',
    'A passed',
    'B started',
  ]);
  await complete('B');
  expect(await complete('C')).toMatchObject({ status: 'passed', progress: 100 });
});
