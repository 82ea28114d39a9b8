import { learning, lesson, program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { archiveOf } from '../../testing/archives.ts';
import { enrolled, publishChanges, publishedProgram, updateLesson } from '../../testing/classes.ts';
import { newPartner, newPerson, type PartnerPerson, type Person } from '../../testing/scene.ts';
import { upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
});
afterAll(() => app.stop());

const setting = { progressBar: true, completionType: 'hit-button' };

/** A class that begins with an interactive lesson, and a participant. */
async function studying(learner?: Person) {
  const row = await publishedProgram(app, partner);
  const lessonId = row.sections[0]!.lessons[0]!.id;
  const content = { mediaId: null, address: 'https://www.geogebra.org/m/abcd1234' };
  await updateLesson(app, lessonId, { type: 'interactive', content, setting });
  return { row, lessonId, ...(await participantIn(row, learner ?? (await newPerson(app)))) };
}

async function participantIn(row: Awaited<ReturnType<typeof publishedProgram>>, learner: Person) {
  const { id: participantId, sessions } = await enrolled(app, learner, row);
  const keyOf = (index: number) => ({ params: { participantId, sessionId: sessions[index]!.id } });
  return {
    learner,
    keyOf,
    save: (value: string, revision: number) =>
      learner.call(learning.saveState, { ...keyOf(0), body: { value, revision } }),
    refusal: (body: { value: string; revision: number }, index = 0) =>
      learner.attempt(learning.saveState, { ...keyOf(index), body }),
  };
}

const stateOf = async (learner: Person, lessonId: string) => {
  const opened = await learner.call(learning.lesson, { params: { id: lessonId } });
  return opened.type === 'interactive' ? opened.content.state : null;
};

test('a package is built, published and opened by its participants, and finished by the button [1.2, 2.11]', async () => {
  const { data: media } = await upload(app, partner, '/media?kind=package', {
    name: 'simulasi.zip',
    content: archiveOf({ 'index.html': 'Halo' }),
  });
  const row = await publishedProgram(app, partner, { outline: [['Pengantar']] });
  const created = await partner.call(lesson.create, {
    params: { sectionId: row.sections[0]!.id },
    body: { type: 'interactive', title: 'Simulasi', content: { mediaId: media.id } },
  });
  expect(created).toMatchObject({ isComplete: true, durationSeconds: 600, content: { media: { id: media.id } } });
  await publishChanges(partner, row.id);

  const learner = await newPerson(app);
  const { id: participantId, sessions } = await enrolled(app, learner, row);
  const pass = (index: number) =>
    learner.call(learning.act, { params: { participantId, sessionId: sessions[index]!.id, action: 'complete' } });
  expect(await learner.attempt(learning.lesson, { params: { id: created.id } })).toMatchObject({
    code: 'lesson_locked',
  });
  await pass(0);
  const opened = await learner.call(learning.lesson, { params: { id: created.id } });
  expect(opened).toMatchObject({
    type: 'interactive',
    content: {
      package: { address: expect.stringMatching(/^\/api\/media\/package\/.+\/index\.html$/) },
      embed: null,
      state: { value: null, revision: 0 },
    },
    session: { playback: null },
  });
  expect(await pass(1)).toMatchObject({ status: 'passed', progress: 100 });
});

test('external material is embedded by the embed address of its provider', async () => {
  const { learner, lessonId } = await studying();
  expect(await learner.call(learning.lesson, { params: { id: lessonId } })).toMatchObject({
    content: {
      package: null,
      embed: { name: 'GeoGebra', address: 'https://www.geogebra.org/material/iframe/id/abcd1234' },
    },
  });
});

