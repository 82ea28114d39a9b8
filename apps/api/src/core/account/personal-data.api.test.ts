import { text } from 'node:stream/consumers';
import supertest from 'supertest';
import { fromBufferPromise } from 'yauzl';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mitra, operator as operators, portfolio, review } from '@sinau/api-client';
import { seedReference } from '../../seed/reference.ts';
import { createFileStore } from '../../platform/file-store/index.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { finished, newCategory, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene, type Person } from '../../testing/scene.ts';
import { blankPng, upload } from '../../testing/uploads.ts';
import { insertAgreements } from '../legal/index.ts';
import { personalRecords } from './personal-data.queries.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
  await seedReference(app.db, app.env);
});
afterAll(() => app.stop());

/** Files of the archive, as text. */
async function exported({ token }: Person) {
  const answer = await supertest(app.app.server)
    .get('/api/user/my-data')
    .set('authorization', `Bearer ${token}`)
    .responseType('blob');
  expect([answer.status, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  const archive = await fromBufferPromise(answer.body as Buffer, { lazyEntries: true });
  const files = new Map<string, string>();
  for await (const entry of archive.eachEntry())
    files.set(entry.fileName, await text(await archive.openReadStreamPromise(entry)));
  return files;
}

test("holds what its owner wrote, studied and uploaded, and neither other users' data nor keys", async () => {
  const { partner } = await scene(app);
  const [owner, other] = [await newPerson(app, { fullname: 'Sekar Ayu' }), await newPerson(app)];
  const program = await publishedProgram(app, partner);
  for (const [person, mark] of [
    [owner, 'tanda-pemilik'],
    [other, 'tanda-orang-lain'],
  ] as const) {
    await finished(app, person, program);
    const content = `Materinya runtut dan contohnya banyak, jadi enak diikuti dari awal sampai akhir. ${mark}`;
    await person.call(review.create, {
      params: { type: 'program', id: program.id },
      body: { rating: 5, content },
    });
  }
  const sent = await upload(app, owner, '/media?purpose=submission', {
    name: 'poster.png',
    content: blankPng(40, 40),
  });
  await owner.call(portfolio.create, { body: { title: 'Pasar Pagi', fileIds: [sent.data.id] } });

  await insertAgreements(app.db, owner.id, ['terms'], app.clock.now());

  for (const [{ id }, day] of [
    [owner, '2026-11-29'],
    [other, '2020-01-01'],
  ] as const)
    await app.db.$executeRaw`INSERT INTO "OfflineTime" ("userId", played)
      VALUES (${id}::uuid, tstzmultirange(tstzrange(${`${day}T08:00Z`}::timestamptz, ${`${day}T08:10Z`}::timestamptz)))`;

  const files = await exported(owner);
  const records = (file: string) => JSON.parse(files.get(`${file}.json`)!) as Record<string, unknown>[];
  expect([...files.keys()].filter((file) => file.endsWith('.json')).sort()).toEqual(
    Object.keys(personalRecords)
      .map((file) => `${file}.json`)
      .sort(),
  );
  expect(records('profil')).toMatchObject([{ fullname: 'Sekar Ayu', email: owner.email }]);
  expect(records('kelas')).toMatchObject([{ class: program.title, progress: 100 }]);
  expect(records('persetujuan')).toMatchObject([{ slug: 'terms', title: 'Syarat dan Ketentuan', number: 1 }]);
  expect(records('putar-offline').map(({ from, to }) => [from, to].map((at) => new Date(at as string)))).toEqual([
    [new Date('2026-11-29T08:00Z'), new Date('2026-11-29T08:10Z')],
  ]);
  expect(records('portofolio')).toMatchObject([{ title: 'Pasar Pagi' }]);
  expect([...files.keys()].filter((file) => file.startsWith('berkas/'))).toEqual([`berkas/${sent.data.id}-poster.png`]);
  const all = [...files.values()].join('\n');
  expect(all).toContain('tanda-pemilik');
  expect(all).not.toMatch(/tanda-orang-lain|passwordHash|tokenHash|googleId/);
});

test(
  'holds applications to become a partner with their documents, and no notes of staff',
  { tags: 'night' },
  async () => {
    const owner = await newPerson(app, { fullname: 'Ni Luh Sari' });
    const { operator } = await scene(app);
    const file = { name: 'ktp.png', content: blankPng(40, 40) };
    const { data } = await upload(app, owner, '/media?purpose=identity', file);
    const { id } = await owner.call(mitra.create, {
      body: {
        kind: 'person',
        name: 'Studio Lurik',
        categoryId: (await newCategory(app)).id,
        expertise: 'Menenun lurik dengan tangan',
        experience: 'none',
        about: 'Kelas menenun lurik bersama perajin yang masih menenun setiap hari.',
        isAgreed: true,
        documents: [{ kind: 'identity_card', mediaId: data.id }],
      },
    });
    const question = 'Boleh kirim sertifikatmu?';
    await operator.call(operators.askApplicant, { params: { id }, body: { question } });
    await operator.call(operators.noteApplication, { params: { id }, body: { content: 'Catatan untuk rekan.' } });
    const files = await exported(owner);
    expect(JSON.parse(files.get('pendaftaran-mitra.json')!)).toMatchObject([
      { name: 'Studio Lurik', documents: [{ kind: 'identity_card', file: data.id }], questions: [{ question }] },
    ]);
    expect([...files.keys()]).toContain(`berkas/${data.id}-ktp.png`);
    expect([...files.values()].join()).not.toContain('Catatan untuk rekan');
  },
);

test('omits a file that is missing in the store, and holds everything else', { tags: 'night' }, async () => {
  const owner = await newPerson(app, { fullname: 'Sekar Ayu' });
  const send = async (name: string) =>
    (await upload(app, owner, '/media?kind=image', { name, content: blankPng(40, 40) })).data.id;
  const [gone, there] = [await send('hilang.png'), await send('ada.png')];
  await createFileStore('media', app.env).remove(gone);
  const files = [...(await exported(owner)).keys()];
  expect(files.filter((file) => file.startsWith('berkas/'))).toEqual([`berkas/${there}-ada.png`]);
  expect(files).toContain('profil.json');
});

/** Tables that name a user and are not exported: keys, and short-lived data. */
const omitted = ['CalendarFeed', 'MailToken', 'PasskeyChallenge', 'Playback', 'SignInChallenge', 'SimulatedPayment'];

test('covers every table that names a user', async () => {
  const { rows } = await app.connections.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns
     WHERE column_name = 'userId' AND table_schema = 'public' ORDER BY table_name`,
  );
  const statements = Object.values(personalRecords)
    .map((records) => records('').sql)
    .join('\n');
  expect(rows.map(({ name }) => name).filter((name) => !statements.includes(`"${name}"`))).toEqual(omitted);
});
