import {
  auth,
  calendar,
  instructor,
  invitation,
  learning,
  lesson as lessons,
  operator as operators,
  program,
  review,
  submission,
} from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findLiveSnapshot, findSnapshot } from './authoring/authoring/index.ts';
import { hours, later } from './platform/clock.ts';
import { createSimulator } from './platform/payments/simulator.ts';
import { startApp, type AppUnderTest } from './testing/app-under-test.ts';
import { authorOf, makeAssignment, outcomesOf, teacherOf } from './testing/assignments.ts';
import { enrolled, finished, newProgram, publishChanges, publishedProgram } from './testing/classes.ts';
import { newInstructor, newPerson, scene, type PartnerPerson } from './testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ settings: { DATABASE_POOL_SIZE: '10' } });
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const rounds = Array.from({ length: 8 }, (_, round) => round);

/** Changes the order each round, since the first call sent is usually the first served. */
const turned = <T>(calls: readonly T[], round: number) => [
  ...calls.slice(round % calls.length),
  ...calls.slice(0, round % calls.length),
];
/** Outcome of each call: 'ok', or the code of its refusal. */
async function raced<K extends string>(round: number, calls: Record<K, () => Promise<unknown>>) {
  const entries = await Promise.all(
    turned(Object.entries<() => Promise<unknown>>(calls), round).map(
      async ([name, call]) => [name, ...(await outcomesOf(call()))] as const,
    ),
  );
  return Object.fromEntries(entries) as Record<K, string>;
}

const rewritten = (partner: PartnerPerson, id: string, title: string, revision: number) =>
  partner.call(lessons.update, {
    ...byId(id),
    body: {
      type: 'article',
      title,
      content: { html: `<p>${title}</p>` },
      setting: { progressBar: true, completionType: 'hit-button' },
      revision,
    },
  });
const partsOf = ({ title, sections }: Awaited<ReturnType<typeof findSnapshot>>) => ({ title, sections });
/** The live version is the last published one, and a class marked as up to date has nothing else to publish. */
async function expectVersionsFit(classId: string) {
  const live = partsOf(await findLiveSnapshot(app.db, classId));
  const last = await app.db.classVersion.findFirst({ where: { classId }, orderBy: { number: 'desc' } });
  if (last) expect(live).toEqual(partsOf(last.snapshot as unknown as Awaited<ReturnType<typeof findSnapshot>>));
  const { hasChanges } = await app.db.class.findUniqueOrThrow({ where: { id: classId } });
  if (!hasChanges) expect(partsOf(await findSnapshot(app.db, classId))).toEqual(live);
}

test(
  'a lesson that is published, edited and removed concurrently is live or not, and stored as it was last written',
  { tags: 'night' },
  async () => {
    const { partner, learner } = await scene(app);
    for (const round of rounds) {
      const { id, sections, ...row } = await publishedProgram(app, partner, { outline: [['A', 'B', 'C']] });
      const [a, b] = sections[0]!.lessons;
      const { sessions, id: participantId } = await enrolled(app, learner, { id, ...row });
      await learner.call(learning.act, { params: { participantId, sessionId: sessions[0]!.id, action: 'start' } });
      await rewritten(partner, b!.id, 'B baru', 1);

      const outcomes = await raced(round, {
        publish: () => publishChanges(partner, id),
        edit: () => rewritten(partner, a!.id, 'A baru', 1),
        remove: () => partner.call(lessons.remove, byId(a!.id)),
      });
      expect(outcomes).toMatchObject({ publish: 'ok', remove: 'ok' });
      expect(outcomes.edit).toBeOneOf(['ok', 'not_found']);
      await expectVersionsFit(id);
      const [kept] = await app.db.removedNode.findMany({ where: { classId: id } });
      expect(kept?.lessons).toMatchObject([{ id: a!.id, title: outcomes.edit === 'ok' ? 'A baru' : 'A' }]);

      // Participants who had begun the lesson retain it, and undo restores it.
      await app.runJob('lesson.dropSessions');
      const own = await learner.call(program.participantDetail, byId(id));
      expect(own.sections.flatMap((section) => section.lessons.map((one) => one.id))).toContain(a!.id);
      await partner.call(program.restoreLesson, { params: { id, lessonId: a!.id } });
      await publishChanges(partner, id);
      expect((await findLiveSnapshot(app.db, id)).sections[0]!.lessons).toHaveLength(3);
    }
  },
);

