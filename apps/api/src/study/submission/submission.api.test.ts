import { learning, lesson, media } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { assignmentScene, newSubmissionFile, outcomesOf, teacherOf } from '../../testing/assignments.ts';
import { newPerson } from '../../testing/scene.ts';
import { blankPng, fixture, upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('a partner writes an assignment, which is complete once it has an instruction [1.2, 3.20, 3.24]', async () => {
  const { partner, program } = await assignmentScene(app);
  const create = (instruction: string, title = 'Kejelasan lead') =>
    partner.call(lesson.create, {
      params: { sectionId: program.sections[0]!.id },
      body: {
        type: 'assignment',
        title: 'Tugas lead',
        content: { instruction, rubric: [{ id: 'k1', title, points: 40 }] },
        setting: {
          completionType: 'hit-button',
          minimumScore: 70,
          fileValidation: [{ type: 'pdf', isSelected: true }],
          saveToArchive: true,
        },
      },
    });
  expect(await create('')).toMatchObject({ isComplete: false });
  expect(await create('<p>Tulis.</p>', '')).toMatchObject({ isComplete: false });
  const made = await create('<p>Tulis lead.<script>alert(1)</script></p>');
  expect(made).toMatchObject({
    isComplete: true,
    content: { instruction: '<p>Tulis lead.</p>' },
    setting: { completionType: 'hit-button', minimumScore: 0, saveToArchive: true, allowLate: true },
  });
  expect(made.type === 'assignment' && made.setting.fileValidation).toEqual([
    { type: 'pdf', text: 'PDF', isSelected: true },
    { type: 'docs', text: 'Dokumen (Word, OpenDocument)', isSelected: false },
    { type: 'img', text: 'Gambar', isSelected: false },
  ]);
});

test('text is saved as it was typed, and an older save changes nothing', async () => {
  const { answer, state, learner, lessonId } = await assignmentScene(app);
  expect(await learner.call(learning.lesson, { params: { id: lessonId } })).toMatchObject({
    type: 'assignment',
    content: { instruction: '<p>Tulis lead dari peristiwa di sekitarmu.</p>', rubric: [] },
  });
  expect(await state()).toMatchObject({ id: null, state: 'draft', isWritable: true, revision: 0, content: '' });
  expect(await answer({ content: 'Lead \n\n pertama. ', revision: 3 })).toMatchObject({
    attemptId: null,
    isSaved: true,
    revision: 3,
  });
  expect(await answer({ content: 'Lama', revision: 2 })).toMatchObject({ isSaved: false, revision: 3 });
  expect(await answer({ content: 'Lead \n\n pertama. ', revision: 3 })).toMatchObject({ isSaved: true });
  expect(await state()).toMatchObject({ revision: 3, content: 'Lead \n\n pertama. ', versions: [] });
});

test('a lesson with a submission is not completed by a button', async () => {
  const { learner, place } = await assignmentScene(app, { setting: { completionType: 'hit-button' } });
  expect(await learner.attempt(learning.act, { params: { ...place, action: 'complete' } })).toMatchObject({
    code: 'action_not_allowed',
  });
});

test('submitting preserves the version; repeating it returns the same', async () => {
  const { handIn, submit, answer, state } = await assignmentScene(app);
  await expect(submit({ revision: 1, content: ' \n ' })).rejects.toMatchObject({ code: 'submission_empty' });
  const id = await handIn('Lead tentang pasar.');
  const first = await state();
  expect(first).toMatchObject({
    id,
    state: 'submitted',
    isWritable: false,
    versions: [{ number: 1, content: 'Lead tentang pasar.', isLate: false, grade: null }],
    history: [{ kind: 'submitted', number: 1, teacher: null }],
  });
  expect((await submit({ content: 'Lead tentang pasar.', revision: first.revision })).submission).toEqual(first);
  for (const call of [answer, submit])
    await expect(call({ content: 'Lain', revision: 9 })).rejects.toMatchObject({ code: 'submission_not_editable' });
  const sql = (text: string) => app.connections.query(text, [id]);
  await expect(sql(`UPDATE "SubmissionVersion" SET content = 'Lain' WHERE "submissionId" = $1`)).rejects.toThrow(
    'never changes',
  );
  await expect(sql('DELETE FROM "SubmissionVersion" WHERE "submissionId" = $1')).rejects.toThrow('never changes');
  await expect(sql('DELETE FROM "SubmissionEvent" WHERE "submissionId" = $1')).rejects.toThrow('append-only');
});

test('a second device that writes on an older draft submits nothing unseen', async () => {
  const { answer, submit } = await assignmentScene(app);
  await answer({ content: 'Dari laptop', revision: 2 });
  await expect(submit({ content: 'Dari ponsel', revision: 2 })).rejects.toMatchObject({ code: 'submission_outdated' });
  expect((await submit({ revision: 2 })).submission).toMatchObject({ versions: [{ content: 'Dari laptop' }] });
});

test('a submission can be withdrawn until a teacher begins to grade it', async () => {
  const { handIn, withdraw, answer, state, partner } = await assignmentScene(app);
  await expect(withdraw()).rejects.toMatchObject({ status: 404 });
  const id = await handIn('Pertama');
  expect(await withdraw()).toMatchObject({ state: 'draft', isWritable: true, content: 'Pertama', versions: [] });
  await expect(teacherOf(partner, id).read()).rejects.toMatchObject({ status: 404 });
  await answer({ content: 'Pertama, diperbaiki', revision: (await state()).revision + 1 });
  await handIn('Pertama, diperbaiki');
  await teacherOf(partner, id).claim();
  await expect(withdraw()).rejects.toMatchObject({ code: 'submission_not_withdrawable' });
  expect((await state()).history.map(({ kind }) => kind)).toEqual(['submitted', 'withdrawn', 'submitted', 'claimed']);
});

test("files are of the kinds that the assignment accepts, five at most, and only the author's own [3.20, 5.13]", async () => {
  const { learner, answer, state } = await assignmentScene(app, {
    setting: { fileValidation: [{ type: 'pdf', text: 'PDF', isSelected: true }] },
  });
  const file = () => newSubmissionFile(app, learner);
  const [pdf, other] = [await file(), await file()];
  await answer({ revision: 1, fileIds: [pdf.id, other.id] });
  expect((await state()).files).toMatchObject([{ name: 'Tugas.pdf', kind: 'pdf', pageCount: 3 }, { id: other.id }]);

  const picture = await newSubmissionFile(app, learner, { kind: 'image', width: 10, height: 10, pageCount: null });
  const lessonFile = await newSubmissionFile(app, learner, { purpose: 'lesson' });
  const strangers = await newSubmissionFile(app, await newPerson(app));
  for (const { id } of [picture, lessonFile, strangers])
    await expect(answer({ revision: 2, fileIds: [pdf.id, id] })).rejects.toMatchObject({
      status: 422,
      fields: { fileIds: expect.any(String) },
    });
  const six = await Promise.all(Array.from({ length: 6 }, file));
  await expect(answer({ revision: 2, fileIds: six.map(({ id }) => id) })).rejects.toMatchObject({ status: 422 });

  // A removed file is released; the other one is retained.
  await answer({ revision: 2, fileIds: [other.id] });
  app.clock.advance(days(2));
  await app.runJob('media.sweep');
  expect(await app.db.media.count({ where: { id: { in: [pdf.id, other.id] } } })).toBe(1);
  expect((await state()).files).toMatchObject([{ id: other.id }]);
});

test('a deadline counts from the first visit; afterwards it is marked, or refused', async () => {
  const open = async (allowLate: boolean) => {
    const scene = await assignmentScene(app, { setting: { dueDays: 2, allowLate } });
    await scene.start();
    expect((await scene.state()).dueAt).not.toBeNull();
    return scene;
  };
  const [lenient, strict] = [await open(true), await open(false)];
  app.clock.advance(days(3));
  await lenient.handIn('Terlambat');
  expect((await lenient.state()).versions).toMatchObject([{ isLate: true }]);
  await expect(strict.handIn('Terlambat')).rejects.toMatchObject({ code: 'submission_too_late' });
});

test('a save during submission is included or refused, never half', { tags: 'night' }, async () => {
  for (let round = 0; round < 8; round += 1) {
    const { answer, submit, state } = await assignmentScene(app);
    await answer({ content: 'Satu', revision: 1 });
    const outcomes = await outcomesOf(answer({ content: 'Satu dua', revision: 2 }), submit({ revision: 1 }));
    const { versions } = await state();
    expect(versions).toHaveLength(1);
    expect([versions[0]!.content, ...outcomes]).toBeOneOf([
      ['Satu dua', 'ok', 'ok'],
      ['Satu', 'ok', 'submission_not_editable'],
    ]);
  }
});

test('one of a concurrent withdrawal and claim happens', { tags: 'night' }, async () => {
  for (let round = 0; round < 8; round += 1) {
    const { handIn, withdraw, state, partner } = await assignmentScene(app);
    const id = await handIn('Satu');
    const outcomes = await outcomesOf(withdraw(), teacherOf(partner, id).claim());
    const { state: now } = await state();
    expect([now, ...outcomes]).toBeOneOf([
      ['draft', 'not_found', 'ok'],
      ['draft', 'ok', 'submission_not_waiting'],
      ['in-review', 'ok', 'submission_not_withdrawable'],
    ]);
  }
});

test('a learner uploads files for submission, checked by content and not by name, and nobody else reads them', async () => {
  const { learner, partner, answer, state } = await assignmentScene(app);
  const address = '/media?purpose=submission';
  const sent = await upload(app, learner, address, { name: 'tugas.exe', content: fixture('lesson.pdf') });
  expect(sent.data).toMatchObject({ kind: 'pdf', purpose: 'submission', addressExpiresAt: expect.any(String) });
  for (const [name, content] of [
    ['tugas.pdf', Buffer.from('MZ bukan pdf')],
    ['tugas.docx', Buffer.from('PK\x05\x06' + '\0'.repeat(18), 'latin1')],
    ['tugas.mp4', fixture('lesson.mp4')],
  ] as const)
    expect(await upload(app, learner, address, { name, content })).toMatchObject({ status: 422 });
  expect((await upload(app, learner, address, { name: 'foto.png', content: blankPng(40, 40) })).data).toMatchObject({
    kind: 'image',
    purpose: 'submission',
  });

  await answer({ revision: 1, fileIds: [sent.data.id] });
  const [file] = (await state()).files;
  expect((await app.visitor.send('GET', file!.address.replace('/api', ''))).status).toBe(200);
  for (const stranger of [partner, await newPerson(app)])
    expect(await stranger.attempt(media.detail, { params: { id: sent.data.id } })).toMatchObject({ status: 404 });
  expect(await learner.attempt(media.remove, { params: { id: sent.data.id } })).toMatchObject({ code: 'media_in_use' });
});
