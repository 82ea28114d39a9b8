import { audit, media, mitra, notification, operator as operators } from '@sinau/api-client';
import { documentRetentionDays } from '@sinau/contracts/storefront/mitra/mitra.rules';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days } from '../../platform/clock.ts';
import type { MailMessage } from '../../platform/mail/define-mail.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { applicationAnswers } from '../../testing/applications.ts';
import { newCategory } from '../../testing/classes.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';
import { blankPng, fixture, storedFiles, upload } from '../../testing/uploads.ts';

let app: AppUnderTest;
let categoryId: string;
beforeAll(async () => {
  app = await startApp();
  categoryId = (await newCategory(app)).id;
});
afterAll(() => app.stop());

const answers = (overrides: object = {}) => applicationAnswers(categoryId, overrides);
const apply = (person: Person, overrides: object = {}) => person.call(mitra.create, { body: answers(overrides) });
const byId = (id: string) => ({ params: { id } });
const question = 'Boleh kirim foto sertifikat pelatihan yang kamu sebut?';
const ask = (operator: Person, id: string) =>
  operator.call(operators.askApplicant, { ...byId(id), body: { question } });
const reply = (documents: { kind: 'certificate'; mediaId: string }[] = []) => ({
  body: { answer: 'Ini sertifikatnya.', documents },
});

/** Uploads a document, and returns its id. */
async function document(person: Person, name = 'ktp.png', purpose = 'identity') {
  const { data, error } = await upload(app, person, `/media?purpose=${purpose}`, {
    name,
    content: name.endsWith('.pdf') ? fixture('lesson.pdf') : blankPng(40, 40),
  });
  expect(error).toBeNull();
  return data.id;
}
async function applied(overrides: object = {}) {
  const people = await scene(app);
  const person = await newPerson(app, { fullname: 'Ni Luh Sari' });
  const mediaId = await document(person);
  const application = await apply(person, { documents: [{ kind: 'identity_card', mediaId }], ...overrides });
  return { ...people, person, mediaId, application };
}
const redirectOf = async (caller: Person, id: string) => {
  const { status } = await supertest(app.app.server)
    .get(`/api/media/${id}/redirect`)
    .set('authorization', `Bearer ${caller.token}`);
  return status;
};

describe('documents of an application', () => {
  test('are read by the applicant and by staff who review, and by nobody else', async () => {
    const { operator, partner, learner, person, mediaId, application } = await applied({ phone: '0812 3456 7890' });
    const reviewer = await newPerson(app, { staffRoles: ['review'] });
    const others = [
      partner,
      learner,
      await newPerson(app, { staffRoles: ['support'] }),
      await newPerson(app, { staffRoles: ['finance'] }),
    ];
    expect(application).toMatchObject({
      answers: { phone: '0812 3456 7890' },
      documents: [{ kind: 'identity_card', removedAt: null, file: { name: 'ktp.png' } }],
    });
    for (const caller of [person, reviewer, operator]) expect(await redirectOf(caller, mediaId)).toBe(302);
    for (const caller of others) {
      expect(await redirectOf(caller, mediaId)).toBe(404);
      expect(await caller.attempt(media.detail, byId(mediaId))).toMatchObject({ status: 404 });
    }
    expect(await app.visitor.attempt(media.detail, byId(mediaId))).toMatchObject({ status: 401 });

    const { documents } = await reviewer.call(operators.application, byId(application.id));
    const file = await supertest(app.app.server).get(documents[0]!.file!.address);
    expect([file.status, file.headers['cache-control']]).toEqual([200, expect.stringMatching(/^private/)]);
    expect(await others[2]!.attempt(operators.application, byId(application.id))).toMatchObject({ status: 403 });
  });

  test('belong to the applicant alone, also where they act for a mitra', async () => {
    const { partner } = await scene(app);
    const colleague = await newPerson(app);
    await app.db.mitraMember.create({ data: { mitraId: partner.mitraId, userId: colleague.id } });
    const mediaId = await document(colleague);
    expect(await partner.attempt(media.detail, byId(mediaId))).toMatchObject({ status: 404 });
    expect(await colleague.call(media.detail, byId(mediaId))).toMatchObject({ purpose: 'identity' });
  });

  test('are files of the applicant that were uploaded for this, each once', { tags: 'night' }, async () => {
    const { person: other, mediaId } = await applied();
    const person = await newPerson(app);
    const refused = { status: 422, fields: { documents: expect.stringContaining('unggah lagi') } };
    const withFiles = (...ids: string[]) => ({
      body: answers({ documents: ids.map((id) => ({ kind: 'certificate', mediaId: id })) }),
    });
    expect(await person.attempt(mitra.create, withFiles(mediaId))).toMatchObject(refused);
    const photo = await document(person, 'foto.png', 'public');
    expect(await person.attempt(mitra.create, withFiles(photo))).toMatchObject(refused);
    const own = await document(person, 'sertifikat.pdf');
    expect(await person.attempt(mitra.create, withFiles(own, own))).toMatchObject(refused);
    // Nothing of a refused application remains.
    expect(await person.call(mitra.application)).toBeNull();
    expect((await app.db.media.findUniqueOrThrow({ where: { id: photo } })).attachedAt).toBeNull();
    await person.call(mitra.create, withFiles(own));
    expect(await person.call(mitra.application)).toMatchObject({ documents: [{ kind: 'certificate' }] });
    expect(await other.attempt(media.remove, byId(mediaId))).toMatchObject({ code: 'media_in_use' });
  });

  test('are pictures and PDFs', async () => {
    const person = await newPerson(app);
    const sent = await upload(app, person, '/media?purpose=identity', {
      name: 'a.mp4',
      content: fixture('lesson.mp4'),
    });
    expect(sent.error).toMatchObject({ code: 'file_kind_not_allowed' });
  });

  test('are deleted some time after the decision, and not before', { tags: 'night' }, async () => {
    const { operator, person, mediaId, application } = await applied();
    const waiting = await applied();
    await operator.call(operators.verifyMitra, byId(application.mitra.id));
    const states = async () => [
      (await person.call(mitra.application))!.documents[0]!.file !== null,
      (await waiting.person.call(mitra.application))!.documents[0]!.file !== null,
    ];
    app.clock.advance(days(documentRetentionDays) - 60_000);
    await app.runJob('mitra.remove-documents');
    expect(await states()).toEqual([true, true]);
    app.clock.advance(120_000);
    await app.runJob('mitra.remove-documents');
    await app.runJob('media.sweep');
    expect(await states()).toEqual([false, true]);
    expect(await app.db.media.findUnique({ where: { id: mediaId } })).toBeNull();
    expect((await storedFiles(app)).filter((path) => path.includes(mediaId))).toEqual([]);
    expect((await person.call(mitra.application))!.documents[0]).toMatchObject({ removedAt: expect.any(String) });
  });
});

