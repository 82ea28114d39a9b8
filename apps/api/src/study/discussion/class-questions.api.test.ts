import { discussion, program as programs } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newProgram, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const askAt = (person: Person, classId: string, content = 'Cocok untuk pemula?') =>
  person.call(discussion.create, { body: { parent: '', class: classId, content } });
const replyTo = (person: Person, parent: string, content: string) =>
  person.call(discussion.create, { body: { parent, content } });

/** A class on sale, and a visitor who considers it. */
async function page() {
  const people = await scene(app);
  const program = await publishedProgram(app, people.partner);
  const read = async () => (await app.visitor.call(discussion.ofClass, byId(program.slug))).list;
  return { ...people, program, read };
}

test('any signed-in user asks on the page of a class, everybody reads it, and the mitra answers in its inbox', async () => {
  const { learner, partner, program, read } = await page();
  expect(await read()).toEqual([]);
  const { id } = await askAt(learner, program.id);
  expect(await read()).toMatchObject([
    { id, lesson: null, content: 'Cocok untuk pemula?', isMine: false, mayHide: false, replies: [] },
  ]);
  expect(await learner.call(discussion.ofClass, byId(program.id))).toMatchObject({ list: [{ isMine: true }] });

  expect(await partner.call(discussion.inbox, {})).toMatchObject({
    waiting: 1,
    list: [{ id, isWaiting: true, place: { class: { slug: program.slug }, lesson: null } }],
  });
  await replyTo(partner, id, 'Cocok sekali.');
  expect(await partner.call(discussion.inboxCount)).toEqual({ waiting: 0 });
  expect(await read()).toMatchObject([{ replies: [{ content: 'Cocok sekali.', role: 'Instructor', lesson: null }] }]);
  expect(await learner.call(discussion.list, { query: { filter: { parent: id } } })).toMatchObject({ total: 1 });

  await replyTo(learner, id, 'Terima kasih!');
  expect(await learner.call(discussion.like, byId(id))).toMatchObject({ isLiked: true, totalLike: 1 });
  expect(await learner.call(discussion.update, { ...byId(id), body: { content: 'Untuk pemula?' } })).toMatchObject({
    content: 'Untuk pemula?',
  });
  await learner.call(discussion.remove, byId(id));
  expect(await read()).toMatchObject([{ content: '', createdBy: null, isDeleted: true, totalReply: 2 }]);
});

test('the asker is notified of the answer, with a link to the page, and by mail', async () => {
  const { learner, partner, program } = await page();
  const { id } = await askAt(learner, program.id);
  await replyTo(partner, id, 'Ya, dari nol.');
  const [notice, ...others] = await app.db.notification.findMany({ where: { userId: learner.id } });
  expect(others).toEqual([]);
  expect(notice).toMatchObject({ content: 'Ya, dari nol.', path: `/catalog/${program.slug}#tanya` });
  const mails = (await app.queued<MailMessage>('mail.send')).filter(({ to }) => to === learner.email);
  expect(mails).toMatchObject([{ template: 'discussion_answered', lesson: null, path: notice!.path }]);
});

test('a hidden entry leaves the page, its author reads the reason, and operators find it', async () => {
  const { learner, partner, operator, otherPartner, program, read } = await page();
  const { id } = await askAt(learner, program.id, 'Beli di tempat lain saja');
  const hiding = { ...byId(id), body: { reason: 'Iklan di halaman orang lain.' } };
  for (const person of [learner, otherPartner])
    expect(await person.attempt(discussion.hide, hiding)).toMatchObject({ status: 404 });
  await partner.call(discussion.hide, hiding);
  expect(await read()).toMatchObject([{ content: '', createdBy: null, isHidden: true, hiddenReason: null }]);
  expect(await learner.call(discussion.ofClass, byId(program.slug))).toMatchObject({
    list: [{ content: 'Beli di tempat lain saja', hiddenReason: 'Iklan di halaman orang lain.' }],
  });
  expect(await learner.attempt(discussion.create, { body: { parent: id, content: 'Lho?' } })).toMatchObject({
    code: 'discussion_hidden',
  });
  expect(
    await operator.call(discussion.judged, { query: { keyword: 'tempat lain', filter: { isHidden: true } } }),
  ).toMatchObject({ list: [{ id, place: { lesson: null, class: { id: program.id } } }] });
  await operator.call(discussion.unhide, byId(id));
  expect(await read()).toMatchObject([{ content: 'Beli di tempat lain saja' }]);
});

test('an invisible page takes no questions, and the page of a class no longer on sale takes only replies', async () => {
  const { learner, partner, program, read } = await page();
  const draft = await newProgram(app, partner);
  expect(await app.visitor.attempt(discussion.ofClass, byId(draft.slug))).toMatchObject({ status: 404 });
  expect(
    await learner.attempt(discussion.create, { body: { parent: '', class: draft.id, content: 'Kapan terbit?' } }),
  ).toMatchObject({ status: 404 });

  const { id } = await askAt(learner, program.id);
  await partner.call(programs.archiveOrRestore, byId(program.id));
  expect(
    await learner.attempt(discussion.create, { body: { parent: '', class: program.id, content: 'Masih ada?' } }),
  ).toMatchObject({ status: 409, code: 'class_not_for_sale' });
  await replyTo(partner, id, 'Kelas ini tidak kami jual lagi.');
  expect(await read()).toMatchObject([{ totalReply: 1 }]);
});

test.each([
  ['nowhere', () => ({})],
  ['at two places', (ids: { lesson: string; class: string }) => ids],
])('a question that is asked %s is refused', async (_where, placeOf) => {
  const { learner, program } = await page();
  const ids = { lesson: program.sections[0]!.lessons[0]!.id, class: program.id };
  expect(
    await learner.attempt(discussion.create, { body: { parent: '', content: 'Di mana?', ...placeOf(ids) } }),
  ).toMatchObject({ status: 422, fields: { lesson: expect.any(String) as string } });
});

test('a reply belongs to the location of its question', async () => {
  const { learner, partner, program } = await page();
  const other = await publishedProgram(app, partner);
  const { id } = await askAt(learner, program.id);
  for (const place of [{ class: other.id }, { lesson: program.sections[0]!.lessons[0]!.id }])
    expect(
      await partner.attempt(discussion.create, { body: { parent: id, content: 'Salah tempat', ...place } }),
    ).toMatchObject({ status: 422 });
  const entry = { userId: learner.id, role: 'Participant', content: 'Halo', createdAt: app.clock.now() } as const;
  await expect(app.db.discussion.create({ data: { ...entry, classId: other.id, parentId: id } })).rejects.toThrow(
    'Foreign key constraint',
  );
});

test('the limit of questions in a minute is the same as in lessons', { tags: 'night' }, async () => {
  const { program } = await page();
  const person = await newPerson(app);
  for (let count = 0; count < 20; count += 1) await askAt(person, program.id, `Pertanyaan ${count}`);
  expect(
    await person.attempt(discussion.create, { body: { parent: '', class: program.id, content: 'Satu lagi' } }),
  ).toMatchObject({ status: 429 });
});
