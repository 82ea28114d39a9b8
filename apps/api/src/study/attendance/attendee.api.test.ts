import { attendance, live, report } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { newInstructor, newPerson, scene } from '../../testing/scene.ts';
import { seated, seatOf, wait } from '../../testing/seats.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const reason = 'Hadir, tapi salah mengetik kode.';

/** A webinar with several learners, and the key of its first session. */
async function held(names: readonly string[] = [], inMinutes: readonly number[] = [10, 20]) {
  const seat = await seated(app, { inMinutes });
  const others = await Promise.all(
    names.map(async (fullname) => {
      const person = await newPerson(app, { fullname });
      return { person, ...(await enrolled(app, person, seat.one)) };
    }),
  );
  return { ...seat, others, session: { params: { id: seat.lessonIds[0]! } } };
}

describe('the attendance of a live session', () => {
  test('lists the attendees and how they attended, by name, in pages, searched and filtered, and counts all of them', async () => {
    const { partner, learner, keyOf, session, others } = await held(['Ayu Kirana', 'Bima Aji']);
    await learner.call(attendance.attend, { ...keyOf(0), body: { code: 'SAPA24' } });
    const bima = { params: { ...session.params, participantId: others[1]!.id } };
    await partner.call(attendance.mark, { ...bima, body: { reason } });

    const all = await partner.call(attendance.list, session);
    expect(all).toMatchObject({ total: 3, present: 2, participants: 3 });
    expect(all.list.slice(0, 2)).toMatchObject([
      { fullname: 'Ayu Kirana', attendance: null },
      { fullname: 'Bima Aji', attendance: { method: 'manual', reason, markedBy: expect.any(String) } },
    ]);
    expect(all.list[2]).toMatchObject({ attendance: { method: 'code', reason: null, markedBy: null } });
    const asked = (query: object) => partner.call(attendance.list, { ...session, query });
    expect(await asked({ filter: { isPresent: false } })).toMatchObject({
      total: 1,
      present: 2,
      list: [{ fullname: 'Ayu Kirana' }],
    });
    expect(await asked({ keyword: 'bima' })).toMatchObject({ total: 1, list: [{ fullname: 'Bima Aji' }] });
    expect((await asked({ page: 2, perPage: 2 })).list).toHaveLength(1);
    expect((await asked({ sort: '-at' })).list.at(-1)).toMatchObject({ fullname: 'Ayu Kirana' });
  });

  test('is read with at most six statements, whatever its size', async () => {
    const { partner, session } = await held(Array.from({ length: 12 }, (_, index) => `Peserta ${index}`));
    expect(await countQueries(() => partner.call(attendance.list, session))).toBeLessThanOrEqual(6);
  });

  test('is available as a table too, with names that a spreadsheet does not execute', async () => {
    const { partner, session, others } = await held(['=HYPERLINK("x")', 'Bima Aji']);
    await partner.call(attendance.mark, {
      params: { ...session.params, participantId: others[1]!.id },
      body: { reason },
    });
    const { text, headers } = await partner.send('GET', `/user/live-session/${session.params.id}/attendance/csv`);
    expect(headers['content-type']).toContain('text/csv');
    expect(headers['content-disposition']).toMatch(/kehadiran-.*\.csv/);
    expect(text).toContain('Nama;Kehadiran;Waktu (WIB);Cara;Alasan;Ditandai oleh');
    expect(text).toMatch(/Bima Aji;Hadir;\d{4}-\d\d-\d\d \d\d:\d\d;Ditandai pengajar;/);
    expect(text).toContain(`"'=HYPERLINK(""x"")";Tidak hadir;;;;`);
  });

  test('counts in the report of the class: sessions attended of those held, and attendance by session and participant', async () => {
    const { partner, learner, lessonIds, keyOf, one, session, others } = await held(['Ayu Kirana'], [10, 15, 300]);
    const ofClass = { params: { type: 'webinar', id: one.id } } as const;
    const attendedBy = async () =>
      Object.fromEntries(
        (await partner.call(report.participants, ofClass)).list.map((row) => [row.fullname, row.sessions]),
      );
    const csv = async () => (await partner.send('GET', `/report-class/get-participant/webinar/${one.id}/csv`)).text;
    const ayu = others[0]!.id;
    await learner.call(attendance.attend, { ...keyOf(0), body: { code: 'SAPA24' } });
    await partner.call(attendance.mark, { params: { ...session.params, participantId: ayu }, body: { reason } });
    await partner.call(attendance.unmark, { params: { ...session.params, participantId: ayu } });
    expect(await attendedBy()).toMatchObject({ 'Ayu Kirana': null });
    expect(await csv()).not.toContain('Sesi');

    wait(app, 20);
    await partner.call(live.cancel, { params: { id: lessonIds[1]! }, body: { reason: 'Pembicara berhalangan.' } });
    expect(await attendedBy()).toEqual({
      'Ayu Kirana': { attended: 0, held: 1 },
      [learner.fullname]: { attended: 1, held: 1 },
    });
    expect(await csv()).toMatch(/Akses;Sesi dihadiri;Sesi berlangsung\r\n/);
    expect(await csv()).toMatch(/Ayu Kirana;.*;Aktif;0;1\r\n/);

    await partner.call(attendance.mark, { params: { ...session.params, participantId: ayu }, body: { reason } });
    const detail = { params: { id: ayu } };
    const { sessions, lessons } = await partner.call(report.participant, detail);
    expect(sessions).toEqual({ attended: 1, held: 1 });
    expect(lessons.map((lesson) => lesson.session)).toMatchObject([
      { attendance: { method: 'manual', reason, markedBy: partner.fullname } },
      { cancelledAt: expect.any(String), attendance: null },
      { startsAt: expect.any(String), cancelledAt: null, attendance: null },
    ]);
    expect(await countQueries(() => partner.call(report.participants, ofClass))).toBeLessThanOrEqual(6);
    expect(await countQueries(() => partner.call(report.participant, detail))).toBeLessThanOrEqual(6);
  });

  test('is visible to members of the mitra and instructors who grade; for anybody else it does not exist', async () => {
    const { partner, learner, one, session, participantId } = await held();
    const { partner: rival } = await scene(app);
    const grader = await newInstructor(app, partner, one.id, ['grade']);
    const editor = await newInstructor(app, partner, one.id, ['edit']);
    const marked = { params: { ...session.params, participantId } };
    expect(await grader.call(attendance.list, session)).toMatchObject({ total: 1 });
    for (const person of [rival, editor]) {
      expect(await person.attempt(attendance.list, session)).toMatchObject({ status: 404 });
      expect(await person.attempt(attendance.mark, { ...marked, body: { reason } })).toMatchObject({ status: 404 });
      expect(await person.attempt(attendance.unmark, marked)).toMatchObject({ status: 404 });
    }
    expect((await learner.attempt(attendance.list, session)).status).toBe(403);
    await grader.call(attendance.mark, { ...marked, body: { reason } });
  });
});

