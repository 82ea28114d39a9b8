import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { certificate, cloth } from '@sinau/api-client';
import { artOf } from '@sinau/contracts/core/cloth/thread-art';
import { lessonThreadOf, threadOf, threads } from '@sinau/contracts/core/cloth/threads';
import supertest from 'supertest';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { finished, publishedProgram } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { newPartner, newPerson, type PartnerPerson, type Person } from '../../testing/scene.ts';
import { readKeys } from '../../platform/keys.ts';
import { signSnapshot, type CertificateSnapshot } from './certificate.snapshot.ts';
import { issueCertificate } from './index.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
});
afterAll(() => app.stop());

/** Lets a user finish a class of a known topic and receive the certificate. */
async function finish(person: Person, title: string, topic = 'Desain Grafis') {
  const slug = topic.toLowerCase().replace(' ', '-');
  const { id: categoryId } = await app.db.category.upsert({
    where: { slug },
    create: { slug, title: topic, position: 0 },
    update: {},
  });
  const program = await publishedProgram(app, partner, { title, categoryId });
  const participant = await finished(app, person, program);
  app.clock.advance(1000);
  const issued = await app.db.$transaction((tx) =>
    issueCertificate(tx, { ...app, keys: readKeys(app.env) }, participant.id),
  );
  return { ...issued, program };
}
const clothOf = async (userId: string) => (await app.visitor.call(cloth.shown, { params: { userId } })).threads;

test('each finished class is a thread of its topic, in the order in which they were finished', async () => {
  const person = await newPerson(app);
  const first = await finish(person, 'Dasar Tipografi');
  const second = await finish(person, 'Memilih Warna');
  expect(await clothOf(person.id)).toEqual(
    [first, second].map(({ id, program }) => ({
      id,
      thread: threadOf(program.id, 'desain-grafis'),
      title: program.title,
      topic: 'Desain Grafis',
    })),
  );
  expect(await countQueries(() => person.call(cloth.mine))).toBeLessThanOrEqual(6);
});

test('a hidden certificate is in the cloth for its owner alone; a revoked one is in none; the cloth of an unknown user is empty', async () => {
  const person = await newPerson(app);
  const [hidden, revoked, shown] = [
    await finish(person, 'Disembunyikan'),
    await finish(person, 'Dicabut'),
    await finish(person, 'Tampil'),
  ];
  await person.call(certificate.hideOrShow, { params: { id: hidden.id } });
  await app.db.certificate.update({
    where: { id: revoked.id },
    data: { revokedAt: app.clock.now(), revokedFor: 'error' },
  });
  expect((await clothOf(person.id)).map(({ id }) => id)).toEqual([shown.id]);
  const own = await person.call(cloth.mine);
  expect(own.threads.map(({ id, isHidden }) => [id, isHidden])).toEqual([
    [hidden.id, true],
    [shown.id, false],
  ]);
  expect(await clothOf(randomUUID())).toEqual([]);
});

/**
 * Returns the threads whose grounds a certificate shows; that of journalism is the product's own blue, which is on
 * every sheet.
 */
async function frameOf(number: string) {
  const { text, body } = await supertest(app.app.server).get(`/api/certificate/picture/${number}`).buffer(true);
  const picture = text ?? String(body);
  return threads.filter(
    (thread) => thread !== 'jurnalistik-base' && picture.includes(`fill="${artOf(thread).ground}"`),
  );
}

/** Threads of the lessons of a class, in the order of all threads. */
async function lessonsOf({ id }: { id: string }, topic: string) {
  const lessons = await app.db.lesson.findMany({ where: { classId: id }, select: { id: true } });
  const own = lessons.map((lesson) => lessonThreadOf(lesson.id, id, topic));
  return threads.filter((thread) => own.includes(thread));
}

