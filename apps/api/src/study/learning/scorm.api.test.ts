import { learning, lesson, program } from '@sinau/api-client';
import type { Media } from '@sinau/contracts/core/media/media.schemas';
import type { OutlineSection } from '@sinau/contracts/authoring/program/program.schemas';
import type { LessonOf } from '@sinau/contracts/study/lesson/lesson.schemas';
import { ofPart } from '@sinau/contracts/study/lesson/package-part.rules';
import { maxTrackedState } from '@sinau/contracts/study/lesson/interactive.rules';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { archiveOf } from '../../testing/archives.ts';
import { enrolled, publishChanges, publishedProgram } from '../../testing/classes.ts';
import { newPartner, newPerson, type PartnerPerson } from '../../testing/scene.ts';
import { manifestOf, packageOf, scoPage } from '../../testing/scorm-packages.ts';
import { upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
/** A package of two parts that report results. */
let quiz: Media;
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
  quiz = await send(quizPackage());
});
afterAll(() => app.stop());

const send = async (content: Buffer) =>
  (await upload(app, partner, '/media?kind=package', { name: 'kuis.zip', content })).data;
const get = (address: string) => supertest(app.app.server).get(address);

const quizPackage = () =>
  packageOf(
    manifestOf({
      items: [
        { id: 'kuis', href: 'isi/kuis.html' },
        { id: 'akhir', href: 'akhir.html' },
      ],
    }),
    {
      'isi/kuis.html': scoPage(),
      'akhir.html': '<?xml version="1.0"?><!-- a --><!DOCTYPE html>\n<title>Akhir</title>',
    },
  );

/** A class that begins with a package. */
async function writing(setting: object, { id: mediaId }: Media) {
  const row = await publishedProgram(app, partner, { outline: [[], ['Penutup']] });
  const created = await partner.call(lesson.create, {
    params: { sectionId: row.sections[0]!.id },
    body: {
      type: 'interactive',
      title: 'Kuis',
      content: { mediaId },
      setting: { progressBar: true, ...setting } as never,
    },
  });
  return { row, created };
}

/** A participant of a class that begins with the quiz. */
async function studying(setting: object) {
  const { row, created } = await writing(setting, quiz);
  await publishChanges(partner, row.id);
  const learner = await newPerson(app);
  const { id: participantId, sessions } = await enrolled(app, learner, row);
  const key = { params: { participantId, sessionId: sessions[0]!.id } };
  return {
    created,
    learner,
    save: (scorm: object, revision: number) =>
      learner.call(learning.saveState, { ...key, body: { value: JSON.stringify({ scorm }), revision } }),
    attemptSave: (value: string, revision: number) =>
      learner.attempt(learning.saveState, { ...key, body: { value, revision } }),
    complete: () => learner.attempt(learning.act, { params: { ...key.params, action: 'complete' } }),
    opened: () => learner.call(learning.lesson, { params: { id: created.id } }),
  };
}

const passed = (raw: number) => ({ core: { lesson_status: 'passed', score: { raw: String(raw) } } });

test('the pages of a SCORM package begin with the API, and its other files stay as they are', async () => {
  const media = quiz;
  expect(media.manifest).toMatchObject({ format: 'scorm-1.2', parts: [{ id: 'kuis' }, { id: 'akhir' }] });
  expect(media.address).toMatch(/\/isi\/kuis\.html$/);
  const [, prefix] = /^(\/api\/media\/package\/[^/]+\/)/.exec(media.address)!;
  const script = `<script src="${prefix}~sinau/scorm.js"></script>`;
  const page = await get(media.address);
  expect(page.text).toMatch(new RegExp(`^<!doctype html>${script.replaceAll('.', '\\.')}\\n<html`));
  expect(page.headers['content-length']).toBe(String(Buffer.byteLength(page.text)));
  expect((await get(`${prefix}AKHIR.html`)).text).toMatch(/^<\?xml .*<!DOCTYPE html><script src/);
  expect((await get(`${prefix}imsmanifest.xml`)).text).toMatch(/^<\?xml/);
  const runtime = await get(`${prefix}~sinau/scorm.js`);
  expect(runtime).toMatchObject({
    status: 200,
    headers: { 'content-type': expect.stringContaining('text/javascript') },
  });
  expect(runtime.text).toContain('Scorm12API');
  expect(runtime.headers['content-security-policy']).toMatch(/^sandbox allow-scripts allow-forms; /);

  const plain = await send(archiveOf({ 'index.html': 'Halo' }));
  expect(plain).not.toHaveProperty('manifest');
  expect((await get(plain.address)).text).toBe('Halo');
  expect(await get(plain.address.replace('index.html', '~sinau/scorm.js'))).toMatchObject({ status: 404 });
});

