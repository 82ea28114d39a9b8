import { comment, operator as operators, program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
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
const saying = (content: string, lessonId: string | null = null) => ({ body: { content, lessonId } });
const returning = { body: { reason: 'Ada dua hal yang perlu diperbaiki.' } };

/** Creates a class that an operator has under review. */
async function underReview() {
  const people = await scene(app);
  const class_ = await newProgram(app, people.partner);
  await people.partner.call(program.submit, byId(class_.id));
  await people.operator.call(operators.takeUp, byId(class_.id));
  return { ...people, id: class_.id, lesson: class_.sections[0]!.lessons[0]! };
}

test('comments are sent with the decision, answered, ticked, and preserved with the next submission', async () => {
  const { operator, partner, id, lesson } = await underReview();
  const pinned = await operator.call(comment.add, { ...byId(id), ...saying('Suaranya pecah.', lesson.id) });
  const whole = await operator.call(comment.add, { ...byId(id), ...saying('Sampulnya buram.') });
  expect(pinned).toMatchObject({ lesson: { id: lesson.id, title: 'Apa itu lead' }, sentAt: null, fixedAt: null });
  expect(whole).toMatchObject({ lesson: null, by: { isOperator: true, fullname: 'Operator' } });

  const mine = () => partner.call(comment.ofMyClass, byId(id));
  expect(await mine()).toEqual({ list: [], suspension: null });
  expect(await partner.attempt(comment.tick, { ...byId(pinned.id), body: { isFixed: true } })).toMatchObject({
    status: 404,
  });

  await operator.call(operators.revise, { ...byId(id), ...returning });
  expect(await mine()).toMatchObject({
    list: [
      { id: pinned.id, content: 'Suaranya pecah.', by: { isOperator: true, fullname: null } },
      { id: whole.id, content: 'Sampulnya buram.' },
    ],
  });
  const mails = await app.queued<MailMessage>('mail.send');
  expect(mails.find(({ template, to }) => template === 'class_revision' && to === partner.email)).toMatchObject({
    comments: 2,
  });

  await partner.call(comment.answer, { ...byId(pinned.id), body: { content: 'Sudah direkam ulang.' } });
  expect(await partner.call(comment.tick, { ...byId(pinned.id), body: { isFixed: true } })).toMatchObject({
    fixedAt: expect.any(String),
    replies: [{ content: 'Sudah direkam ulang.', by: { isOperator: false } }],
  });
  await partner.call(program.submit, byId(id));
  await operator.call(operators.takeUp, byId(id));
  expect((await operator.call(comment.ofClass, byId(id))).list).toMatchObject([
    { id: pinned.id, fixedAt: expect.any(String), replies: [{ by: { fullname: 'Bagas Wirawan' } }] },
    { id: whole.id, fixedAt: null },
  ]);

  // The tick can be removed, and the conversation goes on.
  expect(await partner.call(comment.tick, { ...byId(pinned.id), body: { isFixed: false } })).toMatchObject({
    fixedAt: null,
  });
  expect(await operator.call(comment.reply, { ...byId(whole.id), body: { content: 'Yang ini belum.' } })).toMatchObject(
    {
      replies: [{ content: 'Yang ini belum.' }],
    },
  );
});

test('a comment can be changed and deleted until it is sent', async () => {
  const { operator, id } = await underReview();
  const first = await operator.call(comment.add, { ...byId(id), ...saying('Salah ketik.') });
  const second = await operator.call(comment.add, { ...byId(id), ...saying('Tidak jadi.') });
  expect(await operator.attempt(comment.reply, { ...byId(first.id), body: { content: 'Halo.' } })).toMatchObject({
    code: 'comment_not_sent',
  });
  await operator.call(comment.edit, { ...byId(first.id), body: { content: 'Perjelas judulnya.' } });
  await operator.call(comment.remove, byId(second.id));
  await operator.call(operators.revise, { ...byId(id), ...returning });
  expect((await operator.call(comment.ofClass, byId(id))).list).toMatchObject([{ content: 'Perjelas judulnya.' }]);
  const refused = { status: 409, code: 'comment_sent' };
  expect(await operator.attempt(comment.edit, { ...byId(first.id), body: { content: 'Lain lagi.' } })).toMatchObject(
    refused,
  );
  expect(await operator.attempt(comment.remove, byId(first.id))).toMatchObject(refused);
  expect(
    (
      await app.db.auditEntry.findMany({ where: { subjectId: id }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] })
    ).map(({ act }) => act),
  ).toEqual(['class.takeUp', 'comment.add', 'comment.add', 'comment.edit', 'comment.remove', 'class.revise']);
});

test('only the operator who reviews the class comments on it, and only on its own lessons', async () => {
  const { operator, partner, id } = await underReview();
  const colleague = await newPerson(app, { isOperator: true });
  expect(await colleague.attempt(comment.add, { ...byId(id), ...saying('Ikut berkomentar.') })).toMatchObject({
    code: 'class_reviewed_by_other',
  });
  const foreign = await newProgram(app, partner);
  const elsewhere = foreign.sections[0]!.lessons[0]!.id;
  expect(await operator.attempt(comment.add, { ...byId(id), ...saying('Materi lain.', elsewhere) })).toMatchObject({
    status: 404,
  });
  expect(await operator.attempt(comment.add, { ...byId(foreign.id), ...saying('Belum diajukan.') })).toMatchObject({
    code: 'class_not_under_review',
  });
});

test('a comment concurrent with the decision is sent with it, or refused', async () => {
  const { operator, id } = await underReview();
  const [added] = await Promise.all([
    operator.send('POST', `/operator/class/${id}/comment`, { content: 'Satu lagi.' }),
    operator.call(operators.revise, { ...byId(id), ...returning }),
  ]);
  const stored = await app.db.reviewComment.findMany({ where: { classId: id } });
  expect(stored).toHaveLength(added.status === 200 ? 1 : 0);
  for (const { sentAt } of stored) expect(sentAt).not.toBeNull();
});

test('two concurrent ticks store one time, and a comment outlives its lesson', async () => {
  const { operator, partner, id, lesson } = await underReview();
  const { id: commentId } = await operator.call(comment.add, { ...byId(id), ...saying('Terlalu pendek.', lesson.id) });
  await operator.call(operators.revise, { ...byId(id), ...returning });
  const tick = { ...byId(commentId), body: { isFixed: true } };
  const [one, two] = await Promise.all([partner.call(comment.tick, tick), partner.call(comment.tick, tick)]);
  expect(one.fixedAt).toBe(two.fixedAt);
  await partner.send('DELETE', `/user/lesson/${lesson.id}`);
  expect((await partner.call(comment.ofMyClass, byId(id))).list).toMatchObject([{ lesson: { title: 'Apa itu lead' } }]);
});

test('many comments cost as many queries as one', async () => {
  const { operator, id } = await underReview();
  const cost = () => countQueries(() => operator.call(comment.ofClass, byId(id)));
  await operator.call(comment.add, { ...byId(id), ...saying('Pertama.') });
  const before = await cost();
  for (const nth of [2, 3, 4, 5]) await operator.call(comment.add, { ...byId(id), ...saying(`Catatan ${nth}.`) });
  expect(await cost()).toBe(before);
});
