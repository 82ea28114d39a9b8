import { program } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedWebinar } from '../../testing/marketplace.ts';
import { newPartner } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

test('the calls of programs neither find nor change a webinar', async () => {
  const partner = await newPartner(app);
  const { id, revision } = await publishedWebinar(app, partner);
  const find = () =>
    app.db.class.findUniqueOrThrow({ where: { id }, include: { sections: { include: { lessons: true } } } });
  const before = await find();
  const session = before.sections[0]!;
  const params = { id };
  const ofSession = { id, sectionId: session.id };

  for (const refusal of [
    await partner.attempt(program.update, { params, body: { title: 'Menulis di Era Lain', revision } }),
    await partner.attempt(program.submit, { params }),
    await partner.attempt(program.archiveOrRestore, { params }),
    await partner.attempt(program.createSection, { params, body: { sectionTitle: 'Sesi tambahan' } }),
    await partner.attempt(program.updateSection, { params: ofSession, body: { title: 'Sesi lain' } }),
    await partner.attempt(program.removeSection, { params: ofSession }),
    await partner.attempt(program.remove, { params }),
  ])
    expect(refusal).toMatchObject({ status: 404, code: 'not_found' });
  expect(await find()).toEqual(before);
});
