import { attendance, learning, live } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hours, later, minutes } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { newPerson } from '../../testing/scene.ts';
import { seated, seatOf, wait } from '../../testing/seats.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const code = (typed: string) => ({ body: { code: typed } });

describe('the presence code', () => {
  test('finishes the session in any case and with spaces around it, and completes the way to the certificate [1.2, 3.17, 3.19]', async () => {
    const { learner, keyOf, lessonIds, participantId } = await seated(app);
    expect(await learner.call(attendance.attend, { ...keyOf(0), ...code('  sapa24 ') })).toMatchObject({
      status: 'passed',
      progress: 100,
    });
    expect(await seatOf(learner, lessonIds[0]!)).toMatchObject({ content: { attended: { method: 'code' } } });
    expect(await app.db.certificate.count({ where: { participantId } })).toBe(1);
    // Typing it again changes nothing.
    expect(await learner.call(attendance.attend, { ...keyOf(0), ...code('salah') })).toMatchObject({ progress: 100 });
    expect(await app.db.attendance.count({ where: { session: { participantId } } })).toBe(1);
  });

  test('is accepted from half an hour before the session until a day after it', async () => {
    const { learner, keyOf } = await seated(app, { inMinutes: [31] });
    const typed = { ...keyOf(0), ...code('SAPA24') };
    expect(await learner.attempt(attendance.attend, typed)).toMatchObject({ code: 'presence_not_open', status: 409 });
    wait(app, 1 + 30 + 120 + 24 * 60 - 2);
    const late = await seated(app, { inMinutes: [-120 - 24 * 60 - 1] });
    expect(await late.learner.attempt(attendance.attend, { ...late.keyOf(0), ...code('SAPA24') })).toMatchObject({
      code: 'presence_over',
      status: 409,
    });
    expect(await learner.call(attendance.attend, typed)).toMatchObject({ status: 'passed' });
  });

  test('never matches if it is of another session, old or empty', async () => {
    const { partner, learner, keyOf, lessonIds } = await seated(app, { inMinutes: [10, 20] });
    const refused = (typed: string) => learner.attempt(attendance.attend, { ...keyOf(0), ...code(typed) });
    const write = (index: number, presenceCode: string | null) =>
      partner.call(live.update, { params: { id: lessonIds[index]! }, body: { presenceCode } });
    await write(1, 'LAIN99');
    expect(await refused('LAIN99')).toMatchObject({ code: 'presence_code_wrong', status: 422 });
    await write(0, 'BARU77');
    expect(await refused('SAPA24')).toMatchObject({ code: 'presence_code_wrong' });
    for (const empty of ['', '   ', '\u00a0'])
      expect(await refused(empty)).toMatchObject({ status: 422, code: 'invalid_input' });
    await write(0, null);
    for (const typed of ['BARU77', 'null', '-', '\u200b'])
      expect(await refused(typed)).toMatchObject({
        status: expect.toSatisfy((status) => status === 422 || status === 429),
      });
    expect(await app.db.attendance.count({ where: { session: { lessonId: lessonIds[0]! } } })).toBe(0);
  });

  test('may be tried five times a minute by one participant in one session, also concurrently', async () => {
    const { learner, keyOf, one } = await seated(app, { inMinutes: [10, 20] });
    const typed = (index: number, text: string) => ({ ...keyOf(index), ...code(text) });
    const tries = await Promise.all(
      Array.from({ length: 25 }, (_, index) => learner.attempt(attendance.attend, typed(0, `KODE${index}`))),
    );
    expect(tries.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(tries.filter(({ status }) => status === 429)).toHaveLength(20);
    // The right code is refused as well: the sixth try reveals nothing.
    expect(await learner.attempt(attendance.attend, typed(0, 'SAPA24'))).toMatchObject({ code: 'too_many_requests' });

    // Another participant is not blocked, and a stranger cannot use up another user's tries.
    const other = await newPerson(app);
    const seat = await enrolled(app, other, one);
    const ownKey = { params: { participantId: seat.id, sessionId: seat.sessions[0]!.id } };
    for (let index = 0; index < 6; index += 1) await learner.attempt(attendance.attend, { ...ownKey, ...code('KODE') });
    expect(await other.call(attendance.attend, { ...ownKey, ...code('sapa24') })).toMatchObject({ status: 'passed' });
  });

  test('counts for nobody without a seat, before the lesson, or for a cancelled session', async () => {
    const { partner, learner, keyOf, lessonIds } = await seated(app, { inMinutes: [10, 20] });
    const stranger = await newPerson(app);
    expect(await stranger.attempt(attendance.attend, { ...keyOf(0), ...code('SAPA24') })).toMatchObject({
      status: 404,
    });
    await partner.call(live.cancel, { params: { id: lessonIds[0]! }, body: { reason: 'Pembicara sakit.' } });
    expect(await learner.attempt(attendance.attend, { ...keyOf(0), ...code('SAPA24') })).toMatchObject({
      code: 'live_session_cancelled',
    });
  });

  test('counts as one attendance when it is sent twice concurrently', async () => {
    const { learner, keyOf, participantId } = await seated(app);
    const results = await Promise.all(
      [1, 2, 3].map(() => learner.call(attendance.attend, { ...keyOf(0), ...code('SAPA24') })),
    );
    expect(results.map(({ status }) => status)).toEqual(['passed', 'passed', 'passed']);
    expect(await app.db.attendance.count({ where: { session: { participantId } } })).toBe(1);
  });
});

test("a session with 'Tandai selesai' is attended by the button, once it is open", async () => {
  const { learner, keyOf, lessonIds } = await seated(app, { inMinutes: [31] });
  await app.db.lesson.update({
    where: { id: lessonIds[0]! },
    data: { setting: { progressBar: true, completionType: 'hit-button' } },
  });
  const press = { params: { ...keyOf(0).params, action: 'complete' as const } };
  expect(await learner.attempt(learning.act, press)).toMatchObject({ code: 'presence_not_open' });
  expect(await learner.attempt(attendance.attend, { ...keyOf(0), ...code('SAPA24') })).toMatchObject({
    code: 'action_not_allowed',
  });
  wait(app, 2);
  expect(await learner.call(learning.act, press)).toMatchObject({ status: 'passed', progress: 100 });
  await learner.call(learning.act, press);
  expect(await seatOf(learner, lessonIds[0]!)).toMatchObject({ content: { attended: { method: 'button' } } });
});

describe('the session as a participant sees it', () => {
  const address = 'https://rapat.contoh.test/menulis';

  test('shows its address from half an hour before the start until an hour after the end', async () => {
    const { learner, lessonIds } = await seated(app, { inMinutes: [31] });
    const shown = async () => (await seatOf(learner, lessonIds[0]!)).content;
    const { startsAt, opensAt, meetingUrl } = await shown();
    expect(meetingUrl).toBeNull();
    expect(opensAt).toBe(later(new Date(startsAt!), -minutes(30)).toISOString());
    wait(app, 2);
    expect(await shown()).toMatchObject({ meetingUrl: address });
    wait(app, 29 + 120 + 58);
    expect(await shown()).toMatchObject({ meetingUrl: address, recording: null });
    wait(app, 3);
    expect(await shown()).toMatchObject({ meetingUrl: null });
  });

  test('shows the reason of a cancellation or a move, and the recording once it is over', async () => {
    const { partner, learner, lessonIds } = await seated(app, { inMinutes: [10, 20] });
    const write = (body: object) => partner.call(live.update, { params: { id: lessonIds[0]! }, body });
    const startsAt = later(app.clock.now(), hours(3)).toISOString();
    const endsAt = later(app.clock.now(), hours(4)).toISOString();
    await write({ startsAt, endsAt, reason: 'Ruangannya dipakai.' });
    await write({ recordingUrl: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' });
    expect((await seatOf(learner, lessonIds[0]!)).content).toMatchObject({
      startsAt,
      moveReason: 'Ruangannya dipakai.',
      recording: null,
      meetingUrl: null,
    });
    wait(app, 241);
    expect((await seatOf(learner, lessonIds[0]!)).content).toMatchObject({
      recording: { file: null, embed: { provider: 'youtube' }, address: expect.any(String) },
    });

    const off = await seated(app);
    await off.partner.call(live.cancel, { params: { id: off.lessonIds[0]! }, body: { reason: 'Pembicara sakit.' } });
    expect((await seatOf(off.learner, off.lessonIds[0]!)).content).toMatchObject({
      meetingUrl: null,
      cancelReason: 'Pembicara sakit.',
    });
  });
});

test('a lesson that is not a live session takes no code', async () => {
  const { partner, learner } = await seated(app);
  const { id, sessions } = await enrolled(app, learner, await publishedProgram(app, partner));
  const key = { params: { participantId: id, sessionId: sessions[0]!.id } };
  expect(await learner.attempt(attendance.attend, { ...key, ...code('SAPA24') })).toMatchObject({
    code: 'action_not_allowed',
  });
});
