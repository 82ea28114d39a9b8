import { audit, operator as operators, program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { newProgram } from '../../testing/classes.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const reason = { body: { reason: 'Perjelas judul kelasnya.' } };

/** Creates a submitted class, with two operators. */
async function submitted() {
  const people = await scene(app);
  const colleague = await newPerson(app, { fullname: 'Rani Operator', isOperator: true });
  const { id } = await newProgram(app, people.partner);
  await people.partner.call(program.submit, byId(id));
  return { ...people, colleague, id };
}
const actsOn = async (subjectId: string) =>
  (await app.db.auditEntry.findMany({ where: { subjectId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })).map(
    ({ act, actorId }) => ({ act, actorId }),
  );

test('of two operators who take a class concurrently one gets it, and the other may not decide', async () => {
  const { operator, colleague, id } = await submitted();
  const outcomes = await Promise.all(
    [operator, colleague].map((one) => one.send('PUT', `/operator/class/${id}/take-up`)),
  );
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [owner, other] = outcomes[0]!.status === 200 ? [operator, colleague] : [colleague, operator];
  expect(await owner.call(operators.classDetail, byId(id))).toMatchObject({
    statusApprove: 'review',
    reviewer: { id: owner.id },
  });
  const refused = { status: 409, code: 'class_reviewed_by_other' };
  expect(await other.attempt(operators.publish, byId(id))).toMatchObject(refused);
  expect(await other.attempt(operators.revise, { ...byId(id), ...reason })).toMatchObject(refused);

  expect(await owner.call(operators.revise, { ...byId(id), ...reason })).toMatchObject({
    statusApprove: 'revision',
    reviewer: null,
  });
  expect(await actsOn(id)).toEqual([
    { act: 'class.takeUp', actorId: owner.id },
    { act: 'class.revise', actorId: owner.id },
  ]);
});

test('a class that is returned to the queue can be taken by another operator, or withdrawn', async () => {
  const { operator, colleague, partner, id } = await submitted();
  expect(await operator.attempt(operators.release, byId(id))).toMatchObject({ code: 'class_not_under_review' });
  await operator.call(operators.takeUp, byId(id));
  expect(await partner.attempt(program.withdraw, byId(id))).toMatchObject({ code: 'class_not_withdrawable' });
  // An operator is ill: a colleague returns their class to the queue.
  expect(await colleague.call(operators.release, byId(id))).toMatchObject({ statusApprove: 'waiting', reviewer: null });
  expect(await colleague.call(operators.takeUp, byId(id))).toMatchObject({ reviewer: { fullname: 'Rani Operator' } });
  await colleague.call(operators.release, byId(id));
  await partner.call(program.withdraw, byId(id));
  expect((await actsOn(id)).map(({ act }) => act)).toEqual([
    'class.takeUp',
    'class.release',
    'class.takeUp',
    'class.release',
  ]);
});

test('a concurrent decision and release leave one state, and the log says which', async () => {
  const { operator, colleague, id } = await submitted();
  await operator.call(operators.takeUp, byId(id));
  const outcomes = await Promise.all([
    operator.send('PUT', `/operator/class/${id}/publish`),
    colleague.send('PUT', `/operator/class/${id}/release`),
  ]);
  expect(outcomes.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
  const { statusApprove, reviewerId } = await app.db.class.findUniqueOrThrow({ where: { id } });
  expect(reviewerId).toBeNull();
  expect((await actsOn(id)).at(-1)?.act).toBe(statusApprove === 'publish' ? 'class.publish' : 'class.release');
});

test('an operator reads the facts, the outline, each lesson with its files and the history', async () => {
  const { operator, partner, id } = await submitted();
  const detail = await operator.call(operators.classDetail, byId(id));
  expect(detail).toMatchObject({
    title: 'Menulis Lead yang Kuat',
    createdBy: { email: partner.email },
    salePrice: 150_000,
    sections: [{ title: 'Section 1', lessons: [{ title: 'Apa itu lead' }, { title: 'Menulis lead' }] }],
    history: [{ from: 'draft', to: 'waiting', actor: { id: partner.id } }],
  });
  const lessonId = detail.sections[0]!.lessons[0]!.id;
  expect(await operator.call(operators.lesson, { params: { id, lessonId } })).toMatchObject({
    type: 'article',
    content: { html: '<p>Apa itu lead: isi materinya.</p>' },
  });
  const other = await newProgram(app, partner);
  expect(await operator.attempt(operators.lesson, { params: { id: other.id, lessonId } })).toMatchObject({
    status: 404,
  });
  expect(await operator.call(operators.changes, byId(id))).toBeNull();
});

test('a publication of changes shows the differences', async () => {
  const { operator, partner, id } = await submitted();
  await operator.call(operators.publish, byId(id));
  expect(await operator.call(operators.changes, byId(id))).toBeNull();
  const { revision } = await partner.call(program.mineDetail, byId(id));
  await partner.call(program.update, { ...byId(id), body: { title: 'Menulis Lead yang Sangat Kuat', revision } });
  await partner.call(program.submit, byId(id));
  expect(await operator.call(operators.changes, byId(id))).toMatchObject({
    list: [
      {
        kind: 'field',
        field: 'title',
        text: {
          parts: [
            { op: 'same', text: 'Menulis Lead yang' },
            { op: 'added', text: ' Sangat' },
            { op: 'same', text: ' Kuat' },
          ],
        },
      },
    ],
  });
});

test('every publication is listed with its changes, and the reviewed ones apart', async () => {
  const { operator, partner, id } = await submitted();
  await operator.call(operators.publish, byId(id));
  const rename = async (title: string) => {
    const { revision } = await partner.call(program.mineDetail, byId(id));
    await partner.call(program.update, { ...byId(id), body: { title, revision } });
    await partner.call(program.submit, byId(id));
  };
  await rename('Menulis Lead Kedua');
  await rename('Menulis Lead Ketiga');

  const listed = async (query: object) =>
    (await operator.call(operators.publications, { query: { keyword: 'Lead Ketiga', ...query } })).list;
  const all = await listed({});
  expect(all.map(({ number, publishedBy }) => [number, publishedBy?.id])).toEqual([
    [3, partner.id],
    [2, partner.id],
    [1, operator.id],
  ]);
  expect((await listed({ filter: { isFirst: false } })).map(({ number }) => number)).toEqual([3, 2]);
  expect(await operator.call(operators.publication, byId(all[2]!.id))).toMatchObject({ changes: null });
  expect(await operator.call(operators.publication, byId(all[1]!.id))).toMatchObject({
    changes: [
      { field: 'title', text: { parts: expect.arrayContaining([{ op: 'added', text: ' Kedua' }]) as unknown } },
    ],
  });
});

test('a lesson is ticked as read by each reviewer alone, until the class is submitted again', async () => {
  const { operator, colleague, partner, id } = await submitted();
  const lessonsOf = async (person: typeof operator) =>
    (await person.call(operators.classDetail, byId(id))).sections.flatMap(({ lessons }) => lessons);
  const [first] = await lessonsOf(operator);
  expect(first).toMatchObject({ isRead: false, durationSeconds: expect.any(Number) });
  const tickOf = (isRead: boolean) => ({ params: { id, lessonId: first!.id }, body: { isRead } });
  const tick = (isRead: boolean) => operator.call(operators.readLesson, tickOf(isRead));
  const readBy = async (person: typeof operator) => (await lessonsOf(person)).map(({ isRead }) => isRead);
  await tick(true);
  await tick(true);
  expect([await readBy(operator), await readBy(colleague)]).toEqual([
    [true, false],
    [false, false],
  ]);
  await tick(false);
  expect(await readBy(operator)).toEqual([false, false]);
  await tick(true);

  app.clock.advance(1_000);
  await operator.call(operators.revise, { ...byId(id), ...reason });
  expect(await operator.attempt(operators.readLesson, tickOf(true))).toMatchObject({
    code: 'class_not_awaiting_review',
  });
  await partner.call(program.submit, byId(id));
  expect(await readBy(operator)).toEqual([false, false]);
  const other = await newProgram(app, partner);
  expect(
    await operator.attempt(operators.readLesson, {
      params: { id: other.id, lessonId: first!.id },
      body: { isRead: true },
    }),
  ).toMatchObject({ status: 404 });
});

test('a class of many lessons costs as many queries as one of few', async () => {
  const { operator, partner } = await scene(app);
  const costOf = async (count: number) => {
    const titles = Array.from({ length: count }, (_, index) => `Materi ${index}`);
    const { id } = await newProgram(app, partner, { outline: [titles, ['Akhir']] });
    return countQueries(() => operator.call(operators.classDetail, byId(id)));
  };
  expect(await costOf(40)).toBe(await costOf(1));
});

test('the log lists actions with their reason and states, by action, operator and time, and cannot be changed', async () => {
  const { operator, colleague, id } = await submitted();
  await operator.call(operators.takeUp, byId(id));
  app.clock.advance(1_000);
  const late = { gte: app.clock.now().toISOString() };
  await operator.call(operators.revise, { ...byId(id), ...reason });
  await colleague.call(operators.setNewsWriting, { ...byId(id), body: { isAllowed: true } });

  const listed = async (filter: object) => (await operator.call(audit.list, { query: { filter } })).list;
  expect(await listed({ subjectId: id, act: 'class.revise' })).toMatchObject([
    {
      actor: { id: operator.id, fullname: 'Operator' },
      subject: { type: 'class', id, title: 'Menulis Lead yang Kuat' },
      reason: 'Perjelas judul kelasnya.',
      before: { statusApprove: 'review' },
      after: { statusApprove: 'revision' },
    },
  ]);
  expect(await listed({ subjectId: id, actorId: colleague.id })).toMatchObject([{ act: 'class.allowNewsWriting' }]);
  expect((await listed({ subjectId: id, createdAt: late })).map(({ act }) => act)).toEqual([
    'class.allowNewsWriting',
    'class.revise',
  ]);
  expect((await operator.call(audit.actors)).list).toContainEqual({ id: colleague.id, fullname: 'Rani Operator' });

  for (const statement of [
    'UPDATE "AuditEntry" SET reason = NULL',
    'DELETE FROM "AuditEntry"',
    'TRUNCATE "AuditEntry"',
  ])
    await expect(app.connections.query(statement)).rejects.toThrow('append-only');
});