describe('a question to the applicant', () => {
  test('is mailed and notified, answered with documents, and may then be followed by another', async () => {
    const { operator, person, application } = await applied();
    expect(await ask(operator, application.id)).toMatchObject({
      question: 'waiting',
      questions: [{ question, answer: null }],
    });
    expect(
      await operator.attempt(operators.askApplicant, { ...byId(application.id), body: { question } }),
    ).toMatchObject({
      status: 409,
      code: 'mitra_question_open',
    });
    const mails = (await app.queued<MailMessage>('mail.send')).filter(({ to }) => to === person.email);
    expect(mails).toMatchObject([{ template: 'mitra_question', name: 'Studio Lurik', question }]);
    expect((await person.call(notification.list)).list).toMatchObject([
      { kind: 'teaching', content: question, path: '/creator/application' },
    ]);

    expect(await person.call(mitra.application)).toMatchObject({ questions: [{ question, answeredAt: null }] });
    const mediaId = await document(person, 'sertifikat.pdf');
    await person.call(mitra.answer, reply([{ kind: 'certificate', mediaId }]));
    expect(await person.attempt(mitra.answer, reply())).toMatchObject({ status: 409, code: 'mitra_question_missing' });
    expect(await operator.call(operators.application, byId(application.id))).toMatchObject({
      question: 'answered',
      questions: [{ answer: 'Ini sertifikatnya.' }],
      documents: [{ kind: 'identity_card' }, { kind: 'certificate', file: { name: 'sertifikat.pdf' } }],
    });
    const { list } = await operator.call(operators.applications, { query: { keyword: person.email } });
    expect(list).toMatchObject([{ question: 'answered' }]);
    await ask(operator, application.mitra.id);
  });

  test('is neither asked nor answered once the application is decided on', async () => {
    const { operator, person, application } = await applied();
    await ask(operator, application.id);
    await operator.call(operators.verifyMitra, byId(application.mitra.id));
    expect(await person.attempt(mitra.answer, reply())).toMatchObject({ code: 'mitra_question_missing' });
    expect(
      await operator.attempt(operators.askApplicant, { ...byId(application.id), body: { question } }),
    ).toMatchObject({ code: 'mitra_not_awaiting_review' });
  });

  test('is asked once and answered once, whatever comes at the same time', { tags: 'night' }, async () => {
    const { operator, person, application } = await applied();
    const asked = await Promise.allSettled([1, 2, 3].map(() => ask(operator, application.id)));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const answered = await Promise.allSettled([1, 2, 3].map(() => person.call(mitra.answer, reply())));
    expect(answered.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('an operator', () => {
  test(
    'reads notes of colleagues and earlier applications of the person, which the applicant does not see',
    { tags: 'night' },
    async () => {
      const { operator, person, application } = await applied();
      await operator.call(operators.rejectMitra, {
        ...byId(application.mitra.id),
        body: { reason: 'Ceritakan pengalamanmu mengajar.' },
      });
      const again = await apply(person, { name: 'Studio Tenun' });
      await operator.call(operators.noteApplication, {
        ...byId(again.id),
        body: { content: 'KTP cocok dengan nama.' },
      });
      expect(await operator.call(operators.application, byId(again.id))).toMatchObject({
        notes: [{ author: { id: operator.id }, content: 'KTP cocok dengan nama.' }],
        others: [{ id: application.id, name: 'Studio Lurik', status: 'Rejected' }],
      });
      expect(JSON.stringify(await person.call(mitra.application))).not.toContain('KTP cocok');
      const { list } = await operator.call(audit.list, { query: { filter: { subjectId: application.mitra.id } } });
      expect(list.map(({ act }) => act)).toEqual(['mitra.note', 'mitra.reject']);
    },
  );
});
