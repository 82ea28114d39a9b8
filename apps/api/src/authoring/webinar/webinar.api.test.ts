import { randomUUID } from 'node:crypto';
import { lesson, live, operator, program, webinar } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, newCategory } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { scene, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
let begin: Date;
beforeAll(async () => {
  app = await startApp();
  begin = app.clock.now();
});
afterAll(() => app.stop());

const at = (hoursFromNow: number) => later(begin, hours(hoursFromNow)).toISOString();
const address = 'https://rapat.contoh.test/menulis-malam';
const completed = (found: { steps: { key: string; isCompleted: boolean }[] }) =>
  found.steps.filter(({ isCompleted }) => isCompleted).map(({ key }) => key);

/** Creates a draft that can be submitted; its price shows that it has a ticket. */
async function writtenWebinar(partner: PartnerPerson, sessions: readonly string[] = ['Pembuka']) {
  const { id: categoryId } = await newCategory(app);
  const { id } = await partner.call(webinar.create, {
    body: {
      title: 'Menulis Malam Hari',
      description: 'Belajar menulis bersama selama dua jam.',
      about: '<p>Kita menulis bersama.</p>',
      categoryId,
      thumbnail: '/covers/jurnalistik-1.svg',
    },
  });
  for (const [index, title] of sessions.entries())
    await partner.call(webinar.createSession, {
      params: { id },
      body: { title, startsAt: at(24 * (index + 3)), endsAt: at(24 * (index + 3) + 2), meetingUrl: address },
    });
  await app.db.class.update({ where: { id }, data: { salePrice: 100_000 } });
  return id;
}
const publish = async ({ partner, operator: desk }: Awaited<ReturnType<typeof scene>>, id: string) => {
  await partner.call(webinar.submit, { params: { id } });
  await desk.call(operator.publish, { params: { id } });
};

describe('a webinar is written', () => {
  test('step by step, and the server lists which steps are done and what is missing [2.105, 3.9, 3.10, 7.14]', async () => {
    const { partner } = await scene(app);
    const begun = await partner.call(webinar.create, { body: { title: 'Menulis Malam' } });
    expect(begun).toMatchObject({
      type: 'webinar',
      statusApprove: 'draft',
      sessions: [],
      updatedAt: expect.any(String),
    });
    expect(begun.slug).toMatch(/^webinar-menulis-malam/);
    expect(begun.steps.map(({ key, isCompleted }) => [key, isCompleted])).toEqual([
      ['information', false],
      ['details', false],
      ['branding', false],
      ['pricing', false],
      ['publish', false],
    ]);
    const key = { params: { id: begun.id } };

    const { id: categoryId } = await newCategory(app);
    const informed = await partner.call(webinar.update, {
      ...key,
      body: {
        description: 'Belajar menulis bersama selama dua jam.',
        about: '<p>Kita menulis bersama.</p>',
        categoryId,
        revision: begun.revision,
      },
    });
    expect(completed(informed)).toEqual(['information']);

    const blank = await partner.call(webinar.createSession, { ...key, body: { title: 'Pembuka' } });
    expect(blank.steps[1]).toEqual({
      key: 'details',
      isCompleted: false,
      missing: ['Isi waktu mulai dan selesai sesi “Pembuka”'],
    });
    const [session] = blank.sessions;
    expect(session).toMatchObject({ title: 'Pembuka', startsAt: null, isLive: false, lesson: { title: 'Pembuka' } });
    await partner.call(live.update, {
      params: { id: session!.lesson!.id },
      body: { startsAt: at(48), endsAt: at(50), meetingUrl: address },
    });
    const timed = await partner.call(webinar.mineDetail, key);
    expect(completed(timed)).toEqual(['information', 'details']);
    expect(timed).toMatchObject({
      startsAt: at(48),
      endsAt: at(50),
      durationSeconds: 7200,
      sessions: [{ startsAt: at(48), meetingUrl: address, lesson: { isComplete: true, durationSeconds: 7200 } }],
    });

    const branded = await partner.call(webinar.update, {
      ...key,
      body: { thumbnail: '/covers/jurnalistik-1.svg', revision: timed.revision },
    });
    expect(completed(branded)).toEqual(['information', 'details', 'branding']);
    expect(await partner.attempt(webinar.submit, key)).toMatchObject({
      code: 'class_incomplete',
      fields: { salePrice: 'Tambah minimal satu tiket reguler' },
    });
    await app.db.class.update({ where: { id: begun.id }, data: { salePrice: 100_000 } });
    expect(completed(await partner.call(webinar.submit, key))).toEqual([
      'information',
      'details',
      'branding',
      'pricing',
      'publish',
    ]);
  });

  test('is submitted, withdrawn, reviewed and published; then its changes are published one by one', async () => {
    const people = await scene(app);
    const { partner, operator: desk } = people;
    const id = await writtenWebinar(partner);
    const key = { params: { id } };
    expect(await partner.call(webinar.submit, key)).toMatchObject({ statusApprove: 'waiting' });
    expect(await partner.attempt(webinar.createSession, { ...key, body: { title: 'Kedua' } })).toMatchObject({
      code: 'class_under_review',
    });
    expect(await partner.call(webinar.withdraw, key)).toMatchObject({ statusApprove: 'draft' });
    await publish(people, id);
    const { slug, sessions } = await app.visitor.call(webinar.detail, key);
    expect(sessions).toMatchObject([
      { title: 'Pembuka', cancelledAt: null, speakers: [], lesson: { title: 'Pembuka' } },
    ]);

    await partner.call(webinar.updateSession, {
      params: { id, sessionId: sessions[0]!.id },
      body: { title: 'Sesi pembuka' },
    });
    expect(await partner.call(webinar.mineDetail, key)).toMatchObject({ statusApprove: 'changed', slug });
    expect((await app.visitor.call(webinar.detail, key)).sessions).toMatchObject([{ title: 'Pembuka' }]);
    const { list } = await partner.call(webinar.changes, key);
    expect(list).toMatchObject([
      { kind: 'section', change: 'renamed', before: 'Pembuka' },
      { kind: 'lesson', change: 'changed', details: [{ kind: 'title', before: 'Pembuka' }] },
    ]);
    await partner.call(webinar.submit, key);
    expect((await app.visitor.call(webinar.detail, key)).sessions).toMatchObject([{ title: 'Sesi pembuka' }]);
    const { list: versions } = await partner.call(webinar.versions, key);
    expect(versions.map(({ number }) => number)).toEqual([2, 1]);
    await partner.call(webinar.restoreVersion, { params: { id, versionId: versions[1]!.id } });
    expect((await partner.call(webinar.mineDetail, key)).sessions).toMatchObject([{ title: 'Pembuka', isLive: true }]);
    await partner.call(webinar.discardChanges, key);
    expect((await partner.call(webinar.mineDetail, key)).sessions).toMatchObject([{ title: 'Sesi pembuka' }]);
    expect(await desk.call(operator.classDetail, key)).toMatchObject({
      type: 'webinar',
      sections: [{ title: 'Sesi pembuka', lessons: [{ type: 'webinar', isComplete: true }] }],
    });
  });

  test('each session has one lesson with its title, and no other', async () => {
    const { partner } = await scene(app);
    const id = await writtenWebinar(partner, ['Satu', 'Dua']);
    const { sessions } = await partner.call(webinar.mineDetail, { params: { id } });
    const params = { sectionId: sessions[0]!.id };
    const body = { type: 'webinar', title: 'Lagi', content: {}, setting: {} } as const;
    expect(await partner.attempt(lesson.create, { params, body })).toMatchObject({ code: 'webinar_session_filled' });
    expect(
      await partner.attempt(lesson.create, {
        params,
        body: { type: 'article', title: 'Bacaan', content: { html: '<p>Isi</p>' }, setting: {} },
      }),
    ).toMatchObject({ code: 'lesson_type_elsewhere' });

    const own = await partner.call(lesson.detail, { params: { id: sessions[0]!.lesson!.id } });
    await partner.call(lesson.update, {
      params: { id: own.id },
      body: { type: 'webinar', title: 'Pertama', content: {}, setting: {}, revision: own.revision },
    });
    await partner.call(lesson.remove, { params: { id: sessions[1]!.lesson!.id } });
    const written = await partner.call(webinar.mineDetail, { params: { id } });
    expect(written.sessions).toMatchObject([
      { title: 'Pertama', lesson: { title: 'Pertama' } },
      { title: 'Dua', lesson: null, startsAt: null },
    ]);
    await partner.call(lesson.create, { params: { sectionId: sessions[1]!.id }, body });
    const filled = await partner.call(webinar.updateSession, {
      params: { id, sessionId: sessions[1]!.id },
      body: { title: 'Awal', newIndex: 0 },
    });
    expect(filled.sessions.map(({ title }) => title)).toEqual(['Awal', 'Pertama']);
    expect(filled.sessions[0]!.lesson!.title).toBe('Awal');
    await partner.call(webinar.removeSession, { params: { id, sessionId: sessions[1]!.id } });
    expect((await partner.call(webinar.mineDetail, { params: { id } })).sessions).toHaveLength(1);
    const back = await partner.call(webinar.restoreSession, { params: { id, sessionId: sessions[1]!.id } });
    expect(back.sessions.map(({ title }) => title)).toEqual(['Awal', 'Pertama']);
  });

  test('a session that is added again under its ids exists once; those of another webinar are refused', async () => {
    const { partner } = await scene(app);
    const { partner: other } = await scene(app);
    const [id, elsewhere] = [await writtenWebinar(partner, []), await writtenWebinar(other, [])];
    const body = { title: 'Sesi', sessionId: randomUUID(), lessonId: randomUUID() };
    await Promise.all([1, 2, 3].map(() => partner.call(webinar.createSession, { params: { id }, body })));
    expect((await partner.call(webinar.mineDetail, { params: { id } })).sessions).toMatchObject([
      { id: body.sessionId, lesson: { id: body.lessonId } },
    ]);
    const { sessionId: _, ...stolen } = body;
    for (const sent of [body, stolen])
      expect(await other.attempt(webinar.createSession, { params: { id: elsewhere }, body: sent })).toMatchObject({
        status: 422,
      });
    expect(
      await partner.attempt(webinar.createSession, {
        params: { id },
        body: { title: 'Terbalik', startsAt: at(5), endsAt: at(4) },
      }),
    ).toMatchObject({ fields: { endsAt: 'Waktu selesai harus setelah waktu mulai' } });
  });

  test('a copy has its sessions without times, addresses, codes and price', async () => {
    const { partner } = await scene(app);
    const id = await writtenWebinar(partner, ['Satu', 'Dua']);
    const copy = await partner.call(program.duplicate, { params: { type: 'webinar', id } });
    expect(copy).toMatchObject({
      type: 'webinar',
      title: 'Salinan dari Menulis Malam Hari',
      salePrice: null,
      startsAt: null,
      sessions: [
        { title: 'Satu', startsAt: null, meetingUrl: null },
        { title: 'Dua', startsAt: null },
      ],
    });
    expect(await partner.attempt(program.duplicate, { params: { type: 'program', id } })).toMatchObject({
      status: 404,
    });
  });
});

describe('the webinars of a mitra', () => {
  test('are listed, sorted by their start, archived and restored, and deleted while they have no participants', async () => {
    const { partner, learner } = await scene(app);
    const [late, soon, undated] = [
      await publishedWebinar(app, partner, { inDays: [9] }),
      await publishedWebinar(app, partner, { inDays: [2] }),
      await partner.call(webinar.create, { body: { title: 'Belum ada tanggal' } }),
    ];
    const idsOf = async (isArchived = false) =>
      (await partner.call(isArchived ? webinar.archived : webinar.mine, { query: { sort: 'startsAt' } })).list.map(
        ({ id }) => id,
      );
    expect(await idsOf()).toEqual([soon.id, late.id, undated.id]);
    expect((await partner.call(webinar.mine, { query: { filter: { statusApprove: 'publish' } } })).total).toBe(2);
    expect((await partner.call(webinar.mineV1)).list[0]).not.toHaveProperty('educators');
    expect((await partner.call(program.mine)).list).toEqual([]);

    expect(await partner.call(webinar.archiveOrRestore, { params: { id: late.id } })).toMatchObject({
      archiveAt: expect.any(String),
    });
    expect([await idsOf(), await idsOf(true)]).toEqual([[soon.id, undated.id], [late.id]]);
    await partner.call(webinar.archiveOrRestore, { params: { id: late.id } });

    await enrolled(app, learner, soon);
    expect(await partner.attempt(webinar.remove, { params: { id: soon.id } })).toMatchObject({ status: 409 });
    await partner.call(webinar.remove, { params: { id: undated.id } });
    expect(await idsOf()).toEqual([soon.id, late.id]);
  });

  test("a participant sees the status of each session, and no other user the participant's page", async () => {
    const { partner, learner, operator: desk } = await scene(app);
    const one = await publishedWebinar(app, partner, { inDays: [2, 3], completionMessage: '<p>Selamat!</p>' });
    await enrolled(app, learner, one);
    const params = { id: one.slug };
    expect(await learner.call(webinar.participantDetail, { params })).toMatchObject({
      participant: { progress: 0 },
      completionMessage: '<p>Selamat!</p>',
      sessions: [{ status: 'not-started' }, { status: 'started' }],
      sections: [
        { lessons: [{ type: 'webinar', status: 'not-started', missing: { kind: 'presence' } }] },
        { lessons: [{ type: 'webinar', status: 'started' }] },
      ],
    });
    expect(await learner.call(webinar.participantDetailV1, { params })).not.toHaveProperty('educators');
    expect(await desk.attempt(webinar.participantDetail, { params })).toMatchObject({ status: 404 });
  });

  test('a detail takes one statement and a list two, whatever their size', { tags: 'night' }, async () => {
    const { partner, learner } = await scene(app);
    const id = await writtenWebinar(
      partner,
      Array.from({ length: 12 }, (_, index) => `Sesi ${index + 1}`),
    );
    const published = await publishedWebinar(app, partner, { inDays: [1, 2, 3, 4, 5, 6] });
    await enrolled(app, learner, published);
    const calls = {
      own: () => partner.call(webinar.mineDetail, { params: { id } }),
      list: () => partner.call(webinar.mine),
      session: async () => {
        const { sessions } = await partner.call(webinar.mineDetail, { params: { id } });
        await partner.call(live.detail, { params: { id: sessions[0]!.lesson!.id } });
      },
      page: () => learner.call(webinar.detail, { params: { id: published.id } }),
      participant: () => learner.call(webinar.participantDetail, { params: { id: published.id } }),
    };
    for (const [name, call] of Object.entries(calls)) {
      await call();
      expect({ name, count: await countQueries(call) }).toEqual({ name, count: expect.toSatisfy((n) => n <= 6) });
    }
  });
});

test('neither the public nor a participant sees the address, the code or the recording of a session', async () => {
  const { partner, learner } = await scene(app);
  const one = await publishedWebinar(app, partner, { inDays: [2] });
  await enrolled(app, learner, one);
  const { id } = await app.db.liveSession.findFirstOrThrow({ where: { classId: one.id } });
  await partner.call(live.update, {
    params: { id },
    body: { meetingUrl: address, presenceCode: 'RAHASIA7', recordingUrl: 'https://rekaman.contoh.test/satu' },
  });
  const answers = await Promise.all([
    app.visitor.call(webinar.detail, { params: { id: one.id } }),
    app.visitor.call(webinar.detailV1, { params: { id: one.id } }),
    app.visitor.call(webinar.list, { query: { keyword: one.title } }),
    learner.call(webinar.detail, { params: { id: one.id } }),
    learner.call(webinar.participantDetail, { params: { id: one.id } }),
    learner.send('GET', `/participant/lesson/${id}`),
  ]);
  const shown = JSON.stringify(answers);
  for (const mark of [address, 'rapat.contoh.test', 'RAHASIA7', 'rekaman.contoh.test'])
    expect(shown).not.toContain(mark);
  expect(await partner.call(lesson.detail, { params: { id } })).toMatchObject({
    setting: { presenceCode: 'RAHASIA7' },
    content: { session: { meetingUrl: address, presenceCode: 'RAHASIA7' } },
  });
});
