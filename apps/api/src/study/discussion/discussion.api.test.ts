import { randomUUID } from 'node:crypto';
import { discussion, learning } from '@sinau/api-client';
import { listedReplies } from '@sinau/contracts/study/discussion/discussion.rules';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { ask, classroom, listed, reply } from '../../testing/discussions.ts';
import { enrolled } from '../../testing/classes.ts';
import { newPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });

describe('asking and replying', () => {
  test('a question is trimmed, and listed with its author and the role of the author [7.35]', async () => {
    const { learner, partner, lesson } = await classroom(app);
    await app.db.user.update({ where: { id: learner.id }, data: { avatar: '/art/avatar-1.svg' } });
    const question = await ask(learner, lesson, '  Apa itu lead?\nDan mengapa?  ');
    expect(question).toMatchObject({
      parent: null,
      lesson,
      content: 'Apa itu lead?\nDan mengapa?',
      createdBy: { fullname: 'Sekar Ayu', avatar: '/art/avatar-1.svg' },
      role: 'Participant',
      isMine: true,
      isLiked: false,
      isDeleted: false,
      editedAt: null,
      totalLike: 0,
      totalReply: 0,
      replies: [],
    });

    const answer = await reply(partner, lesson, question.id);
    expect(answer).toMatchObject({ parent: question.id, role: 'Instructor', createdBy: { fullname: 'Bagas Wirawan' } });
    expect(await listed(learner, lesson)).toMatchObject({
      total: 1,
      list: [{ id: question.id, totalReply: 1, replies: [{ id: answer.id, role: 'Instructor', isMine: false }] }],
    });
  });

  test('the first version of a question returns the named fields, the second also whether it is mine, edited or deleted [3.25, 7.36]', async () => {
    const { learner, partner, lesson } = await classroom(app);
    const question = await ask(learner, lesson);
    const answer = await reply(partner, lesson, question.id);
    const read = async (address: string) =>
      (await learner.send('GET', address)).body.data as { replies: object[] } & Record<string, unknown>;
    const named = 'id parent lesson content createdBy role createdAt isLiked totalLike totalReply'.split(' ');
    const first = await read(`/user/discussion/${question.id}`);
    expect(Object.keys(first).toSorted()).toEqual([...named, 'replies'].toSorted());
    expect(Object.keys(first.replies[0]!).toSorted()).toEqual(named.toSorted());
    expect(first).toMatchObject({
      id: question.id,
      parent: null,
      lesson,
      createdBy: { fullname: learner.fullname, avatar: null },
      role: 'Participant',
      isLiked: false,
      totalLike: 0,
      totalReply: 1,
      replies: [{ id: answer.id, parent: question.id, role: 'Instructor' }],
    });
    for (const address of [`/v2/user/discussion/${question.id}`, `/v2/user/discussion/detail/${question.id}`]) {
      const second = await read(address);
      expect(second).toMatchObject({ ...first, editedAt: null, isDeleted: false, isMine: true });
      expect(second.replies).toMatchObject([{ isMine: false }]);
    }
  });

  test.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['too much', 'a'.repeat(2001)],
    ['a control character', 'a\u0007b'],
  ])('%s is refused', async (_what, content) => {
    const { learner, lesson } = await classroom(app);
    expect(await learner.attempt(discussion.create, { body: { parent: '', lesson, content } })).toMatchObject({
      status: 422,
      fields: { content: expect.any(String) },
    });
  });

  test('markup is stored as plain text', async () => {
    const { learner, lesson } = await classroom(app);
    expect(await ask(learner, lesson, '<b onclick="x()">a</b> & b')).toMatchObject({
      content: '<b onclick="x()">a</b> & b',
    });
  });

  test('a reply belongs to a question of the same lesson, not to a reply or to a question of another lesson', async () => {
    const { learner, partner, lesson, locked } = await classroom(app);
    const question = await ask(learner, lesson);
    const answer = await reply(partner, lesson, question.id);
    const other = await ask(partner, locked);
    for (const parent of [answer.id, other.id, randomUUID()]) {
      expect(await learner.attempt(discussion.create, { body: { parent, lesson, content: 'x' } })).toMatchObject({
        status: 422,
        fields: { parent: 'Pertanyaan ini sudah tidak ada' },
      });
    }
    expect((await listed(learner, lesson)).list).toMatchObject([{ totalReply: 1 }]);
  });

  test.each(['question', 'reply'] as const)(
    'a %s in flight while the lesson is removed finds nothing',
    async (kind) => {
      const { partner, locked } = await classroom(app);
      const parent = kind === 'reply' ? (await ask(partner, locked)).id : '';
      let refusal: ReturnType<typeof partner.attempt>;
      await app.db.$transaction(async (tx) => {
        await tx.$executeRaw`SELECT FROM "Lesson" WHERE id = ${locked}::uuid FOR UPDATE`;
        refusal = partner.attempt(discussion.create, { body: { parent, lesson: locked, content: 'x' } });
        // The request has been admitted and waits for the lock on the lesson.
        await new Promise((resolve) => setTimeout(resolve, 300));
        await tx.lessonSession.deleteMany({ where: { lessonId: locked } });
        await tx.lesson.delete({ where: { id: locked } });
      });
      expect(await refusal!).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  test('the twenty-first entry within a minute has to wait', async () => {
    const { learner, lesson } = await classroom(app);
    for (let count = 0; count < 20; count += 1) await ask(learner, lesson);
    expect(await learner.attempt(discussion.create, { body: { parent: '', lesson, content: 'lagi' } })).toMatchObject({
      status: 429,
    });
  });
});

