import { randomUUID } from 'node:crypto';
import { certificate } from '@sinau/api-client';
import { threadOf } from '@sinau/contracts/cloth/threads';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { finished, publishedProgram } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { newPartner, newPerson, type PartnerPerson, type Person } from '../../testing/scene.ts';
import { readKeys } from '../../platform/keys.ts';
import { issueCertificate } from './index.ts';

let app: AppUnderTest;
let partner: PartnerPerson;
beforeAll(async () => {
  app = await startApp();
  partner = await newPartner(app);
});
afterAll(() => app.stop());

/** A class of a known topic, finished by somebody, who has the certificate. */
async function finish(person: Person, title: string) {
  const slug = 'desain-grafis';
  const { id: categoryId } = await app.db.category.upsert({
    where: { slug },
    create: { slug, title: 'Desain Grafis', position: 0 },
    update: {},
  });
  const program = await publishedProgram(app, partner, { title, categoryId });
  const participant = await finished(app, person, program);
  app.clock.advance(1000);
  const issued = await app.db.$transaction((tx) =>
    issueCertificate(tx, { clock: app.clock, env: app.env, keys: readKeys(app.env) }, participant.id),
  );
  return { ...issued, program };
}
const clothOf = async (userId: string) => (await app.visitor.call(certificate.cloth, { params: { userId } })).threads;

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
  expect(await countQueries(() => person.call(certificate.ownCloth))).toBeLessThanOrEqual(6);
});

test('what its owner hides is in their own cloth alone; what was revoked is in none; nobody’s is empty', async () => {
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
  const own = await person.call(certificate.ownCloth);
  expect(own.threads.map(({ id, isHidden }) => [id, isHidden])).toEqual([
    [hidden.id, true],
    [shown.id, false],
  ]);
  expect(await clothOf(randomUUID())).toEqual([]);
});
