import { createHmac, randomUUID } from 'node:crypto';
import { certificate, learning } from '@sinau/api-client';
import { certificateEndpoints } from '@sinau/contracts/core/certificate/certificate.endpoints';
import { formatCertificateNumber } from '@sinau/contracts/core/certificate/certificate.rules';
import { addressOf } from '@sinau/contracts/address';
import supertest from 'supertest';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { minutes } from '../../platform/clock.ts';
import { readKeys } from '../../platform/keys.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { enrolled, finished, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';
import { issueCertificate } from './index.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const issue = (participantId: string) =>
  app.db.$transaction((tx) => issueCertificate(tx, { ...app, keys: readKeys(app.env) }, participantId));

async function certified(overrides: { title?: string; person?: Person } = {}) {
  const people = await scene(app);
  const owner = overrides.person ?? people.learner;
  const program = await publishedProgram(app, people.partner, { title: overrides.title ?? 'Menulis Lead yang Kuat' });
  const { id, number } = await issue((await finished(app, owner, program)).id);
  return { ...people, owner, program, id, number };
}
/** Fetches a file as a browser does: by its address alone. */
const fetchFile = (address: string) =>
  supertest(app.app.server)
    .get(address)
    .buffer(true)
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });

describe('issuing', () => {
  test('completing the last lesson issues the certificate, and fifty parallel completions issue one', async () => {
    const { learner, partner } = await scene(app);
    const { id: participantId, sessions } = await enrolled(app, learner, await publishedProgram(app, partner));
    const complete = (index: number) =>
      learner.call(learning.act, { params: { participantId, sessionId: sessions[index]!.id, action: 'complete' } });
    await complete(0);
    expect((await learner.call(certificate.mine)).total).toBe(0);

    await Promise.all(Array.from({ length: 50 }, () => complete(1)));

    expect(await learner.call(certificate.mine)).toMatchObject({
      total: 1,
      list: [{ status: 'valid', name: 'Sekar Ayu', lessonCount: 2 }],
    });
  });

  test('fifty concurrent transactions issue one number', async () => {
    const { learner, partner } = await scene(app);
    const participant = await finished(app, learner, await publishedProgram(app, partner));

    const issued = await Promise.all(Array.from({ length: 50 }, () => issue(participant.id)));

    expect(new Set(issued.map(({ number }) => number)).size).toBe(1);
    expect(await app.db.certificate.count({ where: { participantId: participant.id } })).toBe(1);
  });

  test('a participant who has not finished gets none', async () => {
    const { learner, partner } = await scene(app);
    const participant = await enrolled(app, learner, await publishedProgram(app, partner));
    await expect(issue(participant.id)).rejects.toThrow('has not finished');
  });

  test('the certificate preserves its content of the day it was issued', async () => {
    const { learner, program, id, number } = await certified();
    await app.db.user.update({ where: { id: learner.id }, data: { fullname: 'Nama Baru' } });
    await app.db.class.update({ where: { id: program.id }, data: { title: 'Judul Baru' } });

    expect(await learner.call(certificate.mineDetail, { params: { id } })).toMatchObject({
      id,
      number,
      status: 'valid',
      name: 'Sekar Ayu',
      class: { id: program.id, type: 'program', title: 'Menulis Lead yang Kuat', slug: program.slug },
      mitra: { name: 'Ruang Redaksi' },
      lessonCount: 2,
      isHidden: false,
      downloadCount: 0,
      nameCorrectedAt: null,
      isListed: true,
    });
  });

  test('the sweep issues missing certificates of participants who finished, and skips those whose access ended', async () => {
    const { learner, partner } = await scene(app);
    const program = await publishedProgram(app, partner);
    const owed = await finished(app, learner, program);
    const refunded = await finished(app, await newPerson(app), program);
    await app.db.grant.updateMany({ where: { participantId: refunded.id }, data: { endedAt: app.clock.now() } });

    await app.runJob('certificate.issueMissing');
    await app.runJob('certificate.issueMissing');

    expect(await app.db.certificate.count({ where: { participantId: owed.id } })).toBe(1);
    expect(await app.db.certificate.count({ where: { participantId: refunded.id } })).toBe(0);
  });
});

