import { learning, lesson, operator as operators, program, submission } from '@sinau/api-client';
import { assignmentSetting } from '@sinau/contracts/study/lesson-kinds/assignment';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { authorOf } from '../../testing/assignments.ts';
import { enrolled, newProgram, publishChanges, publishedProgram } from '../../testing/classes.ts';
import { newInstructor, scene, type PartnerPerson } from '../../testing/scene.ts';
import { upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
let people: Awaited<ReturnType<typeof scene>>;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  people = await scene(app);
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const photo = () =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background: '#43A047' } })
    .png()
    .toBuffer();
async function pictureOf(partner: PartnerPerson, purpose: 'public' | 'lesson' = 'lesson') {
  const { data } = await upload(app, partner, `/media?kind=image&purpose=${purpose}`, {
    name: 'kantor.png',
    content: await photo(),
  });
  return data as { id: string; width: number; height: number };
}
const shown = (id: string, alt = 'Kantor redaksi') => `<p>Lihat:</p><img data-media="${id}" alt="${alt}">`;
const stored = (id: string) => `<p>Lihat:</p><img data-media="${id}" alt="Kantor redaksi" width="1600" height="900" />`;
const article = (html: string) => ({ type: 'article' as const, title: 'Kantor', content: { html } });
const addressIn = (html: string) => /<img src="([^"]+)"/.exec(html)?.[1] ?? null;
const statusOf = async (address: string | null) => (await fetch(app.app.listeningOrigin + address!)).status;

/** Publishes a class of the partner with an article that shows a picture of a lesson. */
async function withPicture(partner: PartnerPerson) {
  const row = await publishedProgram(app, partner);
  const { id } = row.sections[0]!.lessons[0]!;
  const picture = await pictureOf(partner);
  const { revision } = await partner.call(lesson.detail, byId(id));
  const written = await partner.call(lesson.update, { ...byId(id), body: { ...article(shown(picture.id)), revision } });
  await publishChanges(partner, row.id);
  return { row, lessonId: id, picture, written };
}
const htmlOf = ({ content }: { content: unknown }) => (content as { html: string }).html;

describe('a picture in a lesson', () => {
  test(
    'is stored by its id with its real size, and seen by participants, makers and operators through signed addresses',
    { tags: 'night' },
    async () => {
      const { partner, learner, operator } = people;
      const { row, lessonId, picture, written } = await withPicture(partner);
      expect((await app.db.workingLesson.findUniqueOrThrow({ where: { id: lessonId } })).content).toMatchObject({
        html: stored(picture.id),
      });
      expect(await app.db.media.findUniqueOrThrow({ where: { id: picture.id } })).toMatchObject({
        attachedAt: expect.any(Date),
      });

      await enrolled(app, learner, row);
      const texts = [
        htmlOf(written),
        htmlOf(await learner.call(learning.lesson, byId(lessonId))),
        htmlOf(await operator.call(operators.lesson, { params: { id: row.id, lessonId } })),
      ];
      for (const html of texts) {
        expect(html).toMatch(/<img src="\/api\/media\/file\/[^"]+\/1280\.webp" data-media=/);
        expect(await statusOf(addressIn(html))).toBe(200);
      }
      // Other users do not: the picture has no public address, and the signed one expires.
      expect(await statusOf(`/api/media/${picture.id}/redirect?compress=true`)).toBe(404);
      expect(await statusOf(`/api/media/public/${picture.id}/image.webp`)).toBe(404);
      app.clock.advance(days(1));
      expect(await statusOf(addressIn(texts[1]!))).toBe(410);
      app.clock.advance(-days(1));
    },
  );

  test(
    'is stored the same when a client sends back what it received, and makes a lesson complete by itself',
    { tags: 'night' },
    async () => {
      const { partner } = people;
      const { lessonId, picture, written } = await withPicture(partner);
      const { revision } = written;
      await partner.call(lesson.update, { ...byId(lessonId), body: { ...article(htmlOf(written)), revision } });
      const { content } = await app.db.workingLesson.findUniqueOrThrow({ where: { id: lessonId } });
      expect(content).toMatchObject({ html: stored(picture.id) });
      const alone = await partner.call(lesson.update, {
        ...byId(lessonId),
        body: { ...article(`<img data-media="${picture.id}" alt="">`), revision: revision + 1 },
      });
      expect(alone).toMatchObject({ isComplete: true, durationSeconds: 0 });
    },
  );

  test("is refused if it is another user's, of another purpose, or missing", async () => {
    const { partner, otherPartner } = people;
    const row = await newProgram(app, partner, { outline: [[]] });
    const video = await app.db.media.findFirst({ where: { kind: 'video' } });
    for (const { id } of [await pictureOf(otherPartner), await pictureOf(partner, 'public'), video ?? row])
      expect(
        await partner.attempt(lesson.create, {
          params: { sectionId: row.sections[0]!.id },
          body: article(shown(id)),
        }),
      ).toMatchObject({ status: 422, fields: { 'content.html': expect.stringContaining('gambar') } });
    expect(await app.db.media.count({ where: { uploaderId: otherPartner.id, attachedAt: { not: null } } })).toBe(0);
  });

  test('stays when an instructor, who does not own it, edits the text', { tags: 'night' }, async () => {
    const { partner } = people;
    const { row, lessonId, picture, written } = await withPicture(partner);
    const instructor = await newInstructor(app, partner, row.id, ['edit']);
    const updated = await instructor.call(lesson.update, {
      ...byId(lessonId),
      body: { ...article(`${shown(picture.id)}<p>Lanjut</p>`), revision: written.revision },
    });
    expect(await statusOf(addressIn(htmlOf(updated)))).toBe(200);
  });

  test('is visible with the instruction of an assignment, also to its later grader', { tags: 'night' }, async () => {
    const { partner, learner } = people;
    const { row, picture } = await withPicture(partner);
    const { id } = row.sections[0]!.lessons[0]!;
    const instruction = stored(picture.id);
    for (const table of [app.db.workingLesson, app.db.lesson] as const)
      await (table as typeof app.db.lesson).update({
        where: { id },
        data: {
          type: 'assignment',
          content: { instruction, rubric: [] },
          setting: assignmentSetting.parse({ completionType: 'hit-button' }),
        },
      });
    const author = await authorOf(app, row, learner);
    await author.start();
    const read = await learner.call(learning.lesson, byId(id));
    expect(await statusOf(addressIn((read.content as { instruction: string }).instruction))).toBe(200);

    const submissionId = await author.handIn('Sudah.');
    const [version] = (await partner.call(submission.detail, byId(submissionId))).versions;
    expect(await statusOf(addressIn(version!.brief.instruction))).toBe(200);
  });
});

describe('a picture on the page of a class', () => {
  test('is public, and visitors find it by its id', async () => {
    const { partner } = people;
    const row = await newProgram(app, partner);
    const picture = await pictureOf(partner, 'public');
    const { about } = await partner.call(program.update, {
      ...byId(row.id),
      body: { about: shown(picture.id), revision: 1 },
    });
    expect(about).toBe(stored(picture.id));
    expect(await statusOf(`/api/media/${picture.id}/redirect?compress=true&width=1280`)).toBe(200);
  });

  test('cannot be one of a lesson', async () => {
    const { partner } = people;
    const row = await newProgram(app, partner);
    const picture = await pictureOf(partner);
    for (const name of ['about', 'completionMessage'])
      expect(
        await partner.attempt(program.update, { ...byId(row.id), body: { [name]: shown(picture.id), revision: 1 } }),
      ).toMatchObject({ status: 422, fields: { [name]: expect.stringContaining('gambar') } });
  });
});