test('a lesson has a package or an address of an allowed provider', async () => {
  const row = await publishedProgram(app, partner);
  const refusal = (content: { mediaId: string | null; address?: string }) =>
    partner.attempt(lesson.create, {
      params: { sectionId: row.sections[0]!.id },
      body: { type: 'interactive', title: 'Simulasi', content },
    });
  expect(await refusal({ mediaId: null, address: 'https://penipu.id/a' })).toMatchObject({ status: 422 });
  const { data: media } = await upload(app, partner, '/media?kind=package', {
    name: 'a.zip',
    content: archiveOf({ 'index.html': 'a' }),
  });
  expect(await refusal({ mediaId: media.id, address: 'https://www.geogebra.org/m/abcd1234' })).toMatchObject({
    fields: { 'content.address': 'Pilih salah satu: unggah paket atau tempel alamat' },
  });
  const { data: picture } = await upload(app, partner, '/media?kind=archive&purpose=attachment', {
    name: 'a.zip',
    content: archiveOf({ 'a.txt': 'a' }),
  });
  expect(await refusal({ mediaId: picture.id })).toMatchObject({ code: 'lesson_file_missing' });
});

test("a package's saved state is there when its participant comes back", async () => {
  const { learner, lessonId, save } = await studying();
  expect(await save('{"halaman":3}', 1)).toEqual({ revision: 1, isKept: true });
  expect(await save('{"halaman":4}', 2)).toEqual({ revision: 2, isKept: true });
  expect(await stateOf(learner, lessonId)).toEqual({ value: '{"halaman":4}', revision: 2 });
  expect((await learner.call(learning.lesson, { params: { id: lessonId } })).session.status).toBe('started');
});

test('an older save changes nothing, and a repeated one counts as saved', async () => {
  const { save } = await studying();
  await save('"baru"', 5);
  expect(await save('"lama"', 4)).toEqual({ revision: 5, isKept: false });
  expect(await save('"lain"', 5)).toEqual({ revision: 5, isKept: false });
  expect(await save('"baru"', 5)).toEqual({ revision: 5, isKept: true });
});

test('one of several concurrent saves is stored, and every call returns which', async () => {
  const { learner, lessonId, save } = await studying();
  const values = Array.from({ length: 8 }, (_, index) => `${index}`);
  const answers = await Promise.all(values.map((value) => save(value, 1)));
  expect(answers.filter(({ isKept }) => isKept)).toHaveLength(1);
  expect(await stateOf(learner, lessonId)).toEqual({
    value: values[answers.findIndex(({ isKept }) => isKept)],
    revision: 1,
  });
});

test('the state is read only by its own participant, and by nobody after access has ended', async () => {
  const { row, lessonId, keyOf, save } = await studying();
  await save('"rahasia-paket"', 1);
  const other = await participantIn(row, await newPerson(app));
  expect(await stateOf(other.learner, lessonId)).toEqual({ value: null, revision: 0 });
  const body = { value: '"milik orang"', revision: 9 };
  expect(await other.learner.attempt(learning.saveState, { ...keyOf(0), body })).toMatchObject({ status: 404 });
  const mixed = { params: { ...keyOf(0).params, participantId: other.keyOf(0).params.participantId } };
  expect(await other.learner.attempt(learning.saveState, { ...mixed, body })).toMatchObject({ status: 404 });
  const seen = await partner.call(program.detail, { params: { id: row.id } });
  expect(JSON.stringify(seen)).not.toContain('rahasia-paket');
});

test('a locked lesson, and one without a package, store nothing', async () => {
  const { row, refusal } = await studying();
  const second = row.sections[0]!.lessons[1]!.id;
  const body = { value: '1', revision: 1 };
  expect(await refusal(body, 1)).toMatchObject({ code: 'action_not_allowed' });
  await updateLesson(app, second, { type: 'interactive', content: { mediaId: null, address: null }, setting });
  expect(await refusal(body, 1)).toMatchObject({ code: 'lesson_locked' });
});

test.each([
  ['text that is no JSON', '{halaman'],
  ['more than 64 KB', JSON.stringify('a'.repeat(65_536))],
  ['more than 64 KB in letters of several bytes', JSON.stringify('é'.repeat(40_000))],
])('%s is refused', async (_, value) => {
  const { refusal } = await studying();
  expect(await refusal({ value, revision: 1 })).toMatchObject({ status: 422 });
});

test('any JSON is stored unchanged', async () => {
  const { learner, lessonId, save } = await studying();
  const value = JSON.stringify({ nol: '\0', emoji: '😀\ud83d', angka: 1e300, dalam: [[[null]]] });
  expect(await save(value, 1)).toMatchObject({ isKept: true });
  expect((await stateOf(learner, lessonId))!.value).toBe(value);
});