describe('my certificates', () => {
  test('are listed newest first, and found by class and title', async () => {
    const person = await newPerson(app);
    const first = await certified({ person, title: 'Excel untuk Pemula' });
    const second = await certified({ person, title: 'Menulis Berita' });

    expect((await person.call(certificate.mine)).list.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await person.call(certificate.mine, { query: { sort: 'issuedAt' } })).list.map(({ id }) => id)).toEqual([
      first.id,
      second.id,
    ]);
    expect(await person.call(certificate.mine, { query: { keyword: 'excel' } })).toMatchObject({
      total: 1,
      list: [{ id: first.id }],
    });
    expect(await person.call(certificate.mine, { query: { keyword: '%' } })).toMatchObject({ total: 0 });
    expect(await person.call(certificate.mine, { query: { filter: { classId: second.program.id } } })).toMatchObject({
      total: 1,
      list: [{ id: second.id }],
    });
  });

  test('a hidden one leaves the public list and can still be verified, but is closed to search engines [4.21]', async () => {
    const { learner, id, number } = await certified();
    const shown = async () =>
      (await app.visitor.call(certificate.list, { query: { filter: { userId: learner.id } } })).total;
    expect(await shown()).toBe(1);

    expect(await learner.call(certificate.hideOrShow, { params: { id } })).toMatchObject({
      isHidden: true,
      isListed: false,
    });
    expect(await shown()).toBe(0);
    expect(await app.visitor.call(certificate.verify, { params: { number } })).toMatchObject({
      status: 'valid',
      isListed: false,
    });
    expect((await learner.call(certificate.mine, { query: { filter: { isHidden: true } } })).total).toBe(1);

    await learner.call(certificate.hideOrShow, { params: { id } });
    expect(await shown()).toBe(1);
  });

  test("another user's certificate is not found by any call", async () => {
    const { id } = await certified();
    const stranger = await newPerson(app);
    const refusals = [
      await stranger.attempt(certificate.mineDetail, { params: { id } }),
      await stranger.attempt(certificate.hideOrShow, { params: { id } }),
      await stranger.attempt(certificate.download, { params: { id } }),
    ];
    expect(refusals.map(({ status, code }) => [status, code])).toEqual(Array(3).fill([404, 'not_found']));
    expect((await stranger.call(certificate.mine)).total).toBe(0);
  });

  test('the PDF is drawn once and counted at each download; its address expires after a quarter of an hour', async () => {
    const { learner, id } = await certified();
    const first = await learner.call(certificate.download, { params: { id } });
    const second = await learner.call(certificate.download, { params: { id } });
    expect(second.certificate.downloadCount).toBe(2);
    expect(first.address).toMatch(/\/sertifikat-menulis-lead-yang-kuat\.pdf$/);

    const [one, other] = [await fetchFile(first.address), await fetchFile(second.address)];
    expect(one.headers).toMatchObject({ 'content-type': 'application/pdf', 'x-content-type-options': 'nosniff' });
    expect((one.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
    expect(one.body).toEqual(other.body);

    app.clock.advance(minutes(16));
    const late = await fetchFile(first.address);
    app.clock.advance(-minutes(16));
    expect(late.status).toBe(410);
    expect((await fetchFile(first.address.replace(id, randomUUID()))).status).toBe(404);
  });
});

describe('verifying', () => {
  test('a number is found however it is typed; a mistyped one or one that was never issued is not', async () => {
    const { owner, number } = await certified();
    const attempt = (typed: string) => app.visitor.attempt(certificate.verify, { params: { number: typed } });
    for (const typed of [
      number,
      number.toLowerCase(),
      formatCertificateNumber(number),
      number.replaceAll('0', 'O').replaceAll('1', 'l'),
    ]) {
      expect(await app.visitor.call(certificate.verify, { params: { number: typed } })).toMatchObject({
        number,
        status: 'valid',
        name: owner.fullname,
      });
    }
    expect(await attempt('0000000000BZD')).toMatchObject({ status: 404, code: 'not_found' });
    expect(await attempt(`${number.slice(0, -1)}${number.endsWith('0') ? '1' : '0'}`)).toMatchObject({ status: 404 });
  });

  test('a certificate is found by type and id at both addresses, with neither e-mail nor owner', async () => {
    const { id, number, learner } = await certified();
    for (const address of [`/certificate/program/${id}`, `/v2/certificate/program/${id}`]) {
      const { body } = await app.visitor.send('GET', address);
      expect(body.data).toMatchObject({ id, number });
      expect(JSON.stringify(body)).not.toContain(learner.email);
      expect(JSON.stringify(body)).not.toContain(learner.id);
    }
    expect(await app.visitor.attempt(certificate.detail, { params: { type: 'webinar', id } })).toMatchObject({
      status: 404,
    });
    expect(await app.visitor.attempt(certificate.detail, { params: { type: 'bundle', id } })).toMatchObject({
      status: 404,
    });
  });

  test('the list returns certificates of one user or one number, and is empty without either', async () => {
    const { learner, number } = await certified();
    await certified();
    expect(await app.visitor.call(certificate.list)).toMatchObject({ total: 0, list: [] });
    expect(await app.visitor.call(certificate.list, { query: { keyword: 'Sekar' } })).toMatchObject({ total: 0 });
    expect(
      await app.visitor.call(certificate.list, { query: { keyword: formatCertificateNumber(number) } }),
    ).toMatchObject({ total: 1, list: [{ number }] });
    expect(await app.visitor.call(certificate.list, { query: { filter: { userId: learner.id } } })).toMatchObject({
      total: 1,
      list: [{ number }],
    });
    expect(
      await app.visitor.call(certificate.list, { query: { filter: { userId: learner.id }, keyword: 'bukan nomor' } }),
    ).toMatchObject({ total: 0, list: [] });
  });

  test('the list omits users who closed their account; their certificates still verify by number', async () => {
    const { learner, number } = await certified();
    await app.db.user.update({ where: { id: learner.id }, data: { deactivatedAt: app.clock.now() } });
    expect(await app.visitor.call(certificate.list, { query: { filter: { userId: learner.id } } })).toMatchObject({
      total: 0,
      list: [],
    });
    expect(await app.visitor.call(certificate.list, { query: { keyword: number } })).toMatchObject({ total: 1 });
    expect(await app.visitor.call(certificate.verify, { params: { number } })).toMatchObject({ number });
  });

  /** Changes the content of a certificate as an owner of the database could: the table refuses it otherwise. */
  const tamper = (id: string, data: { snapshot?: object; signature?: string }) =>
    app.db.$transaction(async (tx) => {
      await tx.$executeRaw`ALTER TABLE "Certificate" DISABLE TRIGGER "Certificate_says_the_same"`;
      await tx.certificate.update({ where: { id }, data });
      await tx.$executeRaw`ALTER TABLE "Certificate" ENABLE TRIGGER "Certificate_says_the_same"`;
    });

  test('a row that was changed by hand does not verify', async () => {
    const { learner, id, number } = await certified();
    const { snapshot } = await app.db.certificate.findUniqueOrThrow({ where: { id } });
    await tamper(id, { snapshot: { ...(snapshot as object), name: 'Orang Lain' } });

    expect(await app.visitor.attempt(certificate.verify, { params: { number } })).toMatchObject({ status: 404 });
    expect(await learner.attempt(certificate.download, { params: { id } })).toMatchObject({ status: 404 });
    const nothing = { total: 0, list: [] };
    expect(await app.visitor.call(certificate.list, { query: { filter: { userId: learner.id } } })).toMatchObject(
      nothing,
    );
    expect(await learner.call(certificate.mine)).toMatchObject(nothing);
  });

  test('a certificate states the duration of its lessons, and one from before durations verifies as it was signed', async () => {
    const { partner, learner } = await scene(app);
    const program = await publishedProgram(app, partner);
    await app.db.lesson.updateMany({ where: { classId: program.id }, data: { durationSeconds: 4_500 } });
    const { id, number } = await issue((await finished(app, learner, program)).id);
    expect(await app.visitor.call(certificate.verify, { params: { number } })).toMatchObject({
      lessonCount: 2,
      durationSeconds: 9_000,
    });

    const row = await app.db.certificate.findUniqueOrThrow({ where: { id } });
    const { version, issuer, name, classTitle, mitra, lessonCount, completedAt } = row.snapshot as Record<
      string,
      string | number
    >;
    const older = { version, number, issuer, name, classTitle, mitra, lessonCount, completedAt };
    await tamper(id, { snapshot: older });
    expect(await app.visitor.attempt(certificate.verify, { params: { number } })).toMatchObject({ status: 404 });
    const signature = createHmac('sha256', readKeys(app.env).certificate)
      .update(JSON.stringify(older))
      .digest('base64url');
    await tamper(id, { signature });
    expect(await app.visitor.call(certificate.verify, { params: { number } })).toMatchObject({
      status: 'valid',
      lessonCount: 2,
      durationSeconds: null,
    });
    expect((await fetchFile(`/api/certificate/picture/${number}`)).status).toBe(200);
  });

  test('a signed row does not verify under another number', async () => {
    const [one, other] = [await certified(), await certified()];
    const { snapshot, signature } = await app.db.certificate.findUniqueOrThrow({ where: { id: one.id } });
    await tamper(other.id, { snapshot: snapshot as object, signature });
    expect(await app.visitor.attempt(certificate.verify, { params: { number: other.number } })).toMatchObject({
      status: 404,
    });
  });

  test('the picture is an SVG without scripts or external resources', async () => {
    const { number } = await certified();
    const { picture } = await app.visitor.call(certificate.verify, { params: { number } });
    const answer = await fetchFile(picture!);
    const svg = (answer.body as Buffer).toString();
    expect(answer.headers['content-type']).toBe('image/svg+xml');
    expect(svg).toMatch(/^<svg /);
    expect(svg).not.toMatch(/<(script|image|foreignObject|text)|href="(?!#)/);

    const again = await supertest(app.app.server).get(picture!).set('if-none-match', answer.headers.etag!);
    expect(again.status).toBe(304);
  });

  test('the picture for stories is a PNG in the format of a phone screen', { tags: 'night' }, async () => {
    const { number } = await certified();
    const answer = await fetchFile(`/api/certificate/story/${number}`);
    expect(answer.headers['content-type']).toBe('image/png');
    const png = answer.body as Buffer;
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1080, 1920]);
  });

  test('looking up many numbers is rate limited', { tags: 'night' }, async () => {
    const { calls } = certificateEndpoints.detail.limit!;
    const address = addressOf(certificateEndpoints.detail.path, { params: { type: 'program', id: randomUUID() } });
    for (let call = 0; call < calls; call += 1) await app.visitor.send('GET', address);
    expect((await app.visitor.send('GET', address)).body).toMatchObject({
      status: 429,
      error: { code: 'too_many_requests' },
    });
  });
});

