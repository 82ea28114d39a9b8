import { learning, lesson, program } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import {
  enrolled,
  newLessonFile,
  publishChanges,
  publishedProgram,
  sessionAt,
  updateLesson,
} from '../../testing/classes.ts';
import { scene, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const chapters = [
  { second: 0, title: 'Pembuka' },
  { second: 75, title: 'Piramida terbalik' },
  { second: 599, title: 'Penutup' },
];
const recordingOf = (partner: PartnerPerson, kind: 'video' | 'audio', durationSeconds: number) =>
  newLessonFile(app, partner, {
    kind,
    type: `${kind}/mp4`,
    pageCount: null,
    durationSeconds,
    ...(kind === 'video' && { width: 1280, height: 720 }),
  });

/** Creates a published class with a recording of ten minutes, and a function that stores its content. */
async function recorded(kind: 'video' | 'audio' = 'video') {
  const people = await scene(app);
  const { partner } = people;
  const row = await publishedProgram(app, partner);
  const { id: mediaId } = await recordingOf(partner, kind, 600);
  const created = await partner.call(lesson.create, {
    params: { sectionId: row.sections[0]!.id },
    body: { type: kind, title: 'Rekaman', content: { mediaId, chapters }, setting: { isFreePreview: true } },
  });
  const change = (content: object, revision = created.revision) => ({
    ...byId(created.id),
    body: {
      type: kind,
      title: 'Rekaman',
      content: { mediaId, captions: [], ...content },
      setting: {},
      revision,
    } as never,
  });
  /** Publishes the class, and opens the lesson to a participant, whose reading of it is returned. */
  const publish = async () => {
    await publishChanges(partner, row.id);
    const { id } = await enrolled(app, people.learner, row);
    await app.db.lessonSession.updateMany({ where: { participantId: id }, data: sessionAt('passed', app.clock.now()) });
    return async () => (await people.learner.call(learning.lesson, byId(created.id))).content;
  };
  return { ...people, row, created, mediaId, change, publish };
}

describe('chapters of a lesson', () => {
  test.each(['video', 'audio'] as const)('of type %s reach its makers, participants and visitors', async (kind) => {
    const { row, created, publish } = await recorded(kind);
    expect(created.content).toMatchObject({ chapters });
    const seen = await publish();
    expect(await seen()).toMatchObject({ chapters });
    const free = await app.visitor.call(learning.freeLesson, { params: { id: row.id, lessonId: created.id } });
    expect(free.content).toMatchObject({ chapters });
  });

  test.each([
    ['content.chapters', [{ second: 5, title: 'Terlambat' }], 'Bab pertama harus mulai di 00:00'],
    ['content.chapters', [chapters[0], chapters[2], chapters[1]], expect.stringContaining('harus berurutan')],
    ['content.chapters', [...chapters, { second: 600, title: 'Lewat' }], 'Ada bab yang mulai setelah rekaman berakhir'],
    ['content.chapters.0.title', [{ second: 0, title: '   ' }], expect.any(String)],
    ['content.chapters.0.title', [{ second: 0, title: 'a'.repeat(61) }], expect.any(String)],
    ['content.chapters.0.second', [{ second: 0.5, title: 'Setengah' }], expect.any(String)],
    [
      'content.chapters',
      Array.from({ length: 101 }, (_, second) => ({ second, title: `Bab ${second}` })),
      expect.any(String),
    ],
  ])('are refused at %s', async (field, list, sentence) => {
    const { partner, change } = await recorded();
    expect(await partner.attempt(lesson.update, change({ chapters: list }))).toMatchObject({
      status: 422,
      fields: { [field]: sentence },
    });
  });

  test('are stored trimmed, and not changed by another mitra', async () => {
    const { partner, otherPartner, change } = await recorded();
    const trimmed = change({ chapters: [{ second: 0, title: '  Pembuka  ' }] });
    expect(await otherPartner.attempt(lesson.update, trimmed)).toMatchObject({ status: 404 });
    expect((await partner.call(lesson.update, trimmed)).content).toMatchObject({ chapters: [chapters[0]] });
  });

  test('beyond the end of a file that replaces the recording are dropped', async () => {
    const { partner, change } = await recorded();
    const { id: mediaId } = await recordingOf(partner, 'video', 70);
    expect((await partner.call(lesson.update, change({ mediaId, chapters }))).content).toMatchObject({
      mediaId,
      chapters: [chapters[0]],
    });
  });

  test('stay as they are for participants until changes are published, which list them', async () => {
    const { partner, row, change, publish } = await recorded();
    const seen = await publish();
    const later = [chapters[0], { second: 90, title: 'Isi' }];
    await partner.call(lesson.update, change({ chapters: later }));
    expect(await seen()).toMatchObject({ chapters });
    expect((await partner.call(program.changes, byId(row.id))).list).toMatchObject([
      { kind: 'lesson', change: 'changed', details: expect.arrayContaining([{ kind: 'content', name: 'chapters' }]) },
    ]);
    await publishChanges(partner, row.id);
    expect(await seen()).toMatchObject({ chapters: later });
  });

  test('are none in a lesson that was stored before there were any', async () => {
    const { partner, created, mediaId, publish } = await recorded();
    const seen = await publish();
    await updateLesson(app, created.id, { content: { mediaId, captions: [], address: null } });
    expect((await partner.call(lesson.detail, byId(created.id))).content).toMatchObject({ chapters: [] });
    expect(await seen()).toMatchObject({ chapters: [] });
  });
});
