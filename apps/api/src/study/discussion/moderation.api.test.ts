import { discussion } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { ask, classroom, listed, reply } from '../../testing/discussions.ts';
import { enrolled, newLessonFile } from '../../testing/classes.ts';
import { newPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const reason = 'Memuat nomor telepon orang lain.';
const hiding = (id: string) => ({ ...byId(id), body: { reason } });

describe('hiding', () => {
  test('removes an entry for everybody but its author, who reads the reason, and those who may hide', async () => {
    const { learner, partner, operator, program, lesson } = await classroom(app);
    const other = await newPerson(app);
    await enrolled(app, other, program);
    const question = await ask(learner, lesson, 'Hubungi saya di nomor rahasia');
    const answer = await reply(other, lesson, question.id, 'Baik, saya catat.');

    expect(await partner.call(discussion.hide, hiding(question.id))).toMatchObject({
      isHidden: true,
      hiddenReason: reason,
      content: 'Hubungi saya di nomor rahasia',
      mayHide: true,
    });
    const hidden = { content: '', createdBy: null, isHidden: true, hiddenReason: null, mayHide: false };
    expect((await listed(other, lesson)).list).toMatchObject([
      { ...hidden, isMine: false, totalReply: 1, replies: [{ id: answer.id, content: 'Baik, saya catat.' }] },
    ]);
    const { text } = await other.send('GET', `/user/discussion/${question.id}`);
    expect(text).not.toContain('rahasia');
    expect((await listed(other, lesson, { keyword: 'rahasia' })).total).toBe(0);
    expect((await listed(learner, lesson)).list).toMatchObject([
      { content: 'Hubungi saya di nomor rahasia', isHidden: true, hiddenReason: reason, mayHide: false, isMine: true },
    ]);

    expect(await other.attempt(discussion.like, byId(question.id))).toMatchObject({ status: 404 });
    expect(
      await other.attempt(discussion.create, { body: { parent: question.id, lesson, content: 'Lagi' } }),
    ).toMatchObject({ status: 409, code: 'discussion_hidden' });

    expect(await operator.call(discussion.unhide, byId(question.id))).toMatchObject({
      isHidden: false,
      hiddenReason: null,
    });
    expect((await listed(other, lesson)).list).toMatchObject([{ content: 'Hubungi saya di nomor rahasia' }]);
  });

  test('is for the teachers of the class and for operators', async () => {
    const { learner, otherPartner, program, lesson } = await classroom(app);
    const other = await newPerson(app);
    await enrolled(app, other, program);
    const { id } = await ask(learner, lesson);
    for (const person of [learner, other, otherPartner, await newPerson(app)]) {
      expect(await person.attempt(discussion.hide, hiding(id))).toMatchObject({ status: 404, code: 'not_found' });
      expect(await person.attempt(discussion.unhide, byId(id))).toMatchObject({ status: 404, code: 'not_found' });
    }
  });

  test('needs a reason', async () => {
    const { learner, partner, lesson } = await classroom(app);
    const { id } = await ask(learner, lesson);
    expect(await partner.attempt(discussion.hide, { ...byId(id), body: { reason: ' . ' } })).toMatchObject({
      status: 422,
      fields: { reason: expect.any(String) as string },
    });
  });

  test('stays while its author edits the text, and ends when a question with replies is deleted', async () => {
    const { learner, partner, lesson } = await classroom(app);
    const { id } = await ask(learner, lesson);
    await reply(partner, lesson, id);
    await partner.call(discussion.hide, hiding(id));
    expect(await learner.call(discussion.update, { ...byId(id), body: { content: 'Lebih sopan' } })).toMatchObject({
      content: 'Lebih sopan',
      isHidden: true,
    });
    await learner.call(discussion.remove, byId(id));
    expect((await listed(partner, lesson)).list).toMatchObject([{ isDeleted: true, isHidden: false, content: '' }]);
    expect(await partner.attempt(discussion.hide, hiding(id))).toMatchObject({ status: 404 });
  });

  test('keeps concurrent replies and deletions in order', { tags: 'night' }, async () => {
    const { learner, partner, operator, lesson } = await classroom(app);
    const { id: parent } = await ask(learner, lesson);
    const replies = await Promise.all(Array.from({ length: 6 }, () => reply(partner, lesson, parent)));
    const outcomes = await Promise.allSettled([
      ...replies.slice(0, 3).map(({ id }) => operator.attempt(discussion.hide, hiding(id)).catch(() => null)),
      ...replies.slice(2).map(({ id }) => partner.attempt(discussion.remove, byId(id)).catch(() => null)),
      ...Array.from({ length: 3 }, () => reply(learner, lesson, parent)),
    ]);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([]);
    const question = await app.db.discussion.findUniqueOrThrow({ where: { id: parent } });
    const left = await app.db.discussion.findMany({ where: { parentId: parent } });
    expect(question.totalReply).toBe(left.length);
    expect(question.answeredAt).toBeNull();
  });
});

test('operators find every question and reply, and their hiding and showing is logged', async () => {
  const { learner, partner, operator, program, lesson } = await classroom(app);
  const question = await ask(learner, lesson, 'Hubungi saya di nomor rahasia');
  const answer = await reply(partner, lesson, question.id, 'Jangan menulis nomor di sini.');
  const deleted = await ask(learner, lesson, 'Ditarik kembali');
  await learner.call(discussion.remove, byId(deleted.id));
  const found = async (query: object = {}) =>
    (await operator.call(discussion.judged, { query: { perPage: 100, ...query } })).list.filter(
      ({ place }) => place.class.id === program.id,
    );
  expect((await found()).map(({ id }) => id)).toEqual([answer.id, question.id]);
  expect(await found({ keyword: 'RAHASIA' })).toMatchObject([
    {
      id: question.id,
      parent: null,
      content: 'Hubungi saya di nomor rahasia',
      createdBy: { fullname: learner.fullname },
      hidden: null,
      place: { class: { title: program.title }, lesson: { title: 'Apa itu lead' } },
    },
  ]);

  await operator.call(discussion.hide, hiding(question.id));
  expect(await found({ filter: { isHidden: true } })).toMatchObject([
    { id: question.id, content: 'Hubungi saya di nomor rahasia', hidden: { reason } },
  ]);
  await operator.call(discussion.unhide, byId(question.id));
  // Neither an action that changes nothing nor one of a teacher is in the log.
  await operator.call(discussion.unhide, byId(question.id));
  await partner.call(discussion.hide, hiding(answer.id));
  const kept = await app.db.auditEntry.findMany({
    where: { subjectId: { in: [question.id, answer.id] } },
    orderBy: { id: 'asc' },
  });
  const by = { actorId: operator.id, subjectId: question.id, subject: `Apa itu lead (${learner.fullname})` };
  expect(kept).toMatchObject([
    { ...by, act: 'discussion.hide', reason, before: { isHidden: false }, after: { isHidden: true } },
    { ...by, act: 'discussion.unhide', reason: null, after: { isHidden: false } },
  ]);
});

test('an operator reads and answers anywhere as an instructor', async () => {
  const { learner, operator, lesson, locked } = await classroom(app);
  const { id } = await ask(learner, lesson);
  expect(await listed(operator, lesson)).toMatchObject({ total: 1 });
  expect(await listed(operator, locked)).toMatchObject({ total: 0 });
  expect(await reply(operator, lesson, id)).toMatchObject({ role: 'Instructor' });
  expect(await operator.attempt(discussion.list, { query: { lessonId: id } })).toMatchObject({ status: 404 });
});

describe('a question about a second of the recording', () => {
  async function recording() {
    const room = await classroom(app);
    const { id: mediaId } = await newLessonFile(app, room.partner, {
      kind: 'video',
      pageCount: null,
      width: 1280,
      height: 720,
      durationSeconds: 300,
    });
    await app.db.lesson.update({
      where: { id: room.lesson },
      data: { type: 'video', durationSeconds: 300, content: { mediaId, captions: [], address: null } },
    });
    return room;
  }
  const askAt = (lesson: string, atSecond: number, parent = '') => ({
    body: { parent, lesson, content: 'Bagian ini maksudnya apa?', atSecond },
  });

  test('stores it, up to the end of the recording', async () => {
    const { learner, lesson } = await recording();
    expect(await learner.call(discussion.create, askAt(lesson, 0))).toMatchObject({ atSecond: 0 });
    expect(await learner.call(discussion.create, askAt(lesson, 300))).toMatchObject({ atSecond: 300 });
    expect(await ask(learner, lesson)).toMatchObject({ atSecond: null });
    expect((await listed(learner, lesson)).list.map(({ atSecond }) => atSecond)).toEqual([null, 300, 0]);
  });

  test('is refused beyond the end, below a lesson without a recording, and for a reply', async () => {
    const { learner, partner, lesson, locked } = await recording();
    const { id } = await ask(learner, lesson);
    for (const refused of [
      learner.attempt(discussion.create, askAt(lesson, 301)),
      learner.attempt(discussion.create, askAt(lesson, -1)),
      learner.attempt(discussion.create, askAt(lesson, 10, id)),
      partner.attempt(discussion.create, askAt(locked, 10)),
    ])
      expect(await refused).toMatchObject({ status: 422, fields: { atSecond: expect.any(String) as string } });
  });
});