test('a lesson with a minimum score is passed by the score that its package stored, and by nothing else', async () => {
  const { save, complete, opened } = await studying({ completionType: 'minimum-score', minimumScore: 75 });
  expect(await opened()).toMatchObject({
    content: { package: { manifest: { format: 'scorm-1.2' } } },
    session: { status: 'not-started' },
  });
  // The other part is left out.
  expect(await save({ kuis: passed(90) }, 1)).toEqual({ revision: 1, isKept: true, isPassed: false });
  expect(await save({ kuis: passed(90), akhir: passed(80) }, 2)).toEqual({ revision: 2, isKept: true, isPassed: true });
  expect(await complete()).toMatchObject({ code: 'action_not_allowed' });

  const other = await studying({ completionType: 'minimum-score', minimumScore: 75 });
  expect(await other.complete()).toMatchObject({ code: 'action_not_allowed' });
  expect(await other.save({ kuis: passed(90), akhir: passed(50) }, 1)).toMatchObject({ isPassed: false });
  expect(await other.save({ kuis: passed(90), akhir: passed(60) }, 2)).toMatchObject({ isPassed: true });
  // A worse result later takes nothing back.
  expect(await other.save({ kuis: passed(10), akhir: passed(10) }, 3)).toMatchObject({ isPassed: true });
  expect((await other.opened()).session.status).toBe('passed');
});

test('a save that lost against another device decides nothing', async () => {
  const { save, opened } = await studying({ completionType: 'minimum-score', minimumScore: 75 });
  await save({ kuis: passed(10) }, 5);
  expect(await save({ kuis: passed(90), akhir: passed(90) }, 4)).toEqual({
    revision: 5,
    isKept: false,
    isPassed: false,
  });
  expect((await opened()).session.status).toBe('started');
});

test('a package that says it is completed finishes a lesson with a button, once all of its parts are', async () => {
  const { save, opened } = await studying({ completionType: 'hit-button' });
  expect(await save({ kuis: passed(10) }, 1)).toMatchObject({ isPassed: false });
  expect(await save({ kuis: passed(10), akhir: { core: { lesson_status: 'failed' } } }, 2)).toMatchObject({
    isPassed: false,
  });
  expect(await save({ kuis: passed(10), akhir: { core: { lesson_status: 'completed' } } }, 3)).toMatchObject({
    isPassed: true,
  });
  expect((await opened()).session.status).toBe('passed');
});

test('a state may hold 64 KB of suspend data, and has a bound', async () => {
  const { save, attemptSave } = await studying({ completionType: 'hit-button' });
  expect(await save({ kuis: { suspend_data: 'x'.repeat(65_536) } }, 1)).toMatchObject({ isKept: true });
  expect(await attemptSave(JSON.stringify('x'.repeat(maxTrackedState)), 2)).toMatchObject({ status: 422 });
});

test('a lesson that asks for a score is complete only with a package that reports one', async () => {
  const scored = { completionType: 'minimum-score', minimumScore: 60 };
  const lessonWith = async (media: Media, setting: object = scored) => (await writing(setting, media)).created;
  const reading = manifestOf({ items: [{ href: 'index.html', type: 'asset' }] });
  for (const content of [archiveOf({ 'index.html': 'Halo' }), packageOf(reading, { 'index.html': 'x' })])
    expect(await lessonWith(await send(content))).toMatchObject({ isComplete: false, setting: scored });
  expect((await lessonWith(quiz)).isComplete).toBe(true);
  const byButton = await lessonWith(quiz, { ...scored, completionType: 'hit-button' });
  expect(byButton).toMatchObject({ isComplete: true, setting: { minimumScore: 0 } });
});

