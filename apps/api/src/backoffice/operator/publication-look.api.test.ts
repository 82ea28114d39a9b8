import { operator as operators, program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishChanges, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });

/** A class whose makers published changes that need a look. */
async function changed() {
  const people = await scene(app);
  const { partner } = people;
  const { id, slug } = await publishedProgram(app, partner);
  await app.db.workingClass.update({ where: { classId: id }, data: { description: 'Pasti untung tiap hari' } });
  await app.db.class.update({ where: { id }, data: { hasChanges: true } });
  await publishChanges(partner, id);
  await app.db.workingClass.update({
    where: { classId: id },
    data: {
      about: '<p>Semua yang perlu kamu tahu ada di <a href="https://jebakan.test/">situs kami</a>, selengkapnya.</p>',
    },
  });
  await app.db.class.update({ where: { id }, data: { hasChanges: true } });
  await publishChanges(partner, id);
  expect(await partner.call(program.detail, byId(slug))).toMatchObject({ slug });
  const [version] = await app.db.classVersion.findMany({
    where: { classId: id },
    orderBy: { number: 'desc' },
    take: 1,
  });
  return { ...people, classId: id, version: version! };
}

test('a publication without a review bears its risk signs, and is found by them until somebody looked', async () => {
  const { operator, version, classId } = await changed();
  expect(version).toMatchObject({ isUnreviewed: true, riskSigns: ['links'] });
  const open = (filter: object) =>
    operator
      .call(operators.publications, { query: { filter, perPage: 50 } as never })
      .then(({ list }) => list.map(({ id }) => id));
  expect(await open({ isLooked: false, risk: 'links' })).toContain(version.id);
  expect(await open({ isLooked: false, risk: 'price' })).not.toContain(version.id);
  expect(await open({ isLooked: false, risk: { ne: 'links' } })).not.toContain(version.id);
  expect(await open({ isLooked: false, risk: { ne: 'price' } })).toContain(version.id);

  expect(await operator.call(operators.look, byId(version.id))).toMatchObject({
    lookedBy: { id: operator.id },
    lookedAt: expect.any(String),
  });
  await operator.call(operators.look, byId(version.id));
  expect(await open({ isLooked: false })).not.toContain(version.id);
  expect(await open({ isLooked: true })).toContain(version.id);
  expect(await app.db.auditEntry.count({ where: { subjectId: classId, act: 'publication.look' } })).toBe(1);
});

test('of two operators at once one has looked, and a reviewed version needs no look', async () => {
  const { operator, version } = await changed();
  const other = await newPerson(app, { isOperator: true });
  const looking = [operator, other].map((one) => one.send('PUT', `/operator/publication/${version.id}/look`));
  expect((await Promise.all(looking)).map(({ status }) => status).sort()).toEqual([200, 409]);
  const run = app.connections.query(`UPDATE "ClassVersion" SET "lookedAt" = NULL WHERE id = '${version.id}'`);
  await expect(run).rejects.toThrow('ClassVersion_look_is_whole');
});
