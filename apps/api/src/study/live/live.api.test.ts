import { educator, learning, lesson, live, program, webinar } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, hours, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, newLessonFile, newProgram, publishChanges, publishedProgram } from '../../testing/classes.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { newInstructor, scene, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
let begin: Date;
beforeAll(async () => {
  app = await startApp();
  begin = app.clock.now();
});
afterAll(() => app.stop());

const at = (hoursFromNow: number) => later(begin, hours(hoursFromNow)).toISOString();
const sessionOf = async ({ id }: { id: string }) => {
  const [first] = await app.db.liveSession.findMany({ where: { classId: id }, orderBy: { startsAt: 'asc' } });
  return { params: { id: first!.id } };
};
const newSession = (partner: PartnerPerson, sectionId: string, setting: object = {}) =>
  partner.call(lesson.create, {
    params: { sectionId },
    body: { type: 'webinar', title: 'Sesi tanya jawab', content: {}, setting },
  });

describe('a live session in an intensive class', () => {
  test('begins without times, is complete once it has both, and its class shows when it meets', async () => {
    const { partner } = await scene(app);
    const one = await publishedProgram(app, partner, { format: 'intensive' });
    const created = await newSession(partner, one.sections[0]!.id);
    expect(created).toMatchObject({
      isComplete: false,
      durationSeconds: 0,
      content: { session: { startsAt: null, endsAt: null, isLive: false, sequence: 0 } },
      setting: { completionType: 'input-presence-code', presenceCode: null },
    });
    const key = { params: { id: created.id } };
    await partner.call(live.update, { ...key, body: { startsAt: at(30) } });
    expect(await partner.call(lesson.detail, key)).toMatchObject({ isComplete: false });
    expect(await partner.attempt(program.submit, { params: { id: one.id } })).toMatchObject({
      fields: { [`lessons.${created.id}`]: expect.any(String) },
    });

    await partner.call(live.update, { ...key, body: { endsAt: at(32) } });
    expect(await partner.call(lesson.detail, key)).toMatchObject({
      isComplete: true,
      durationSeconds: 7200,
      revision: 1,
    });
    expect(await app.visitor.call(program.detail, { params: { id: one.id } })).toMatchObject({
      startsAt: null,
      sessions: [],
    });
    await publishChanges(partner, one.id);
    expect(await app.visitor.call(program.detail, { params: { id: one.id } })).toMatchObject({
      startsAt: at(30),
      endsAt: at(32),
      sessions: [{ id: created.id, title: 'Sesi tanya jawab', startsAt: at(30), speakers: [] }],
    });
  });

  test('belongs beside recorded lessons, with a cohort and hours a week; a self-paced class has neither', async () => {
    const { partner } = await scene(app);
    const one = await newProgram(app, partner, { format: 'bootcamp' });
    const key = { params: { id: one.id } };
    const effort = { cohort: 'Angkatan 5', weeklyHours: 6 };
    const { revision } = await partner.call(program.mineDetail, key);
    expect(await partner.call(program.update, { ...key, body: { ...effort, revision } })).toMatchObject(effort);

    const own = await newProgram(app, partner);
    const { revision: read } = await partner.call(program.mineDetail, { params: { id: own.id } });
    expect(
      await partner.attempt(program.update, { params: { id: own.id }, body: { ...effort, revision: read } }),
    ).toMatchObject({ status: 422, fields: { cohort: expect.any(String) } });
    expect(
      await partner.attempt(lesson.create, {
        params: { sectionId: own.sections[0]!.id },
        body: { type: 'webinar', title: 'Sesi', content: {}, setting: {} },
      }),
    ).toMatchObject({ code: 'lesson_type_elsewhere' });
  });

  test('has its effort in each version: it is live once it is published', async () => {
    const { partner } = await scene(app);
    const one = await publishedProgram(app, partner, { format: 'intensive' });
    const key = { params: { id: one.id } };
    const { revision } = await partner.call(program.mineDetail, key);
    await partner.call(program.update, { ...key, body: { cohort: 'Angkatan 5', weeklyHours: 6, revision } });
    expect(await app.visitor.call(program.detail, key)).toMatchObject({ cohort: null, weeklyHours: null });
    expect((await partner.call(program.changes, key)).list).toMatchObject([
      { field: 'cohort', after: 'Angkatan 5' },
      { field: 'weeklyHours', after: '6' },
    ]);
    await publishChanges(partner, one.id);
    expect(await app.visitor.call(program.detail, key)).toMatchObject({ cohort: 'Angkatan 5', weeklyHours: 6 });
  });

  test('is copied with its lesson without times, and restored with them [4.34]', async () => {
    const { partner } = await scene(app);
    const one = await newProgram(app, partner, { format: 'intensive' });
    const created = await newSession(partner, one.sections[0]!.id, { presenceCode: 'SAPA24' });
    const key = { params: { id: created.id } };
    await partner.call(live.update, { ...key, body: { startsAt: at(30), endsAt: at(31) } });
    const { sections } = await partner.call(program.duplicateLesson, {
      params: { id: one.id, lessonId: created.id },
      body: {},
    });
    const copy = sections[0]!.lessons.find(({ title }) => title.startsWith('Salinan'))!;
    expect(copy).toMatchObject({ type: 'webinar', isComplete: false });
    expect(await partner.call(live.detail, { params: { id: copy.id } })).toMatchObject({
      startsAt: null,
      presenceCode: null,
    });

    await partner.call(lesson.remove, key);
    expect(await partner.attempt(live.detail, key)).toMatchObject({ status: 404 });
    await app.runQueued('live.sweep');
    await partner.call(program.restoreLesson, { params: { id: one.id, lessonId: created.id } });
    expect(await partner.call(live.detail, key)).toMatchObject({ startsAt: at(30), presenceCode: 'SAPA24' });
  });
});