test('a package of several parts becomes a section of lessons with states and rules of their own, and one lesson again', async () => {
  const two = await send(
    packageOf(
      manifestOf({
        items: [
          { id: 'satu', title: 'Satu', href: 'a/satu.html' },
          { id: 'dua', title: 'Dua', href: 'dua.html', inside: '<adlcp:masteryscore>80</adlcp:masteryscore>' },
        ],
      }),
      { 'a/satu.html': scoPage(), 'dua.html': scoPage() },
    ),
  );
  const { row, created } = await writing({ completionType: 'hit-button' }, two);
  const params = { id: row.id, lessonId: created.id };
  const titlesOf = ({ sections }: { sections: OutlineSection[] }) =>
    sections.map(({ title, lessons }) => [title, lessons.map((one) => one.title)]);
  const whole = titlesOf(await partner.call(program.mineDetail, { params }));
  const split = await partner.call(program.splitPackage, { params });
  expect(titlesOf(split)).toEqual([whole[0]!.with(1, []), ['Kuis', ['Satu', 'Dua']], whole[1]]);
  expect(await partner.attempt(program.splitPackage, { params })).toMatchObject({ status: 404 });
  const [one, other] = split.sections[1]!.lessons;
  expect([one!.setting, other!.setting]).toMatchObject([
    { completionType: 'hit-button' },
    { completionType: 'minimum-score', minimumScore: 80 },
  ]);
  await publishChanges(partner, row.id);

  const learner = await newPerson(app);
  const { id: participantId, sessions } = await enrolled(app, learner, row);
  const opened = await learner.call(learning.lesson, { params: { id: one!.id } });
  expect(opened.content).toMatchObject({ package: { manifest: { parts: [{ id: 'satu' }] } } });
  const shown = (await partner.call(lesson.detail, { params: { id: other!.id } })) as LessonOf<'interactive'>;
  const { address } = ofPart(shown.content.media!, shown.content.part);
  expect(address).toMatch(/\/dua\.html$/);
  expect((await get(address)).status).toBe(200);
  const save = (index: number, scorm: object, revision: number) =>
    learner.call(learning.saveState, {
      params: { participantId, sessionId: sessions[index]!.id },
      body: { value: JSON.stringify({ scorm }), revision },
    });
  expect(await save(0, { satu: passed(10) }, 1)).toMatchObject({ isPassed: true });
  expect(await save(1, { satu: passed(100) }, 1)).toMatchObject({ isPassed: false });
  expect(await save(1, { dua: passed(79) }, 2)).toMatchObject({ isPassed: false });
  expect(await save(1, { dua: passed(80) }, 3)).toMatchObject({ isPassed: true });

  const describe = async (id: string, description: string) => {
    const { title, content, setting, revision } = (await partner.call(lesson.detail, {
      params: { id },
    })) as LessonOf<'interactive'>;
    await partner.call(lesson.update, {
      params: { id },
      body: {
        type: 'interactive',
        title,
        content: { mediaId: two.id, address: null, part: content.part },
        setting,
        description,
        revision,
      },
    });
  };
  await describe(one!.id, 'a'.repeat(500));
  await describe(other!.id, 'b'.repeat(500));
  const joining = { params: { id: row.id, lessonId: other!.id } };
  expect(await partner.attempt(program.joinPackage, joining)).toMatchObject({ code: 'package_parts_too_full' });
  await describe(one!.id, '');
  await describe(other!.id, 'Catatan bagian dua');
  const joined = await partner.call(program.joinPackage, joining);
  expect(titlesOf(joined)).toEqual(whole);
  const back = joined.sections[0]!.lessons[0]!;
  expect(await partner.call(lesson.detail, { params: { id: back.id } })).toMatchObject({
    content: { mediaId: two.id },
    setting: { completionType: 'minimum-score', minimumScore: 80 },
    description: 'Catatan bagian dua',
  });
  expect(await partner.attempt(program.joinPackage, { params: { id: row.id, lessonId: back.id } })).toMatchObject({
    code: 'package_without_parts',
  });
});
