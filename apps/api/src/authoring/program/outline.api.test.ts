import { randomUUID } from 'node:crypto';
import { learning, lesson, program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, newProgram, publishChanges, publishedProgram } from '../../testing/classes.ts';
import { scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const titles = ({ sections }: { sections: { title: string; lessons: { title: string }[] }[] }) =>
  sections.map(({ title, lessons }) => [title, ...lessons.map((one) => one.title)]);

async function outlined(outline = [['A', 'B', 'C'], ['D']], create: typeof newProgram = newProgram) {
  const people = await scene(app);
  const { partner } = people;
  const row = await create(app, partner, { outline });
  const lessons = row.sections.flatMap((section) => section.lessons);
  const ofLesson = (index: number) => ({ params: { id: row.id, lessonId: lessons[index]!.id } });
  const ofSection = (index: number) => ({ params: { id: row.id, sectionId: row.sections[index]!.id } });
  const read = async () => titles(await partner.call(program.mineDetail, byId(row.id)));
  return { ...people, row, lessons, ofLesson, ofSection, read };
}

test('a removed lesson is restored with its id, content, settings, revision and position', async () => {
  const { partner, lessons, ofLesson, read } = await outlined();
  const before = await partner.call(lesson.update, {
    ...byId(lessons[1]!.id),
    body: {
      type: 'article',
      title: 'B baru',
      content: { html: '<p>Baru.</p>' },
      setting: { progressBar: false },
      revision: 1,
    },
  });
  await partner.call(lesson.remove, byId(lessons[1]!.id));
  expect(titles(await partner.call(program.restoreLesson, ofLesson(1)))).toEqual([
    ['Section 1', 'A', 'B baru', 'C'],
    ['Section 2', 'D'],
  ]);
  expect(await partner.call(lesson.detail, byId(lessons[1]!.id))).toEqual(before);

  // Repeating the call, because its answer was lost, changes nothing.
  await partner.call(program.restoreLesson, ofLesson(1));
  expect(await read()).toEqual([
    ['Section 1', 'A', 'B baru', 'C'],
    ['Section 2', 'D'],
  ]);
});

test('a removed section is restored at its position with its lessons, except one that was removed before it', async () => {
  const { partner, lessons, ofSection, ofLesson, read } = await outlined();
  await partner.call(lesson.remove, byId(lessons[0]!.id));
  await partner.call(program.removeSection, ofSection(0));
  expect(await read()).toEqual([['Section 2', 'D']]);
  await partner.call(program.restoreSection, ofSection(0));
  expect(await read()).toEqual([
    ['Section 1', 'B', 'C'],
    ['Section 2', 'D'],
  ]);
  await partner.call(program.restoreLesson, ofLesson(0));
  expect(await read()).toEqual([
    ['Section 1', 'A', 'B', 'C'],
    ['Section 2', 'D'],
  ]);
});

test('a lesson whose section is gone is restored at the end of the last section, under a free address', async () => {
  const { partner, lessons, ofSection, ofLesson } = await outlined();
  await partner.call(lesson.remove, byId(lessons[0]!.id));
  await partner.call(program.removeSection, ofSection(0));
  const { slug } = lessons[0]!;
  await app.db.workingLesson.update({ where: { id: lessons[3]!.id }, data: { slug } });
  const { sections } = await partner.call(program.restoreLesson, ofLesson(0));
  expect(sections.map((section) => section.lessons.map((one) => [one.title, one.slug]))).toEqual([
    [
      ['D', slug],
      ['A', `${slug}-2`],
    ],
  ]);
});

test(
  'a publication omits removed lessons, and restores the restored ones with the participants who had begun them',
  { tags: 'night' },
  async () => {
    const { partner, learner, row, lessons, ofLesson } = await outlined([['A', 'B']], publishedProgram);
    const participant = await enrolled(app, learner, row);
    const act = (index: number) =>
      learner.call(learning.act, {
        params: { participantId: participant.id, sessionId: participant.sessions[index]!.id, action: 'complete' },
      });
    await act(0);
    const live = async () => titles(await app.visitor.call(program.detail, byId(row.id)));
    await partner.call(lesson.remove, byId(lessons[0]!.id));
    await publishChanges(partner, row.id);
    expect(await live()).toEqual([['Section 1', 'B']]);
    await partner.call(program.restoreLesson, ofLesson(0));
    expect(await live()).toEqual([['Section 1', 'B']]);
    await publishChanges(partner, row.id);
    expect(await live()).toEqual([['Section 1', 'A', 'B']]);
    const { sections } = await learner.call(program.participantDetail, byId(row.id));
    expect(sections[0]!.lessons.map(({ status }) => status)).toEqual(['passed', 'started']);
  },
);

test('removed lessons are retained for seven days', async () => {
  const { partner, lessons, ofLesson } = await outlined();
  await partner.call(lesson.remove, byId(lessons[0]!.id));
  app.clock.advance(days(6.9));
  await app.runJob('program.sweepRemoved');
  await partner.call(program.restoreLesson, ofLesson(0));
  await partner.call(lesson.remove, byId(lessons[0]!.id));
  app.clock.advance(days(7.1));
  await app.runJob('program.sweepRemoved');
  expect(await partner.attempt(program.restoreLesson, ofLesson(0))).toMatchObject({ status: 404 });
});

test('lessons removed before a column was added get its default when restored, and lose a dropped column', async () => {
  const { partner, row, lessons, ofLesson, ofSection, read } = await outlined();
  const asKeptBefore = () => app.db.$executeRaw`
    UPDATE "RemovedNode" SET lessons = (
      SELECT jsonb_agg(lesson - 'unfinishedQuestions' - 'isComplete' || '{"gone": true}') FROM jsonb_array_elements(lessons) lesson
    ) WHERE "classId" = ${row.id}::uuid`;
  await partner.call(lesson.remove, byId(lessons[3]!.id));
  await partner.call(program.removeSection, ofSection(0));
  await asKeptBefore();
  await partner.call(program.restoreSection, ofSection(0));
  await partner.call(program.restoreLesson, ofLesson(3));
  expect(await read()).toEqual([
    ['Section 1', 'A', 'B', 'C'],
    ['Section 2', 'D'],
  ]);
  const stored = await app.db.workingLesson.findMany({ where: { classId: row.id } });
  expect(stored.map(({ isComplete, unfinishedQuestions }) => [isComplete, unfinishedQuestions])).toEqual(
    Array(4).fill([false, 0]),
  );
});

test('another mitra can neither restore nor copy, and no user can from one class into another', async () => {
  const { partner, otherPartner, row, lessons, ofLesson, ofSection } = await outlined();
  const other = await newProgram(app, otherPartner);
  await partner.call(lesson.remove, byId(lessons[0]!.id));
  await partner.call(program.removeSection, ofSection(1));
  for (const id of [row.id, other.id]) {
    const lessonKey = { params: { id, lessonId: lessons[0]!.id } };
    const sectionKey = { params: { id, sectionId: row.sections[1]!.id } };
    for (const attempt of [
      otherPartner.attempt(program.restoreLesson, lessonKey),
      otherPartner.attempt(program.restoreSection, sectionKey),
      otherPartner.attempt(program.duplicateLesson, {
        ...ofLesson(1),
        params: { ...ofLesson(1).params, id },
        body: {},
      }),
      otherPartner.attempt(program.duplicateSection, {
        ...ofSection(0),
        params: { ...ofSection(0).params, id },
        body: {},
      }),
    ])
      expect(await attempt).toMatchObject({ status: 404 });
  }
});

test('a copy is right after its original, with an address of its own, and is not made twice', async () => {
  const { partner, row, lessons, ofLesson, ofSection, read } = await outlined();
  const copyId = randomUUID();
  const copy = () => partner.call(program.duplicateLesson, { ...ofLesson(0), body: { copyId } });
  await copy();
  expect(titles(await copy())).toEqual([
    ['Section 1', 'A', 'Salinan dari A', 'B', 'C'],
    ['Section 2', 'D'],
  ]);
  const { id: _id, ...original } = await partner.call(lesson.detail, byId(lessons[0]!.id));
  expect(await partner.call(lesson.detail, byId(copyId))).toMatchObject({
    content: original.content,
    setting: original.setting,
    slug: 'salinan-dari-a',
    revision: 1,
  });

  await partner.call(program.duplicateSection, { ...ofSection(1), body: {} });
  await partner.call(program.duplicateSection, { ...ofSection(0), body: {} });
  expect(await read()).toEqual([
    ['Section 1', 'A', 'Salinan dari A', 'B', 'C'],
    ['Salinan dari Section 1', 'A', 'Salinan dari A', 'B', 'C'],
    ['Section 2', 'D'],
    ['Salinan dari Section 2', 'D'],
  ]);
  const { sections } = await partner.call(program.mineDetail, byId(row.id));
  const slugs = sections.flatMap((section) => section.lessons.map(({ slug }) => slug));
  expect(new Set(slugs).size).toBe(slugs.length);
});

test('copying the longest title works, also where an emoji would be cut in two', async () => {
  const longest = (max: number) => `${'a'.repeat(max - 'Salinan dari '.length - 1)}😀`;
  const { partner, row, ofLesson, ofSection, read } = await outlined([[longest(150)]]);
  await partner.call(program.updateSection, { ...ofSection(0), body: { title: longest(120) } });
  await partner.call(program.duplicateLesson, { ...ofLesson(0), body: {} });
  await partner.call(program.duplicateSection, { ...ofSection(0), body: {} });
  const titlesRead = (await read()).flat();
  expect(titlesRead).toContain(`Salinan dari ${longest(150).slice(0, -2)}`);
  expect(titlesRead).toContain(`Salinan dari ${longest(120).slice(0, -2)}`);
  expect(row.sections).toHaveLength(1);
});

test('an id of another class is refused for a copy or a section', async () => {
  const { partner, otherPartner, row, ofLesson } = await outlined();
  const theirs = await publishedProgram(app, otherPartner);
  const taken = [theirs.sections[0]!.id, theirs.sections[0]!.lessons[0]!.id];
  await otherPartner.call(lesson.remove, byId(taken[1]!));
  for (const id of taken) {
    expect(await partner.attempt(program.duplicateLesson, { ...ofLesson(0), body: { copyId: id } })).toMatchObject({
      status: 422,
    });
    expect(
      await partner.attempt(program.createSection, { ...byId(row.id), body: { sectionTitle: 'X', sectionId: id } }),
    ).toMatchObject({ status: 422 });
  }
});

test('a section that is added again under its id exists once', async () => {
  const { partner, row } = await outlined([]);
  const sectionId = randomUUID();
  const add = () =>
    partner.call(program.createSection, { ...byId(row.id), body: { sectionTitle: 'Section 1', sectionId } });
  expect(await Promise.all([add(), add()])).toHaveLength(2);
  expect((await partner.call(program.mineDetail, byId(row.id))).sections.map(({ id }) => id)).toEqual([sectionId]);
});

test('of two users who rename a section from the same title, the second is refused with the reason', async () => {
  const { partner, ofSection, read } = await outlined();
  const key = (title: string) => ({ ...ofSection(0), body: { title, formerTitle: 'Section 1' } });
  const outcomes = await Promise.allSettled(
    ['Satu', 'Dua'].map((title) => partner.call(program.updateSection, key(title))),
  );
  expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const title = outcomes[0]!.status === 'fulfilled' ? 'Satu' : 'Dua';
  expect(await partner.attempt(program.updateSection, key('Tiga'))).toMatchObject({ code: 'class_edited_elsewhere' });
  expect((await read())[0]![0]).toBe(title);
});