describe('access', () => {
  test("a locked lesson's discussion is unreachable until its turn comes, and open to its makers", async () => {
    const { learner, partner, participant, lesson, locked } = await classroom(app);
    const hidden = await ask(partner, locked, 'Bocoran isi materi');
    const refusals = [
      await learner.attempt(discussion.list, { query: { filter: { lessonId: locked } } }),
      await learner.attempt(discussion.create, { body: { parent: '', lesson: locked, content: 'x' } }),
      await learner.attempt(discussion.detail, byId(hidden.id)),
      await learner.attempt(discussion.like, byId(hidden.id)),
      await learner.attempt(discussion.likeOrDislike, byId(hidden.id)),
      await learner.attempt(discussion.update, { ...byId(hidden.id), body: { content: 'x' } }),
      await learner.attempt(discussion.remove, byId(hidden.id)),
    ];
    expect(refusals.map(({ status, code }) => [status, code])).toEqual(Array(7).fill([409, 'lesson_locked']));

    await learner.call(learning.act, {
      params: { participantId: participant.id, sessionId: participant.sessions[0]!.id, action: 'complete' },
    });
    expect(await listed(learner, locked)).toMatchObject({ total: 1 });
    expect(await listed(learner, lesson)).toMatchObject({ total: 0 });
  });

  test('strangers, other partners and participants without access find no discussion', async () => {
    const { learner, otherPartner, participant, lesson } = await classroom(app);
    const question = await ask(learner, lesson);
    await app.db.grant.updateMany({ where: { participantId: participant.id }, data: { endedAt: new Date() } });

    for (const person of [await newPerson(app), otherPartner, learner]) {
      const refusals = [
        await person.attempt(discussion.list, { query: { filter: { lessonId: lesson } } }),
        await person.attempt(discussion.detail, byId(question.id)),
        await person.attempt(discussion.create, { body: { parent: question.id, lesson, content: 'x' } }),
        await person.attempt(discussion.update, { ...byId(question.id), body: { content: 'x' } }),
        await person.attempt(discussion.remove, byId(question.id)),
        await person.attempt(discussion.like, byId(question.id)),
        await person.attempt(discussion.unlike, byId(question.id)),
        await person.attempt(discussion.likeOrDislike, byId(question.id)),
      ];
      expect(refusals.map(({ status, code }) => [status, code])).toEqual(Array(8).fill([404, 'not_found']));
    }
  });

  test('a member of the mitra who is enrolled is still an instructor', async () => {
    const { partner, program, lesson } = await classroom(app);
    await enrolled(app, partner, program);
    expect(await ask(partner, lesson)).toMatchObject({ role: 'Instructor' });
  });
});