test('an operator reads the submitted version of a class that is submitted, edited, withdrawn and taken up concurrently', async () => {
  const { partner, operator } = await scene(app);
  for (const round of rounds) {
    const { id, sections } = await newProgram(app, partner);
    const [first] = sections[0]!.lessons;
    // Half of them wait already.
    if (round % 2) await partner.call(program.submit, byId(id));
    const outcomes = await raced(round, {
      submit: () => partner.call(program.submit, byId(id)),
      edit: () => rewritten(partner, first!.id, 'Ditulis ulang', 1),
      withdraw: () => partner.call(program.withdraw, byId(id)),
      takeUp: () => operator.call(operators.takeUp, byId(id)),
    });
    expect(outcomes.submit).toBeOneOf(['ok', 'class_not_submittable']);
    expect(outcomes.edit).toBeOneOf(['ok', 'class_under_review']);
    expect(outcomes.withdraw).toBeOneOf(['ok', 'class_not_withdrawable']);
    expect(outcomes.takeUp).toBeOneOf(['ok', 'class_not_awaiting_review']);

    const { statusApprove, reviewerId } = await app.db.class.findUniqueOrThrow({ where: { id } });
    expect(statusApprove).toBeOneOf(['draft', 'waiting', 'review']);
    expect(reviewerId).toBe(statusApprove === 'review' ? operator.id : null);
    const history = await app.db.classTransition.findMany({
      where: { classId: id },
      orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    });
    // Each step begins in the state where the previous one ended.
    expect([...history.map(({ from }) => from), statusApprove]).toEqual(['draft', ...history.map(({ to }) => to)]);

    const written = await findSnapshot(app.db, id);
    expect(written.sections[0]!.lessons[0]!.title).toBe(outcomes.edit === 'ok' ? 'Ditulis ulang' : first!.title);
    if (statusApprove === 'draft') continue;
    const submitted = history.findLast(({ to }) => to === 'waiting');
    expect(submitted?.snapshot).toEqual(written);
  }
});

test(
  'a version that is restored while the class is published and edited loses nothing that was published',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(app);
    for (const round of rounds) {
      const { id, sections } = await publishedProgram(app, partner, { outline: [['A', 'B'], ['C']] });
      const [a, b] = sections[0]!.lessons;
      await rewritten(partner, a!.id, 'A pertama', 1);
      await publishChanges(partner, id);
      await partner.call(program.removeSection, { params: { id, sectionId: sections[1]!.id } });
      await publishChanges(partner, id);
      const before = await app.db.classVersion.findMany({ where: { classId: id }, orderBy: { number: 'asc' } });
      const { revision } = await app.db.workingLesson.findUniqueOrThrow({ where: { id: b!.id } });
      await partner.call(program.updateSection, {
        params: { id, sectionId: sections[0]!.id },
        body: { title: 'Pembuka' },
      });

      const outcomes = await raced(round, {
        restore: () => partner.call(program.restoreVersion, { params: { id, versionId: before[0]!.id } }),
        publish: () => publishChanges(partner, id),
        edit: () => rewritten(partner, b!.id, 'B kedua', revision),
      });
      expect(outcomes).toMatchObject({ restore: 'ok', publish: 'ok' });
      // An editor of a version that was replaced by the restored one gets an error.
      expect(outcomes.edit).toBeOneOf(['ok', 'lesson_edited_elsewhere']);
      await expectVersionsFit(id);
      const after = await app.db.classVersion.findMany({ where: { classId: id }, orderBy: { number: 'asc' } });
      expect(after.slice(0, 2)).toEqual(before);
      expect(after).toHaveLength(3);
      const { sections: working } = await findSnapshot(app.db, id);
      expect(working.map((section) => section.lessons.map((one) => one.id))).toEqual([
        [a!.id, b!.id],
        [sections[1]!.lessons[0]!.id],
      ]);
    }
  },
);

test(
  'an invitation that is concurrently accepted twice and revoked leaves nobody with a class, and a user who accepted first no more than that',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(app);
    const one = await publishedProgram(app, partner);
    for (const round of rounds) {
      const person = await newPerson(app);
      const at = { params: { type: 'program', id: one.id } } as const;
      const { id } = await partner.call(instructor.add, { ...at, body: { email: person.email, scopes: ['edit'] } });
      const body = { token: await app.mailedToken(person.email, 'instructor_invitation') };
      const outcomes = await raced(round, {
        accept: () => person.call(invitation.accept, { body }),
        revoke: () => partner.call(instructor.remove, { params: { type: 'program', id } }),
        acceptAgain: () => person.call(invitation.accept, { body }),
      });
      expect(outcomes.revoke).toBe('ok');
      expect([outcomes.accept, outcomes.acceptAgain].filter((one) => one !== 'ok' && one !== 'not_found')).toEqual([]);
      expect(await app.db.invitation.count({ where: { id } })).toBe(0);
      expect(await app.db.mitraMember.count({ where: { mitraId: partner.mitraId, userId: person.id } })).toBe(0);
      expect(await person.call(auth.me)).toMatchObject({ isMitra: false });
      expect(await person.attempt(program.mineDetail, byId(one.id))).toMatchObject({ status: 403 });
    }
  },
);