describe('a mark by hand', () => {
  test('finishes the lesson, and is undone with everything that it counted', async () => {
    const { partner, learner, session, participantId, lessonIds } = await held();
    const marked = { params: { ...session.params, participantId } };
    expect(await partner.attempt(attendance.mark, { ...marked, body: { reason: '  ' } })).toMatchObject({
      status: 422,
    });
    await partner.call(attendance.mark, { ...marked, body: { reason } });
    await partner.call(attendance.mark, { ...marked, body: { reason: 'Alasan yang lain.' } });
    expect(await seatOf(learner, lessonIds[0]!)).toMatchObject({
      session: { status: 'passed' },
      content: { attended: { method: 'manual' } },
    });
    const stored = () => app.db.participant.findUniqueOrThrow({ where: { id: participantId } });
    expect(await stored()).toMatchObject({ progress: 50 });
    expect((await partner.call(attendance.list, session)).list).toMatchObject([{ attendance: { reason } }]);

    expect(await partner.call(attendance.unmark, marked)).toMatchObject({ id: participantId, attendance: null });
    expect(await stored()).toMatchObject({ progress: 0 });
    expect(await seatOf(learner, lessonIds[0]!)).toMatchObject({
      session: { status: 'started' },
      content: { attended: null },
    });
    expect(await partner.attempt(attendance.unmark, marked)).toMatchObject({ code: 'attendance_not_manual' });
  });

  test('requires a participant of this class, and a session that is open and not cancelled', async () => {
    const { partner, session, participantId, lessonIds } = await held([], [10, 60]);
    const elsewhere = await held();
    const mark = (id: string, of: string) =>
      partner.attempt(attendance.mark, { params: { id, participantId: of }, body: { reason } });
    expect(await mark(session.params.id, elsewhere.participantId)).toMatchObject({ status: 404 });
    expect(await mark(elsewhere.session.params.id, elsewhere.participantId)).toMatchObject({ status: 404 });
    expect(await mark(lessonIds[1]!, participantId)).toMatchObject({
      status: 409,
      code: 'presence_not_open',
    });
    await partner.call(live.cancel, { ...session, body: { reason: 'Pembicara sakit.' } });
    expect(await mark(session.params.id, participantId)).toMatchObject({ code: 'live_session_cancelled' });
  });

  test('stays once it led to a certificate, and does not undo what a participant did', async () => {
    const { partner, session, participantId } = await held([], [10]);
    const marked = { params: { ...session.params, participantId } };
    await partner.call(attendance.mark, { ...marked, body: { reason } });
    expect(await partner.attempt(attendance.unmark, marked)).toMatchObject({ code: 'attendance_certified' });

    const typed = await held();
    await typed.learner.call(attendance.attend, { ...typed.keyOf(0), body: { code: 'SAPA24' } });
    expect(
      await typed.partner.attempt(attendance.unmark, {
        params: { ...typed.session.params, participantId: typed.participantId },
      }),
    ).toMatchObject({ code: 'attendance_not_manual' });
  });

  test('and a concurrent code are one attendance', async () => {
    for (let round = 0; round < 4; round += 1) {
      const { partner, learner, keyOf, session, participantId } = await held([], [10]);
      await Promise.all([
        partner.call(attendance.mark, { params: { ...session.params, participantId }, body: { reason } }),
        learner.call(attendance.attend, { ...keyOf(0), body: { code: 'SAPA24' } }),
      ]);
      expect(await app.db.attendance.count({ where: { session: { participantId } } })).toBe(1);
    }
  });
});