describe('editing and deleting', () => {
  test('only the author can edit an entry, not even an instructor', async () => {
    const { learner, partner, lesson } = await classroom(app);
    const { id } = await ask(learner, lesson);
    expect(await learner.call(discussion.update, { ...byId(id), body: { content: ' Lebih jelas ' } })).toMatchObject({
      content: 'Lebih jelas',
      editedAt: expect.any(String),
    });
    expect(await learner.attempt(discussion.update, { ...byId(id), body: { content: '  ' } })).toMatchObject({
      status: 422,
    });
    expect(await partner.attempt(discussion.update, { ...byId(id), body: { content: 'x' } })).toMatchObject({
      status: 404,
    });
    expect(await partner.attempt(discussion.remove, byId(id))).toMatchObject({ status: 404 });
  });

  test('an entry without replies is deleted', async () => {
    const { learner, partner, lesson } = await classroom(app);
    const question = await ask(learner, lesson);
    const answer = await reply(partner, lesson, question.id);
    await partner.call(discussion.like, byId(question.id));

    await partner.call(discussion.remove, byId(answer.id));
    expect(await learner.call(discussion.detail, byId(question.id))).toMatchObject({ totalReply: 0, replies: [] });
    await learner.call(discussion.remove, byId(question.id));
    expect(await learner.attempt(discussion.detail, byId(question.id))).toMatchObject({ status: 404 });
    expect((await listed(learner, lesson)).total).toBe(0);
  });

  test('a deleted question with replies loses its text and author, cannot be edited anymore, and is deleted with its last reply', async () => {
    const { learner, partner, lesson } = await classroom(app);
    const question = await ask(learner, lesson, 'Rahasia');
    const answer = await reply(partner, lesson, question.id);
    await learner.call(discussion.remove, byId(question.id));

    const { list } = await listed(learner, lesson);
    expect(list).toMatchObject([
      {
        id: question.id,
        content: '',
        createdBy: null,
        isDeleted: true,
        isMine: false,
        totalReply: 1,
        replies: [{ id: answer.id }],
      },
    ]);
    expect(await learner.attempt(discussion.update, { ...byId(question.id), body: { content: 'x' } })).toMatchObject({
      status: 404,
    });
    expect(await learner.attempt(discussion.remove, byId(question.id))).toMatchObject({ status: 404 });
    expect(await partner.attempt(discussion.like, byId(question.id))).toMatchObject({ status: 404 });

    await partner.call(discussion.remove, byId(answer.id));
    expect((await listed(learner, lesson)).total).toBe(0);
  });
});