describe('the completion of a live session', () => {
  test("is by the presence code or a button; 'duration' resets it and empties the code [4.34, 5.10, 3.19]", async () => {
    const { partner } = await scene(app);
    const one = await newProgram(app, partner, { format: 'intensive' });
    const created = await newSession(partner, one.sections[0]!.id, { presenceCode: 'SAPA24' });
    const write = (setting: object, revision: number) =>
      partner.call(lesson.update, {
        params: { id: created.id },
        body: { type: 'webinar', title: 'Sesi', content: {}, setting, revision },
      });
    expect(created.setting).toEqual({
      progressBar: true,
      completionType: 'input-presence-code',
      presenceCode: 'SAPA24',
    });
    expect((await write({ completionType: 'hit-button' }, 1)).setting).toMatchObject({
      completionType: 'hit-button',
      presenceCode: 'SAPA24',
    });
    expect((await write({ completionType: 'duration', presenceCode: 'LAGI99' }, 2)).setting).toMatchObject({
      completionType: 'input-presence-code',
      presenceCode: null,
    });
    for (const setting of [{ completionType: 'minimum-score' }, { presenceCode: '' }, { presenceCode: 'abc' }])
      expect(
        await partner.attempt(lesson.update, {
          params: { id: created.id },
          body: { type: 'webinar', title: 'Sesi', content: {}, setting: setting as object, revision: 3 },
        }),
      ).toMatchObject({ status: 422 });
  });

  test('keeps the code out of every outline and version; only makers of the class read it', async () => {
    const { partner, learner } = await scene(app);
    const one = await publishedProgram(app, partner, { format: 'intensive', outline: [['Pengantar']] });
    const created = await newSession(partner, one.sections[0]!.id, { presenceCode: 'RAHASIA7' });
    await partner.call(live.update, {
      params: { id: created.id },
      body: { startsAt: at(30), endsAt: at(31), meetingUrl: 'https://rapat.contoh.test/rahasia' },
    });
    await publishChanges(partner, one.id);
    await enrolled(app, learner, one);
    await app.db.lessonSession.updateMany({
      where: { participant: { classId: one.id } },
      data: { status: 'passed', startedAt: app.clock.now(), beganAt: app.clock.now(), passedAt: app.clock.now() },
    });
    const key = { params: { id: one.id } };
    const shown = JSON.stringify([
      await app.visitor.call(program.detail, key),
      await learner.call(program.participantDetail, key),
      await learner.call(learning.lesson, { params: { id: created.id } }),
      await partner.call(program.versions, key),
      await partner.call(program.version, {
        params: { id: one.id, versionId: (await partner.call(program.versions, key)).list[0]!.id },
      }),
      await partner.send('GET', `/user/preview/lesson/${created.id}`),
    ]);
    for (const mark of ['RAHASIA7', 'rapat.contoh.test']) expect(shown).not.toContain(mark);
  });
});

