import { chapter } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPartner, type PartnerPerson } from '../../testing/scene.ts';
import { fixture, upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
beforeAll(async () => {
  app = await startApp({ settings: { FFMPEG_PATH: 'ffmpeg' } });
  partner = await newPartner(app);
});
afterAll(() => app.stop());

const uploaded = async (name: string, kind: string) => {
  const { data } = await upload(app, partner, `/media?kind=${kind}`, { name, content: fixture(name) });
  return { params: { id: (data as { id: string }).id } };
};

test('chapters are proposed from the silences of a recording, once', async () => {
  const recording = await uploaded('lesson.mp4', 'video');
  expect(await partner.call(chapter.detail, recording)).toEqual({ isAvailable: true, proposal: null });
  expect(await partner.call(chapter.start, recording)).toMatchObject({ proposal: { state: 'running' } });
  await app.runQueued('chapters.find');
  const ready = { isAvailable: true, proposal: { state: 'ready', seconds: [0] } };
  expect(await partner.call(chapter.detail, recording)).toEqual(ready);
  expect(await partner.call(chapter.start, recording)).toEqual(ready);
});

test('a proposal that was given up has failed, and can be asked for again', { tags: 'night' }, async () => {
  const recording = await uploaded('lesson.mp3', 'audio');
  await partner.call(chapter.start, recording);
  const { id } = await app.db.chapterProposal.findUniqueOrThrow({ where: { mediaId: recording.params.id } });
  await app.runJob('chapters.given-up', { id });
  expect(await partner.call(chapter.detail, recording)).toMatchObject({ proposal: { state: 'failed' } });
  expect(await partner.call(chapter.start, recording)).toMatchObject({ proposal: { state: 'running' } });
});

test('only recordings have chapters, and only for those who own them', { tags: 'night' }, async () => {
  const document = await uploaded('lesson.pdf', 'pdf');
  expect(await partner.attempt(chapter.start, document)).toMatchObject({ status: 404 });
  const recording = await uploaded('lesson.mp4', 'video');
  const other = await newPartner(app);
  expect(await other.attempt(chapter.start, recording)).toMatchObject({ status: 404 });
});
