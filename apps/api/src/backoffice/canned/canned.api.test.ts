import { canned } from '@sinau/api-client';
import { maxCannedAnswers } from '@sinau/contracts/backoffice/canned/canned.rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPerson, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
let support: Person;
beforeAll(async () => {
  app = await startApp();
  support = await newPerson(app, { fullname: 'Rani Bantuan', staffRoles: ['support'] });
});
afterAll(() => app.stop());
beforeEach(() => app.db.cannedAnswer.deleteMany());

const byId = (id: string) => ({ params: { id } });
const body = { title: 'Kelas belum terbuka', content: 'Halo {nama}, kelasnya sudah terbuka.' };
const logOf = async (subjectId: string) =>
  (await app.db.auditEntry.findMany({ where: { subjectId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })).map(
    ({ act, actorId, subject, before, after }) => ({ act, actorId, subject, before, after }),
  );

test('an answer is written, found, changed and deleted, each in the log', async () => {
  const { id } = await support.call(canned.create, { body });
  await support.call(canned.create, { body: { title: 'Ajukan refund', content: 'Buka riwayat transaksi.' } });
  expect(await support.call(canned.list)).toMatchObject({
    list: [{ title: 'Ajukan refund' }, { id, ...body }],
    total: 2,
  });
  expect(await support.call(canned.list, { query: { keyword: 'TERBUKA' } })).toMatchObject({ list: [{ id }] });
  const changed = { ...body, content: 'Halo {nama}, silakan coba lagi.' };
  expect(await support.call(canned.edit, { ...byId(id), body: changed })).toMatchObject(changed);
  await support.call(canned.remove, byId(id));
  expect(await support.attempt(canned.remove, byId(id))).toMatchObject({ code: 'not_found' });
  const entry = { actorId: support.id, subject: body.title };
  expect(await logOf(id)).toEqual([
    { ...entry, act: 'cannedAnswer.add', before: {}, after: body },
    { ...entry, act: 'cannedAnswer.edit', before: { content: body.content }, after: { content: changed.content } },
    { ...entry, act: 'cannedAnswer.remove', before: changed, after: {} },
  ]);
});

test('a title is used once, also by two at the same time, and there are so many at most', async () => {
  const outcomes = await Promise.all([1, 2].map(() => support.send('POST', '/operator/canned-answer', body)));
  expect(outcomes.map(({ status }) => status).sort()).toEqual([200, 422]);
  const { id } = await support.call(canned.create, { body: { ...body, title: 'Judul lain' } });
  expect(await support.attempt(canned.edit, { ...byId(id), body })).toMatchObject({
    code: 'invalid_input',
    fields: { title: 'Judul ini sudah dipakai jawaban lain' },
  });
  const now = app.clock.now();
  await app.db.cannedAnswer.createMany({
    data: Array.from({ length: maxCannedAnswers - 2 }, (_, index) => ({
      title: `Jawaban ${index}`,
      content: 'Isi',
      createdAt: now,
      updatedAt: now,
    })),
  });
  expect(await support.attempt(canned.create, { body: { ...body, title: 'Satu lagi' } })).toMatchObject({
    code: 'canned_answers_full',
  });
});

test.each(['content', 'review', 'finance'] as const)('%s is refused', async (role) => {
  const other = await newPerson(app, { staffRoles: [role] });
  expect(await other.attempt(canned.list)).toMatchObject({ status: 403, code: 'role_missing' });
  expect(await other.attempt(canned.create, { body })).toMatchObject({ status: 403 });
});