test(
  'a review that is concurrently answered, taken down and rewritten is hidden, and whole again once it is restored',
  { tags: 'night' },
  async () => {
    const { partner, operator } = await scene(app);
    const one = await publishedProgram(app, partner);
    const of = { params: { type: 'program', id: one.id } } as const;
    const ratings: number[] = [];
    for (const round of rounds) {
      const author = await newPerson(app);
      await finished(app, author, one);
      const { id } = await author.call(review.create, { ...of, body: { rating: 2, content: 'Kurang.' } });
      const outcomes = await raced(round, {
        answer: () => partner.call(review.answer, { ...byId(id), body: { content: 'Terima kasih!' } }),
        takeDown: () => operator.call(review.takeDown, { ...byId(id), body: { reason: 'Memuat nomor telepon.' } }),
        write: () => author.call(review.create, { ...of, body: { rating: 5, content: 'Ternyata bagus.' } }),
      });
      expect(outcomes.takeDown).toBe('ok');
      expect(outcomes.write).toBeOneOf(['ok', 'review_taken_down']);
      expect(outcomes.answer).toBeOneOf(['ok', 'not_found']);
      expect(await app.visitor.attempt(review.detail, byId(id))).toMatchObject({ status: 404 });
      const shown = (await app.visitor.call(review.list, of)).list.map(({ rating }) => rating);
      const { rating } = await app.visitor.call(program.detail, byId(one.id));
      expect(rating?.count ?? 0).toBe(shown.length);

      await operator.call(review.restore, byId(id));
      const back = await app.visitor.call(review.detail, byId(id));
      expect(back).toMatchObject(
        outcomes.write === 'ok' ? { rating: 5, content: 'Ternyata bagus.' } : { rating: 2, content: 'Kurang.' },
      );
      ratings.push(back.rating);
      expect(back.answer?.content ?? null).toBe(outcomes.answer === 'ok' ? 'Terima kasih!' : null);
    }
    const average = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
    expect((await app.visitor.call(program.detail, byId(one.id))).rating).toMatchObject({
      average: expect.closeTo(average, 1) as number,
      count: ratings.length,
    });
  },
);

test(
  'a submission that two teachers claim while its author withdraws it is with one of the three',
  { tags: 'night' },
  async () => {
    const { partner } = await scene(app);
    const one = await publishedProgram(app, partner);
    await makeAssignment(app, one);
    const colleague = await newInstructor(app, partner, one.id, ['grade']);
    for (const round of rounds) {
      const { handIn, withdraw, state } = await authorOf(app, one, await newPerson(app));
      const id = await handIn('Satu');
      const outcomes = await raced(round, {
        withdraw,
        claim: () => teacherOf(partner, id).claim(),
        claimToo: () => teacherOf(colleague, id).claim(),
      });
      const { state: now, history } = await state();
      const claims = [outcomes.claim, outcomes.claimToo].toSorted();
      const refusals = ['not_found', 'submission_not_waiting'];
      if (now === 'draft') {
        expect(outcomes.withdraw).toBe('ok');
        expect(claims.filter((code) => !refusals.includes(code))).toEqual([]);
      } else
        expect([now, outcomes.withdraw, ...claims]).toEqual([
          'in-review',
          'submission_not_withdrawable',
          'ok',
          'submission_claimed',
        ]);
      expect(history.map(({ kind }) => kind)).toEqual(['submitted', now === 'draft' ? 'withdrawn' : 'claimed']);
    }
  },
);

test('a record that exists once for each owner is written by many concurrent calls, and none of them fails', async () => {
  const { learner, partner } = await scene(app);
  const many = async (write: () => Promise<unknown>) =>
    new Set(await Promise.all(Array.from({ length: 12 }, async () => (await outcomesOf(write()))[0])));

  const body = { content: 'Lead-nya sudah kuat.' };
  expect(await many(() => partner.call(submission.createSnippet, { body }))).toEqual(new Set(['ok']));
  expect((await partner.call(submission.snippets)).list).toEqual([expect.objectContaining(body)]);

  expect(await many(() => learner.call(calendar.renewFeed))).toEqual(new Set(['ok']));
  expect(await app.db.calendarFeed.count({ where: { userId: learner.id } })).toBe(1);

  const simulator = createSimulator({ ...app, key: 'kunci', publicUrl: app.env.PUBLIC_URL });
  const expiresAt = later(app.clock.now(), hours(24));
  const order = { code: `SN-${learner.id}`, total: 0, gateway: 'simulator', expiresAt, nextCheckAt: expiresAt };
  const { code: orderCode, createdAt } = await app.db.order.create({ data: { ...order, userId: learner.id } });
  const payment = {
    orderCode,
    createdAt,
    expiresAt,
    total: 150_000,
    method: null,
    buyer: { ...learner, phone: null },
    lines: [],
  };
  const opened = await Promise.all(Array.from({ length: 12 }, () => simulator.open(payment)));
  expect(new Set(opened.map(({ reference }) => reference)).size).toBe(1);
});
