import { program as programs } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { scene } from '../../testing/scene.ts';
import { findWorkingOutline } from './outline.queries.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const titlesOf = (sections: { title: string; lessons: { title: string }[] }[]) =>
  sections.map(({ title, lessons }) => [title, ...lessons.map((lesson) => lesson.title)]);

test('an outline lists its lessons in order, section by section', async () => {
  const { partner } = await scene(app);
  const program = await publishedProgram(app, partner, { outline: [['A', 'B'], [], ['C']] });
  expect(titlesOf(await findWorkingOutline(app.db, program.id))).toEqual([
    ['Section 1', 'A', 'B'],
    ['Section 2'],
    ['Section 3', 'C'],
  ]);
});

test('a participant keeps the retired lessons that they had begun, and newer lessons are open after passed ones', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner, { outline: [['A', 'B'], ['C']] });
  const participant = await enrolled(app, learner, program);
  const [a, b, c] = program.sections.flatMap(({ lessons }) => lessons);
  const at = app.clock.now();
  const update = (lessonId: string, data: object) =>
    app.db.lessonSession.updateMany({
      where: { participantId: participant.id, lessonId },
      data: { startedAt: at, beganAt: at, ...data },
    });
  for (const { id } of [a!, b!]) await update(id, { status: 'passed', passedAt: at });
  await update(c!.id, { status: 'started' });
  await app.db.lesson.update({ where: { id: a!.id }, data: { retiredAt: new Date() } });
  await app.db.lesson.update({ where: { id: c!.id }, data: { retiredAt: new Date(), sectionId: null } });
  await app.db.section.delete({ where: { id: c!.sectionId } });
  for (const [position, title] of ['Baru 1', 'Baru 2'].entries()) {
    await app.db.lesson.create({
      data: {
        classId: program.id,
        sectionId: b!.sectionId,
        type: 'article',
        title,
        slug: `baru-${position}`,
        content: { html: '' },
        isComplete: true,
        setting: {},
        position: position + 5,
      },
    });
  }

  const { sections: own } = await learner.call(programs.participantDetail, { params: { id: program.id } });
  expect(titlesOf(own)).toEqual([
    ['Section 1', 'A', 'B', 'Baru 1', 'Baru 2'],
    ['Materi yang sudah ditarik', 'C'],
  ]);
  expect(own.flatMap(({ lessons }) => lessons).map(({ status, sessionStatus }) => [status, sessionStatus])).toEqual([
    ['passed', 'passed'],
    ['passed', 'passed'],
    ['started', null],
    ['pending', null],
    ['started', 'started'],
  ]);
});