describe('likes', () => {
  test('count once for each person, whatever is sent concurrently', async () => {
    const { learner, partner, lesson } = await classroom(app);
    const { id } = await ask(learner, lesson);
    await Promise.all(Array.from({ length: 20 }, () => learner.call(discussion.like, byId(id))));
    expect(await partner.call(discussion.like, byId(id))).toEqual({ id, isLiked: true, totalLike: 2 });
    expect(await partner.call(discussion.detail, byId(id))).toMatchObject({ isLiked: true, totalLike: 2 });

    await Promise.all(Array.from({ length: 20 }, () => learner.call(discussion.unlike, byId(id))));
    expect(await learner.call(discussion.detail, byId(id))).toMatchObject({ isLiked: false, totalLike: 1 });
  });

  test(
    'of ten people who like and unlike concurrently are those who like it in the end',
    { tags: 'night' },
    async () => {
      const { learner, program, lesson } = await classroom(app);
      const { id } = await ask(learner, lesson);
      const people = await Promise.all(Array.from({ length: 10 }, () => newPerson(app)));
      for (const person of people) await enrolled(app, person, program);
      await Promise.all(
        people.flatMap((person) => [
          person.call(discussion.like, byId(id)),
          person.call(discussion.likeOrDislike, byId(id)),
          person.call(discussion.unlike, byId(id)),
          person.call(discussion.likeOrDislike, byId(id)),
        ]),
      );
      const { totalLike } = await learner.call(discussion.detail, byId(id));
      expect(totalLike).toBe(await app.db.discussionLike.count({ where: { discussionId: id } }));
    },
  );

  test('like-or-dislike toggles the like [4.22, 7.37]', async () => {
    const { learner, lesson } = await classroom(app);
    const { id } = await ask(learner, lesson);
    expect(await learner.call(discussion.likeOrDislike, byId(id))).toEqual({ id, isLiked: true, totalLike: 1 });
    expect(await learner.call(discussion.likeOrDislike, byId(id))).toEqual({ id, isLiked: false, totalLike: 0 });
  });

  test('have right totals while replies are added and deleted concurrently', { tags: 'night' }, async () => {
    const { learner, partner, lesson } = await classroom(app);
    const { id } = await ask(learner, lesson);
    const replies = await Promise.all(
      Array.from({ length: 9 }, (_, index) => reply(index % 2 ? learner : partner, lesson, id)),
    );
    await Promise.all([
      ...replies
        .slice(0, 4)
        .map((each, index) => (index % 2 ? learner : partner).call(discussion.remove, byId(each.id))),
      ...Array.from({ length: 4 }, () => reply(partner, lesson, id)),
    ]);
    expect(await learner.call(discussion.detail, byId(id))).toMatchObject({ totalReply: 9 });
    expect(await app.db.discussion.count({ where: { parentId: id } })).toBe(9);
  });
});