describe('a change of a session by its makers', () => {
  test(
    'is checked: times in order, speakers of the class, one recording, addresses over https',
    { tags: 'night' },
    async () => {
      const { partner } = await scene(app);
      const one = await publishedWebinar(app, partner);
      const other = await publishedWebinar(app, partner);
      const key = await sessionOf(one);
      const teacher = (of: { id: string }) =>
        partner.call(educator.create, {
          params: { type: 'webinar', id: of.id },
          body: { name: 'Maya Laras', title: 'Redaktur' },
        });
      const [maya, stranger] = [await teacher(one), await teacher(other)];
      const video = await newLessonFile(app, partner, {
        kind: 'video',
        durationSeconds: 60,
        width: 1280,
        height: 720,
        pageCount: null,
      });
      const pdf = await newLessonFile(app, partner);
      const refused = async (body: object) => (await partner.attempt(live.update, { ...key, body })).fields;
      expect(await refused({ startsAt: at(10), endsAt: at(9) })).toHaveProperty('endsAt');
      expect(await refused({ startsAt: at(10), endsAt: at(40) })).toHaveProperty('endsAt');
      expect(await refused({ startsAt: null })).toHaveProperty('startsAt');
      expect(await refused({ startsAt: at(-2), endsAt: at(2) })).toHaveProperty('startsAt');
      expect(await refused({ speakerIds: [stranger.id] })).toHaveProperty('speakerIds');
      expect(await refused({ meetingUrl: 'http://rapat.contoh.test' })).toHaveProperty('meetingUrl');
      expect(await refused({ meetingUrl: 'javascript:alert(1)' })).toHaveProperty('meetingUrl');
      expect(await refused({ recordingId: pdf.id })).toHaveProperty('recordingId');
      expect(await refused({ recordingId: video.id, recordingUrl: 'https://a.id/b' })).toHaveProperty('recordingUrl');

      expect(
        await partner.call(live.update, { ...key, body: { speakerIds: [maya.id], recordingUrl: 'https://a.id/b' } }),
      ).toMatchObject({ speakerIds: [maya.id], recordingUrl: 'https://a.id/b', recording: null, sequence: 1 });
      expect(await partner.call(live.update, { ...key, body: { recordingId: video.id } })).toMatchObject({
        recordingUrl: null,
        recording: { id: video.id },
      });
      expect(await app.visitor.call(webinar.detail, { params: { id: one.id } })).toMatchObject({
        sessions: [{ speakers: [{ name: 'Maya Laras' }] }],
      });
    },
  );

  test('waits while the class is reviewed for the first time, and forgets a speaker who left the class', async () => {
    const { partner } = await scene(app);
    const one = await publishedWebinar(app, partner);
    const key = await sessionOf(one);
    const of = { type: 'webinar', id: one.id } as const;
    const maya = await partner.call(educator.create, {
      params: of,
      body: { name: 'Maya Laras', title: 'Redaktur' },
    });
    await partner.call(live.update, { ...key, body: { speakerIds: [maya.id] } });
    await partner.call(educator.remove, { params: { ...of, id: maya.id } });
    expect(await partner.call(live.detail, key)).toMatchObject({ speakerIds: [] });

    await app.db.class.update({ where: { id: one.id }, data: { statusApprove: 'waiting', publishedAt: null } });
    expect(await partner.attempt(live.update, { ...key, body: { presenceCode: 'SAPA24' } })).toMatchObject({
      code: 'class_under_review',
    });
  });

  test('is live immediately, and no change of the class is published with it', async () => {
    const { partner } = await scene(app);
    const one = await publishedWebinar(app, partner);
    const key = await sessionOf(one);
    expect(await partner.call(live.update, { ...key, body: { startsAt: at(50), endsAt: at(51) } })).toMatchObject({
      sequence: 2,
      isLive: true,
    });
    expect(await app.visitor.call(webinar.detail, { params: { id: one.id } })).toMatchObject({
      startsAt: at(50),
      statusApprove: 'publish',
      durationSeconds: 3600,
    });
    expect(await partner.call(webinar.mineDetail, { params: { id: one.id } })).toMatchObject({
      statusApprove: 'publish',
    });
  });

  test('cannot affect its times once it is over, nor a cancelled session', async () => {
    const { partner } = await scene(app);
    const one = await publishedWebinar(app, partner, { inDays: [1, 5] });
    const key = await sessionOf(one);
    app.clock.advance(days(2));
    expect(await partner.attempt(live.update, { ...key, body: { startsAt: at(5), endsAt: at(6) } })).toMatchObject({
      code: 'live_session_over',
    });
    expect(await partner.attempt(live.cancel, { ...key, body: { reason: 'Terlambat.' } })).toMatchObject({
      code: 'live_session_over',
    });
    await partner.call(live.update, { ...key, body: { recordingUrl: 'https://rekaman.contoh.test/satu' } });
    app.clock.advance(-days(2));

    expect(await partner.call(live.cancel, { ...key, body: { reason: 'Pembicara sakit.' } })).toMatchObject({
      cancelledAt: expect.any(String),
      cancelReason: 'Pembicara sakit.',
      sequence: 2,
    });
    for (const call of [live.update, live.cancel] as const)
      expect(
        await partner.attempt(call as typeof live.cancel, { ...key, body: { reason: 'Sekali lagi.' } }),
      ).toMatchObject({ code: 'live_session_cancelled' });
    expect(await app.visitor.call(webinar.detail, { params: { id: one.id } })).toMatchObject({
      sessions: [{ cancelledAt: expect.any(String) }, { cancelledAt: null }],
    });
  });

  test('that cancels the last session of a webinar takes it off sale; a draft session is deleted instead', async () => {
    const { partner } = await scene(app);
    const one = await publishedWebinar(app, partner);
    await partner.call(live.cancel, { ...(await sessionOf(one)), body: { reason: 'Pembicara sakit.' } });
    expect(await app.db.class.findUniqueOrThrow({ where: { id: one.id } })).toMatchObject({
      isForSale: false,
      startsAt: null,
    });
    const { id } = await partner.call(webinar.create, { body: { title: 'Draf webinar' } });
    const { sessions } = await partner.call(webinar.createSession, { params: { id }, body: { title: 'Sesi' } });
    expect(
      await partner.attempt(live.cancel, {
        params: { id: sessions[0]!.lesson!.id },
        body: { reason: 'Tidak jadi.' },
      }),
    ).toMatchObject({ code: 'live_session_not_published' });
  });

  test('neither deletes nor unpublishes a session that participants wait for', async () => {
    const { partner, learner } = await scene(app);
    const one = await publishedWebinar(app, partner, { inDays: [1, 2] });
    await enrolled(app, learner, one);
    const { sessions } = await partner.call(webinar.mineDetail, { params: { id: one.id } });
    const params = { id: one.id, sessionId: sessions[0]!.id };
    expect(await partner.attempt(webinar.removeSession, { params })).toMatchObject({ code: 'live_session_upcoming' });
    await partner.call(lesson.remove, { params: { id: sessions[0]!.lesson!.id } });
    expect(await partner.attempt(webinar.submit, { params: { id: one.id } })).toMatchObject({
      status: expect.toSatisfy((status) => status === 409 || status === 422),
    });
    await partner.call(webinar.discardChanges, { params: { id: one.id } });
    await partner.call(live.cancel, {
      params: { id: sessions[0]!.lesson!.id },
      body: { reason: 'Pembicara sakit.' },
    });
    await partner.call(webinar.removeSession, { params });
    await partner.call(webinar.submit, { params: { id: one.id } });
    expect((await app.visitor.call(webinar.detail, { params: { id: one.id } })).sessions).toHaveLength(1);
  });

  test('by instructors with the scope edit moves it, and members alone cancel it', async () => {
    const { partner } = await scene(app);
    const one = await publishedWebinar(app, partner);
    const key = await sessionOf(one);
    const editor = await newInstructor(app, partner, one.id, ['edit']);
    await editor.call(live.update, { ...key, body: { startsAt: at(60), endsAt: at(61) } });
    expect(await editor.attempt(live.cancel, { ...key, body: { reason: 'Tidak jadi.' } })).toMatchObject({
      status: 404,
    });
  });
});

