import { learning, live } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { enrolled, newLessonFile } from '../../testing/classes.ts';
import { newPerson } from '../../testing/scene.ts';
import { seatOf, seated, wait } from '../../testing/seats.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const tell = () => app.runJob('live.tellRecordings');
const newsOf = ({ id: userId }: { id: string }) =>
  app.db.notification.findMany({ where: { userId, title: { startsWith: 'Rekaman' } } });
const mailsTo = async ({ email }: { email: string }) =>
  (await app.queued<MailMessage>('mail.send')).filter(
    ({ to, template }) => to === email && template === 'session_recorded',
  );

const recordedVideo = {
  kind: 'video',
  type: 'video/mp4',
  pageCount: null,
  durationSeconds: 60,
  width: 1280,
  height: 720,
} as const;

/** A seat in a session that ended an hour ago. */
async function attended() {
  const people = await seated(app, { inMinutes: [60] });
  wait(app, 5 * 60);
  const id = people.lessonIds[0]!;
  const set = (body: Parameters<typeof live.update.call>[0]['body']) =>
    people.partner.call(live.update, { params: { id }, body });
  return { ...people, id, set };
}

test(
  'participants are notified once that a session can be watched; a replaced recording notifies nobody',
  { tags: 'night' },
  async () => {
    const { learner, one, id, set } = await attended();
    const bystander = await newPerson(app);
    await tell();
    expect(await newsOf(learner)).toEqual([]);

    await set({ recordingUrl: 'https://rekaman.contoh.test/satu' });
    await Promise.all([tell(), tell()]);
    await tell();
    const notices = await newsOf(learner);
    expect(notices).toMatchObject([{ title: 'Rekaman “Sesi 1” sudah bisa ditonton', content: one.title }]);
    expect(notices[0]!.path).toContain(`content=${id}`);
    expect(notices[0]!.path).toContain('type=webinar');
    expect(await mailsTo(learner)).toMatchObject([{ class: one.title, path: notices[0]!.path }]);

    await set({ recordingUrl: 'https://rekaman.contoh.test/dua' });
    await tell();
    await set({ recordingUrl: null });
    await set({ recordingUrl: 'https://rekaman.contoh.test/tiga' });
    await tell();
    expect(await newsOf(learner)).toHaveLength(1);
    expect(await newsOf(bystander)).toEqual([]);
  },
);

test('an uploaded recording is notified, and shown, once it can be played', async () => {
  const { partner, learner, set } = await attended();
  const video = await newLessonFile(app, partner, recordedVideo);
  await app.db.media.update({ where: { id: video.id }, data: { state: 'preparing', preparedPercent: 40 } });
  await set({ recordingId: video.id });
  await tell();
  expect(await newsOf(learner)).toEqual([]);
  await app.db.media.update({ where: { id: video.id }, data: { state: 'stored', preparedPercent: null } });
  await tell();
  expect(await newsOf(learner)).toHaveLength(1);
});

test('opening a session with a recording, and reading its record, takes six statements at most', async () => {
  const { partner, learner, one, id, set, keyOf } = await attended();
  const video = await newLessonFile(app, partner, recordedVideo);
  await set({ recordingId: video.id });
  const open = () => seatOf(learner, id);
  expect((await open()).content.recording).toMatchObject({ file: { durationSeconds: 60 } });
  expect(await countQueries(open)).toBeLessThanOrEqual(6);
  const record = { params: { id: keyOf(0).params.sessionId } };
  expect(await countQueries(() => learner.call(learning.sessionDetail, record))).toBeLessThanOrEqual(6);

  const later = await newPerson(app);
  await enrolled(app, later, one);
  await app.db.lessonSession.deleteMany({ where: { participant: { userId: later.id } } });
  expect(await countQueries(() => seatOf(later, id))).toBeLessThanOrEqual(6);
});

test('a recording is notified neither before the session is over nor after it was cancelled', async () => {
  const { partner, learner, lessonIds } = await seated(app, { inMinutes: [60, 120] });
  const [first, second] = lessonIds.map((id) => ({ params: { id } })) as [Key, Key];
  await partner.call(live.update, { ...first, body: { recordingUrl: 'https://rekaman.contoh.test/satu' } });
  await partner.call(live.update, { ...second, body: { recordingUrl: 'https://rekaman.contoh.test/dua' } });
  await partner.call(live.cancel, { ...second, body: { reason: 'Pembicara berhalangan.' } });
  await tell();
  expect(await newsOf(learner)).toEqual([]);
  wait(app, 12 * 60);
  await tell();
  expect(await newsOf(learner)).toMatchObject([{ title: expect.stringContaining('Sesi 1') }]);
});
interface Key {
  params: { id: string };
}

test('an interrupted run continues after the participant who was notified last', async () => {
  const { one, set, learner, participantId, id } = await attended();
  const next = await newPerson(app);
  await enrolled(app, next, one);
  await set({ recordingUrl: 'https://rekaman.contoh.test/satu' });
  await app.db.liveSession.update({ where: { id }, data: { recordingToldId: participantId } });
  await tell();
  expect([await newsOf(learner), await newsOf(next)]).toMatchObject([[], [{ content: one.title }]]);
});