test('a revoked certificate is marked so, and is neither downloaded nor listed', async () => {
  const { learner, operator, id, number } = await certified();
  const { address } = await learner.call(certificate.download, { params: { id } });
  const picture = `/api/certificate/picture/${number}`;
  expect((await fetchFile(picture)).status).toBe(200);
  expect(await learner.attempt(certificate.revoke, { params: { id }, body: { reason: 'fraud' } })).toMatchObject({
    status: 403,
  });

  expect(await operator.call(certificate.revoke, { params: { id }, body: { reason: 'fraud' } })).toMatchObject({
    status: 'revoked',
    revokedFor: 'fraud',
    picture: null,
  });
  expect(await operator.attempt(certificate.revoke, { params: { id }, body: { reason: 'error' } })).toMatchObject({
    status: 409,
    code: 'certificate_revoked',
  });

  expect(await app.visitor.call(certificate.verify, { params: { number } })).toMatchObject({
    status: 'revoked',
    revokedAt: expect.any(String),
    isListed: false,
  });
  expect((await app.visitor.send('GET', `/certificate/verify/${number}`)).body.data).not.toHaveProperty('revokedFor');
  expect(await learner.call(certificate.mineDetail, { params: { id } })).toMatchObject({
    status: 'revoked',
    revokedFor: 'fraud',
  });
  expect(await learner.attempt(certificate.download, { params: { id } })).toMatchObject({
    status: 409,
    code: 'certificate_revoked',
  });
  expect((await fetchFile(address)).status).toBe(404);
  expect((await fetchFile(picture)).status).toBe(404);
  expect((await app.visitor.call(certificate.list, { query: { filter: { userId: learner.id } } })).total).toBe(0);
  expect((await app.visitor.call(certificate.list, { query: { keyword: number } })).list).toMatchObject([
    { status: 'revoked' },
  ]);
});