test('and a concurrent publication both happen, and the page has the new time', { tags: 'night' }, async () => {
  const { partner, learner } = await scene(app);
  for (let round = 0; round < 5; round += 1) {
    const one = await publishedWebinar(app, partner, { inDays: [1, 2] });
    await enrolled(app, learner, one);
    const { sessions } = await partner.call(webinar.mineDetail, { params: { id: one.id } });
    await partner.call(webinar.updateSession, {
      params: { id: one.id, sessionId: sessions[0]!.id },
      body: { title: 'Nama baru' },
    });
    await Promise.all([
      partner.call(webinar.submit, { params: { id: one.id } }),
      partner.call(live.update, {
        params: { id: sessions[0]!.lesson!.id },
        body: { startsAt: at(30), endsAt: at(33), reason: 'Ruangannya dipakai.' },
      }),
      partner.call(live.update, { params: { id: sessions[1]!.lesson!.id }, body: { presenceCode: 'SAPA24' } }),
    ]);
    const found = await app.visitor.call(webinar.detail, { params: { id: one.id } });
    expect(found).toMatchObject({
      startsAt: at(30),
      sessions: [{ title: 'Nama baru', startsAt: at(30), endsAt: at(33) }, { title: 'Sesi 2' }],
    });
    expect(found.durationSeconds).toBe(5 * 3600);
  }
});
