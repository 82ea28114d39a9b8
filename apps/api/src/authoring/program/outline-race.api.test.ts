import { lesson, operator as operators, program, type ApiError } from '@sinau/api-client';
import { isFullRun } from '@sinau/test-kit/full-run';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newProgram, publishedProgram } from '../../testing/classes.ts';
import { scene } from '../../testing/scene.ts';
import { seededRandom, seeds } from '../../testing/seeded-random.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const outline = [
  ['A', 'B', 'C', 'D'],
  ['E', 'F', 'G'],
  ['H', 'I'],
];
/** Rounds of each race. */
const rounds = isFullRun ? 5 : 1;
const { int } = seededRandom(seeds(1)[0]!);
const index = (below: number) => int(0, below - 1);

/**
 * Creates a class and every command of a builder on it, each at a random position, as several windows would send them
 * concurrently.
 */
async function busyClass(isPublished: boolean) {
  const { partner } = await scene(app);
  const row = await (isPublished ? publishedProgram : newProgram)(app, partner, { outline });
  const lessons = row.sections.flatMap((section) => section.lessons);
  const byClass = { params: { id: row.id } };
  const anyLesson = () => lessons[index(lessons.length)]!.id;
  const sectionKey = () => ({ params: { id: row.id, sectionId: row.sections[index(row.sections.length)]!.id } });
  const move = () => ({ oldIndex: index(3), newIndex: index(4) });
  const acts = [
    () => partner.call(program.reorderLesson, { ...byClass, body: { section: move(), lesson: move() } }),
    () => partner.call(program.reorderSection, { ...sectionKey(), body: { newIndex: index(4) } }),
    () => partner.call(program.updateSection, { ...sectionKey(), body: { title: `Bagian ${index(99)}` } }),
    () => partner.call(lesson.remove, { params: { id: anyLesson() } }),
    () => partner.call(program.restoreLesson, { params: { id: row.id, lessonId: anyLesson() } }),
    () => partner.call(program.removeSection, sectionKey()),
    () => partner.call(program.restoreSection, sectionKey()),
    () => partner.call(program.duplicateLesson, { params: { id: row.id, lessonId: anyLesson() }, body: {} }),
    () => partner.call(program.submit, byClass),
    () => partner.call(program.withdraw, byClass),
  ];
  return { partner, row, lessons, acts };
}

/** Returns the lessons in the working version, and those that are retained for restoring. */
async function lessonsOf(classId: string) {
  const working = await app.db.workingLesson.findMany({ where: { classId }, select: { id: true } });
  const removed = await app.db.removedNode.findMany({ where: { classId }, select: { lessons: true } });
  return [...working, ...removed.flatMap(({ lessons }) => lessons as { id: string }[])].map(({ id }) => id);
}

async function expectLegal(classId: string, lessonIds: readonly string[]) {
  const present = await lessonsOf(classId);
  expect(present.toSorted()).toEqual([...new Set(present)].toSorted());
  expect(lessonIds.filter((id) => !present.includes(id))).toEqual([]);
  const sections = await app.db.workingSection.findMany({
    where: { classId },
    orderBy: { position: 'asc' },
    include: { lessons: { orderBy: { position: 'asc' } } },
  });
  for (const rows of [sections, ...sections.map(({ lessons }) => lessons)])
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
}

const states: [string, boolean][] = [
  ['published class', true],
  ['draft', false],
];
test.each(isFullRun ? states : states.slice(0, 1))(
  'in a %s, concurrent outline commands, submissions and publications lose no lesson',
  async (_, isPublished) => {
    for (let round = 0; round < rounds; round += 1) {
      const { row, lessons, acts } = await busyClass(isPublished);
      const results = await Promise.allSettled(Array.from({ length: 60 }, () => acts[index(acts.length)]!()));
      const refusals = results.flatMap((result) =>
        result.status === 'rejected' ? [(result.reason as ApiError).status] : [],
      );
      // Refusals are expected: not found, not in this state, or no longer at this index; never a server error.
      expect(refusals.filter((status) => ![404, 409, 422].includes(status))).toEqual([]);
      await expectLegal(
        row.id,
        lessons.map(({ id }) => id),
      );
      if (isPublished) await expectPublishedIs(row.id);
    }
  },
);

/** Expects the live version to equal its last published version as a whole. */
async function expectPublishedIs(classId: string) {
  const version = await app.db.classVersion.findFirst({ where: { classId }, orderBy: { number: 'desc' } });
  if (!version) return;
  const { sections } = version.snapshot as unknown as { sections: { lessons: { id: string }[] }[] };
  const live = await app.db.section.findMany({
    where: { classId },
    orderBy: { position: 'asc' },
    include: { lessons: { where: { retiredAt: null }, orderBy: { position: 'asc' } } },
  });
  const idsOf = (parts: { lessons: { id: string }[] }[]) => parts.map((part) => part.lessons.map(({ id }) => id));
  expect(idsOf(live)).toEqual(idsOf(sections));
}

test('makers and visitors see one outcome for a lesson that is removed, restored and published concurrently', async () => {
  const { operator } = await scene(app);
  for (let round = 0; round < rounds; round += 1) {
    const { partner, row, lessons } = await busyClass(false);
    const [first] = lessons;
    await partner.call(program.submit, { params: { id: row.id } });
    await Promise.allSettled([
      partner.call(lesson.remove, { params: { id: first!.id } }),
      partner.call(program.restoreLesson, { params: { id: row.id, lessonId: first!.id } }),
      operator.call(operators.publish, { params: { id: row.id } }),
      partner.call(program.withdraw, { params: { id: row.id } }),
      partner.call(lesson.remove, { params: { id: first!.id } }),
      partner.call(program.restoreLesson, { params: { id: row.id, lessonId: first!.id } }),
    ]);
    await expectLegal(
      row.id,
      lessons.map(({ id }) => id),
    );
    await expectPublishedIs(row.id);
  }
});