describe('the list', () => {
  test('is sorted by the newest, in pages that neither repeat nor skip, also within one millisecond', async () => {
    const { learner, lesson } = await classroom(app);
    const createdAt = new Date();
    await app.db.discussion.createMany({
      data: Array.from({ length: 25 }, (_, index) => ({
        lessonId: lesson,
        userId: learner.id,
        role: 'Participant' as const,
        content: `Pertanyaan ${index}`,
        createdAt,
      })),
    });
    app.clock.advance(minutes(1));
    const newest = await ask(learner, lesson);

    const pages = await Promise.all([1, 2, 3].map((page) => listed(learner, lesson, { page })));
    const ids = pages.flatMap(({ list }) => list.map(({ id }) => id));
    expect(ids[0]).toBe(newest.id);
    expect(new Set(ids).size).toBe(26);
    expect(pages.map(({ list, total }) => [list.length, total])).toEqual([
      [10, 26],
      [10, 26],
      [6, 26],
    ]);
    expect((await listed(learner, lesson, { keyword: 'pertanyaan 7' })).total).toBe(1);
    expect((await listed(learner, lesson, { keyword: '%' })).total).toBe(0);
  });

  test('includes the newest replies, oldest first; the list of replies returns all', async () => {
    const { learner, partner, lesson } = await classroom(app);
    const question = await ask(learner, lesson);
    const ids: string[] = [];
    for (let count = 0; count < 7; count += 1) ids.push((await reply(partner, lesson, question.id)).id);

    const {
      list: [entry],
    } = await listed(learner, lesson);
    expect(entry).toMatchObject({ totalReply: 7 });
    expect(entry!.replies.map(({ id }) => id)).toEqual(ids.slice(-listedReplies));
    const replies = await learner.call(discussion.list, {
      query: { filter: { lessonId: lesson, parent: question.id }, page: 1, perPage: 5 },
    });
    expect(replies).toMatchObject({ total: 7 });
    expect(replies.list.map(({ id }) => id)).toEqual(ids.toReversed().slice(0, 5));
    expect((await learner.call(discussion.detail, byId(question.id))).replies.map(({ id }) => id)).toEqual(ids);
  });

  test('costs as many queries for twenty questions as for one', async () => {
    const { learner, partner, lesson } = await classroom(app);
    const first = await ask(learner, lesson);
    await reply(partner, lesson, first.id);
    const cost = () => countQueries(() => listed(learner, lesson, { perPage: 50 }));
    const forOne = await cost();

    const questions = await app.db.discussion.createManyAndReturn({
      data: Array.from({ length: 19 }, (_, index) => ({
        lessonId: lesson,
        userId: learner.id,
        role: 'Participant' as const,
        content: `Lagi ${index}`,
        createdAt: new Date(),
        totalReply: 2,
      })),
    });
    await app.db.discussion.createMany({
      data: questions.flatMap(({ id }) =>
        [1, 2].map((index) => ({
          lessonId: lesson,
          parentId: id,
          userId: partner.id,
          role: 'Instructor' as const,
          content: `Jawaban ${index}`,
          createdAt: new Date(),
        })),
      ),
    });
    expect(await cost()).toBe(forOne);
    expect(
      (await listed(learner, lesson, { perPage: 50 })).list.filter(({ replies }) => replies.length === 2),
    ).toHaveLength(19);
  });

  test('takes the lesson as a parameter or in the filter [7.34]', async () => {
    const { learner, lesson } = await classroom(app);
    const { id } = await ask(learner, lesson);
    for (const query of [{ lessonId: lesson }, { filter: { lessonId: lesson } }])
      expect(await learner.call(discussion.list, { query })).toMatchObject({ total: 1, list: [{ id }] });
  });

  test('requires the lesson', async () => {
    const { learner } = await classroom(app);
    for (const address of [
      '/user/discussion',
      '/user/discussion?filter=%7B%7D',
      '/user/discussion?filter=%7B%22lessonId%22%3A%22x%22%7D',
    ]) {
      expect((await learner.send('GET', address)).body).toMatchObject({ status: 400, error: { code: 'bad_request' } });
    }
    expect(await learner.attempt(discussion.list, { query: { filter: { lessonId: randomUUID() } } })).toMatchObject({
      status: 404,
    });
  });
});

test('a deleted question takes no further replies', async () => {
  const { learner, partner, lesson } = await classroom(app);
  const question = await ask(learner, lesson);
  await reply(partner, lesson, question.id);
  await learner.call(discussion.remove, byId(question.id));
  expect(
    await partner.attempt(discussion.create, { body: { parent: question.id, lesson, content: 'Masih ada?' } }),
  ).toMatchObject({ status: 409, code: 'discussion_deleted' });
  expect(await learner.call(discussion.detail, byId(question.id))).toMatchObject({ isDeleted: true, totalReply: 1 });
});

test(
  'a question that is deleted while replies are sent counts exactly the existing replies, and orphans none',
  { tags: 'night' },
  async () => {
    const { learner, partner, lesson } = await classroom(app);
    for (let round = 0; round < 5; round += 1) {
      const { id: parent } = await ask(learner, lesson);
      await Promise.all([
        ...Array.from({ length: 3 + round }, (_, index) =>
          partner
            .attempt(discussion.create, { body: { parent, lesson, content: `Jawaban ${index}` } })
            .catch(() => null),
        ),
        learner.call(discussion.remove, byId(parent)),
      ]);
      const question = await app.db.discussion.findUnique({ where: { id: parent } });
      const replies = await app.db.discussion.count({ where: { parentId: parent } });
      expect(question?.totalReply ?? 0).toBe(replies);
      if (question) expect([question.content, replies > 0]).toEqual(['', true]);
    }
  },
);