test('the frame of a certificate is made of the cloths of its lessons, and does not change', async () => {
  const person = await newPerson(app);
  const hidden = await finish(person, 'Resep Keluarga', 'Kuliner');
  await person.call(certificate.hideOrShow, { params: { id: hidden.id } });
  const first = await finish(person, 'Dasar Tipografi');
  const second = await finish(person, 'JavaScript dari Nol', 'Pemrograman');
  const [one, other] = [threadOf(first.program.id, 'desain-grafis'), threadOf(second.program.id, 'pemrograman')];
  const frames = async () => [await frameOf(first.number), await frameOf(second.number)];
  const woven = [await lessonsOf(first.program, 'desain-grafis'), await lessonsOf(second.program, 'pemrograman')];
  expect(woven.flat().length).toBeGreaterThanOrEqual(2);
  expect(await frames()).toEqual(woven);

  // Later changes of the classes alter neither paper nor cloth.
  const { categoryId } = hidden.program;
  await app.db.class.updateMany({ where: { id: { in: [first.program.id, second.program.id] } }, data: { categoryId } });
  rmSync(join(app.env.DATA_DIR, 'certificates'), { recursive: true });
  expect(await frames()).toEqual(woven);
  expect((await clothOf(person.id)).map(({ thread }) => thread)).toEqual([one, other]);
  for (const { number } of [first, second])
    expect(await app.visitor.call(certificate.verify, { params: { number } })).toMatchObject({ status: 'valid' });
});

/** Takes fields out of what a certificate says, as if it were from before them. */
async function age(id: string, ...fields: ('cloth' | 'lessons')[]) {
  const { snapshot } = await app.db.certificate.findUniqueOrThrow({ where: { id } });
  const older = Object.fromEntries(
    Object.entries(snapshot as CertificateSnapshot).filter(([name]) => !fields.includes(name as 'cloth')),
  ) as CertificateSnapshot;
  const changed = { snapshot: older, signature: signSnapshot(older, readKeys(app.env).certificate) };
  await app.db.$transaction(async (tx) => {
    await tx.$executeRaw`ALTER TABLE "Certificate" DISABLE TRIGGER "Certificate_says_the_same"`;
    await tx.certificate.update({ where: { id }, data: changed });
    await tx.$executeRaw`ALTER TABLE "Certificate" ENABLE TRIGGER "Certificate_says_the_same"`;
  });
}

test("a certificate from before the cloths of lessons keeps the frame of its owner's cloth", async () => {
  const person = await newPerson(app);
  const first = await finish(person, 'Dasar Tipografi');
  const second = await finish(person, 'JavaScript dari Nol', 'Pemrograman');
  await age(second.id, 'lessons');
  const own = [threadOf(first.program.id, 'desain-grafis'), threadOf(second.program.id, 'pemrograman')];
  expect(await frameOf(second.number)).toEqual(threads.filter((thread) => own.includes(thread)));
});

test('a cloth of five shown classes is had as a picture and as a pattern, one of fewer is not', async () => {
  const person = await newPerson(app);
  const send = (kind: 'story' | 'pattern') =>
    supertest(app.app.server).get(`/api/certificate/cloth/${person.id}/${kind}`).buffer(true);
  const issued = [];
  for (const title of ['Satu', 'Dua', 'Tiga', 'Empat', 'Lima']) {
    expect((await send('story')).status).toBe(404);
    expect((await send('pattern')).status).toBe(404);
    issued.push(await finish(person, title));
  }
  const [story, pattern] = [await send('story'), await send('pattern')];
  expect([story.status, story.headers['content-type']]).toEqual([200, 'image/png']);
  expect([pattern.status, pattern.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect((pattern.body as Buffer).subarray(0, 5).toString()).toBe('%PDF-');
  await person.call(certificate.hideOrShow, { params: { id: issued[0]!.id } });
  expect((await send('pattern')).status).toBe(404);
});

test('a certificate from before cloths keeps its frame, and its class is a thread by its current topic', async () => {
  const person = await newPerson(app);
  const { id, number, program } = await finish(person, 'Dasar Tipografi');
  await age(id, 'cloth', 'lessons');
  expect(await frameOf(number)).toEqual([]);
  expect((await clothOf(person.id)).map(({ thread }) => thread)).toEqual([threadOf(program.id, 'desain-grafis')]);
});
