import { catalog, learning, passage, program as programs } from '@sinau/api-client';
import type { Passage } from '@sinau/contracts/study/passage/passage.schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, newLessonFile, publishChanges, publishedProgram, updateLesson } from '../../testing/classes.ts';
import { costOf } from '../../testing/count-queries.ts';
import { newPerson, scene, type PartnerPerson, type Person } from '../../testing/scene.ts';
import { upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const index = () => app.runJob('passage.index');
const find = (person: Person, keyword: string, query: object = {}) =>
  person.call(passage.list, { query: { keyword, perPage: 20, ...query } });
const textOf = ({ pieces }: Passage) => pieces.join('');
const textsFound = async (person: Person, keyword: string, query?: object) =>
  (await find(person, keyword, query)).list.map(textOf);

const vttOf = (...lines: readonly string[]) =>
  `WEBVTT\n\n${lines.map((line, at) => `00:${String(at * 10).padStart(2, '0')}.000 --> 00:${String(at * 10 + 5).padStart(2, '0')}.000\n${line}\n`).join('\n')}`;

/** Uploads captions and returns the content of a video with them. */
async function captioned(partner: PartnerPerson, ...lines: readonly string[]) {
  const { data } = await upload(app, partner, '/media?kind=captions', { name: 'teks.vtt', content: vttOf(...lines) });
  const { id: mediaId } = await newLessonFile(app, partner, {
    kind: 'video',
    type: 'video/mp4',
    pageCount: null,
    durationSeconds: 60,
    width: 1280,
    height: 720,
  });
  return { mediaId, captions: [{ mediaId: data.id, language: 'id' as const }], address: null };
}
const setting = { progressBar: true, completionType: 'hit-button' };

/** A class whose first two lessons are a video and an article, with a learner who has both open; the third is locked. */
async function studied() {
  const { learner, partner, otherPartner, operator } = await scene(app);
  const row = await publishedProgram(app, partner, { outline: [['Pembukuan', 'Neraca saldo', 'Jurnal penutup']] });
  const lessons = row.sections[0]!.lessons;
  const [video, article, locked] = lessons.map(({ id }) => id) as [string, string, string];
  const content = await captioned(
    partner,
    'Buka dulu',
    'Neraca percobaan mencatat saldo <i>semua akun</i>.',
    'Menulis angka itu rapi.',
  );
  await updateLesson(app, video, { type: 'video', content, setting, durationSeconds: 60 });
  await updateLesson(app, article, { content: { html: '<p>Tulisan tentang neraca &amp; akun.</p><p>Lain.</p>' } });
  const participant = await enrolled(app, learner, row);
  await index();
  const finish = (at: number) =>
    learner.call(learning.act, {
      params: { participantId: participant.id, sessionId: participant.sessions[at]!.id, action: 'complete' },
    });
  await finish(0);
  return { learner, partner, otherPartner, operator, row, participant, video, article, locked, finish };
}

describe('searching', () => {
  test('finds titles first, then sentences with their second and texts, in any form of a word', async () => {
    const { learner, row, video, article } = await studied();
    const { list, total } = await find(learner, 'neraca');
    expect(total).toBe(3);
    expect(list.map((one) => [one.kind, one.lesson.id, one.second, one.pieces])).toEqual([
      ['title', article, null, ['', 'Neraca', ' saldo']],
      ['speech', video, 10, ['', 'Neraca', ' percobaan mencatat saldo semua akun.']],
      ['text', article, null, ['Tulisan tentang ', 'neraca', ' & akun.']],
    ]);
    expect(list[0]!.class).toEqual({ id: row.id, title: row.title, slug: row.slug, type: 'program' });

    expect(await textsFound(learner, 'penulisan')).toEqual([
      'Menulis angka itu rapi.',
      'Tulisan tentang neraca & akun.',
    ]);
    expect(await textsFound(learner, 'akun PERCOB')).toEqual(['Neraca percobaan mencatat saldo semua akun.']);
    expect((await find(learner, 'neraca', { perPage: 1, page: 2 })).list).toEqual([list[1]]);
    for (const nothing of ['', 'a', "'); --", 'neraca amortisasi'])
      expect(await find(learner, nothing)).toMatchObject({ list: [], total: 0 });
  });

  test('finds nothing in locked lessons, before they open', { tags: 'night' }, async () => {
    const { learner, finish } = await studied();
    expect(await textsFound(learner, 'penutup')).toEqual([]);
    await finish(1);
    expect(await textsFound(learner, 'penutup')).toEqual(['Jurnal penutup', 'Jurnal penutup: isi materinya.']);
  });

  test('finds nothing for other users, for makers, and after access has ended', async () => {
    const { learner, partner, otherPartner, operator, row, participant } = await studied();
    const stranger = await newPerson(app);
    await enrolled(app, stranger, await publishedProgram(app, otherPartner));
    const filter = { classId: row.id };
    for (const person of [stranger, partner, otherPartner, operator]) {
      expect(await find(person, 'neraca')).toMatchObject({ total: 0 });
      expect(await find(person, 'neraca', { filter })).toMatchObject({ total: 0 });
    }
    expect(await find(learner, 'neraca', { filter })).toMatchObject({ total: 3 });
    await app.db.grant.updateMany({ where: { participantId: participant.id }, data: { endedAt: app.clock.now() } });
    expect(await find(learner, 'neraca')).toMatchObject({ total: 0 });
    expect(await app.visitor.attempt(passage.list, { query: { keyword: 'neraca' } })).toMatchObject({ status: 401 });
  });

  test('finds in all classes of a user or in one of them, with the same number of queries', async () => {
    const { learner, otherPartner, row } = await studied();
    const ofOne = await costOf(() => find(learner, 'neraca'));
    expect(ofOne).toBeLessThanOrEqual(6);
    const other = await publishedProgram(app, otherPartner, { outline: [['Neraca lajur', 'Lain']] });
    await enrolled(app, learner, other);
    await index();
    const { list } = await find(learner, 'neraca');
    // The class that was studied last comes first.
    expect(list.map(({ class: { id } }) => id)).toEqual([row.id, row.id, row.id, other.id, other.id]);
    expect(await costOf(() => find(learner, 'neraca'))).toBe(ofOne);
    expect((await find(learner, 'neraca', { filter: { classId: other.id } })).list).toHaveLength(2);
    expect((await find(learner, 'neraca', { filter: { classId: { ne: other.id } } })).list).toHaveLength(3);
  });
});

describe('indexing', () => {
  const stored = (lessonId: string) =>
    app.db.lessonPassage.findMany({
      where: { lessonId },
      orderBy: { place: 'asc' },
      select: { kind: true, text: true, second: true },
    });

  test('follows each publication, and changes nothing when repeated', async () => {
    const { learner, partner, row, video } = await studied();
    const before = await stored(video);
    await app.db.workingLesson.update({
      where: { id: video },
      data: { content: await captioned(partner, 'Sekarang arus kas.') },
    });
    await app.db.class.update({ where: { id: row.id }, data: { hasChanges: true } });
    await index();
    expect(await stored(video)).toEqual(before);

    await publishChanges(partner, row.id);
    expect(await app.queued('passage.index')).not.toEqual([]);
    await app.runQueued('passage.index');
    const after = [
      { kind: 'title', text: 'Pembukuan', second: null },
      { kind: 'speech', text: 'Sekarang arus kas.', second: 0 },
    ];
    expect(await stored(video)).toEqual(after);
    await app.db.unindexedLesson.create({ data: { lessonId: video } });
    await Promise.all([index(), index()]);
    expect(await stored(video)).toEqual(after);
    expect(await app.db.unindexedLesson.count({ where: { lesson: { classId: row.id } } })).toBe(0);

    await app.db.lessonSession.deleteMany({ where: { lessonId: video } });
    await app.db.workingLesson.delete({ where: { id: video } });
    await app.db.class.update({ where: { id: row.id }, data: { hasChanges: true } });
    await partner.call(programs.submit, { params: { id: row.id } });
    expect(await stored(video)).toEqual([]);
    expect(await textsFound(learner, 'arus kas')).toEqual([]);
  });

  test('takes captions whose file is gone for none', async () => {
    const { partner } = await scene(app);
    const row = await publishedProgram(app, partner);
    const lesson = row.sections[0]!.lessons[0]!.id;
    const { id: mediaId } = await newLessonFile(app, partner, { kind: 'captions', fileName: 'captions.vtt' });
    await updateLesson(app, lesson, {
      type: 'video',
      content: { mediaId: null, captions: [{ mediaId, language: 'id' }], address: null },
      setting,
    });
    await index();
    expect(await stored(lesson)).toMatchObject([{ kind: 'title' }]);
  });
});

test("the catalog finds a class by what is often said in it, below one with the word in its title, until it isn't said any more", async () => {
  const { partner } = await scene(app);
  const said = await publishedProgram(app, partner, {
    title: 'Mengelola Uang Toko',
    description: 'Untuk pemilik toko.',
  });
  const named = await publishedProgram(app, partner, {
    title: 'Rekonsiliasi Bank',
    description: 'Mencocokkan catatan.',
  });
  const lesson = said.sections[0]!.lessons[0]!.id;
  const content = await captioned(
    partner,
    'Rekonsiliasi itu mudah, kita ulang.',
    'Kita mulai rekonsiliasi dengan mutasi.',
    'Selesai rekonsiliasi, kita simpan.',
  );
  await updateLesson(app, lesson, { type: 'video', content, setting });
  await app.runJob('catalog.vocabulary');
  const found = async (keyword: string) =>
    (await app.visitor.call(catalog.list, { query: { keyword } })).list.map(({ id }) => id);
  expect(await found('rekonsiliasi')).toEqual([named.id]);

  await index();
  expect(await found('rekonsiliasi')).toEqual([named.id, said.id]);
  // 'kita' says nothing, and 'mutasi' was said once.
  expect((await app.db.classSpeech.findUniqueOrThrow({ where: { classId: said.id } })).words).toEqual(['rekonsiliasi']);
  expect(await app.db.searchWord.count({ where: { word: 'mutasi' } })).toBe(0);

  await updateLesson(app, lesson, { type: 'article', content: { html: '<p>Diganti.</p>' }, setting });
  await index();
  expect(await found('rekonsiliasi')).toEqual([named.id]);
});