describe('a misspelt name', () => {
  const rename = (person: Person, fullname: string) =>
    app.db.user.update({ where: { id: person.id }, data: { fullname } });
  const correct = (person: Person, id: string) => person.call(certificate.correctName, { params: { id } });

  test('is corrected to that of the profile: the number stays, the sheet is drawn again, and its readers see the correction', async () => {
    const { owner, id, number } = await certified();
    const before = await fetchFile(`/api/certificate/picture/${number}`);
    await rename(owner, 'Sekar Ayu Lestari');
    expect(await app.visitor.call(certificate.verify, { params: { number } })).toMatchObject({
      name: 'Sekar Ayu',
      nameCorrectedAt: null,
    });

    const corrected = await correct(owner, id);
    expect(corrected).toMatchObject({ number, name: 'Sekar Ayu Lestari', nameCorrectionsLeft: 1 });
    expect(await app.visitor.call(certificate.verify, { params: { number } })).toMatchObject({
      name: 'Sekar Ayu Lestari',
      status: 'valid',
      nameCorrectedAt: expect.any(String) as string,
    });
    const after = await fetchFile(corrected.picture!);
    expect(after.status).toBe(200);
    expect((after.body as Buffer).equals(before.body as Buffer)).toBe(false);
  });

  test('stays if there is nothing to correct, and can be corrected twice', async () => {
    const { owner, id } = await certified();
    expect(await correct(owner, id)).toMatchObject({ nameCorrectionsLeft: 2, nameCorrectedAt: null });
    for (const fullname of ['Sekar Ayu A', 'Sekar Ayu B']) {
      await rename(owner, fullname);
      await correct(owner, id);
    }
    await rename(owner, 'Orang Lain');
    expect(await owner.attempt(certificate.correctName, { params: { id } })).toMatchObject({
      status: 409,
      code: 'certificate_name_final',
    });
  });

  test('is corrected once by concurrent calls', async () => {
    const { owner, id } = await certified();
    await rename(owner, 'Sekar Ayu Lestari');
    await Promise.all([1, 2, 3, 4].map(() => correct(owner, id)));
    expect(await owner.call(certificate.mineDetail, { params: { id } })).toMatchObject({ nameCorrectionsLeft: 1 });
  });
});
