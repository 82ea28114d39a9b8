import { attendance, certificate, learning, live, program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { later, minutes } from '../../platform/clock.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { copyToLive } from '../../authoring/publication/index.ts';
import { newLiveLesson } from '../../testing/marketplace.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';
import { seated, wait } from '../../testing/seats.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const reason = { body: { reason: 'Pembicara sakit.' } };
const code = { body: { code: 'SAPA24' } };
const progressOf = async (participantId: string) =>
  app.db.participant.findUniqueOrThrow({
    where: { id: participantId },
    select: { progress: true, completedAt: true },
  });

/** A class with an article and a live session that begins in ten minutes. */
async function mixedClass() {
  const people = await scene(app);
  const one = await publishedProgram(app, people.partner, { format: 'intensive', outline: [['Bacaan']] });
  const { id: sectionId, lessons } = one.sections[0]!;
  const at = (count: number) => later(app.clock.now(), minutes(count));
  const meeting = { startsAt: at(10), endsAt: at(130), presenceCode: 'SAPA24' };
  const created = await newLiveLesson(app, { classId: one.id, sectionId, title: 'Sesi', position: 1, meeting });
  await app.db.$transaction((tx) => copyToLive(tx, one.id, app.clock.now()));
  const [article, session] = [lessons[0]!.id, created.id];
  const join = async (person: Person) => {
    const seat = await enrolled(app, person, one);
    const keyOf = (lessonId: string) => ({
      params: { participantId: seat.id, sessionId: seat.sessions.find((own) => own.lessonId === lessonId)!.id },
    });
    return {
      id: seat.id,
      person,
      read: () => person.call(learning.act, { params: { ...keyOf(article).params, action: 'complete' } }),
      attend: () => person.call(attendance.attend, { ...keyOf(session), ...code }),
    };
  };
  return {
    ...people,
    one,
    session,
    join,
    cancel: () => people.partner.call(live.cancel, { params: { id: session }, ...reason }),
  };
}

test(
  'a cancelled session counts only for those who attended it, and participants who passed all else have finished',
  { tags: 'night' },
  async () => {
    const { one, join, cancel } = await mixedClass();
    const [reader, attendee, newcomer] = await Promise.all([1, 2, 3].map(async () => join(await newPerson(app))));
    await reader!.read();
    await attendee!.attend();
    expect(await progressOf(reader!.id)).toMatchObject({ progress: 50, completedAt: null });

    await cancel();

    expect(await progressOf(reader!.id)).toMatchObject({ progress: 100, completedAt: expect.any(Date) });
    expect(await progressOf(attendee!.id)).toMatchObject({ progress: 50 });
    expect(await progressOf(newcomer!.id)).toMatchObject({ progress: 0, completedAt: null });
    await app.runQueued('certificate.issueMissing');
    expect(await reader!.person.call(certificate.mine)).toMatchObject({ total: 1 });
    // The attended session stays, and the rest leads to the certificate as before.
    expect(await attendee!.read()).toMatchObject({ progress: 100 });
    expect(await newcomer!.read()).toMatchObject({ progress: 100 });

    const late = await join(await newPerson(app));
    expect(await late.person.call(program.participantDetail, { params: { id: one.slug } })).toMatchObject({
      sections: [{ lessons: [{}, { missing: null, meets: { cancelledAt: expect.any(String) } }] }],
    });
    expect(await late.read()).toMatchObject({ progress: 100 });
  },
);

test('a participant who had finished the class stays finished', async () => {
  const { join, cancel, learner } = await mixedClass();
  const seat = await join(learner);
  await seat.attend();
  await seat.read();
  const before = await progressOf(seat.id);
  wait(app, 5);
  await cancel();
  expect(await progressOf(seat.id)).toEqual(before);
});

test(
  'a session cancelled while many type its code counts only for those who were in time',
  { tags: 'night' },
  async () => {
    const { join, cancel } = await mixedClass();
    const seats = await Promise.all(Array.from({ length: 8 }, async () => join(await newPerson(app))));
    const late = await newPerson(app);
    const [, joined, ...attended] = await Promise.all([
      cancel(),
      join(late),
      ...seats.map(async ({ attend }) => attend().catch(() => null)),
    ]);
    for (const [index, { id, read }] of seats.entries()) {
      expect(await progressOf(id)).toMatchObject({ progress: attended[index] ? 50 : 0 });
      expect(await read()).toMatchObject({ progress: 100 });
    }
    expect(await joined.read()).toMatchObject({ progress: 100 });
  },
);

test('a mark by hand cannot be undone once the session was cancelled, since nobody could attend it again', async () => {
  const { partner, lessonIds, participantId } = await seated(app, { inMinutes: [10, 500] });
  const key = { params: { id: lessonIds[0]!, participantId } };
  await partner.call(attendance.mark, { ...key, body: { reason: 'Hadir, kodenya tidak terbaca.' } });
  await partner.call(live.cancel, { params: { id: lessonIds[0]! }, ...reason });
  expect(await partner.attempt(attendance.unmark, key)).toMatchObject({ code: 'live_session_cancelled' });
  expect(await progressOf(participantId)).toMatchObject({ progress: 50 });
});
