import { account, auth, category, mitra } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedReference } from '../../seed/reference.ts';
import { startApp, uniqueEmail, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
  await seedReference(app.db, app.env);
});
afterAll(() => app.stop());

const agreedBy = async (person: ReturnType<AppUnderTest['signedIn']>) =>
  (await person.call(account.agreements)).list.filter(({ isAgreed }) => isAgreed).map(({ slug }) => slug);

test('registering stores which version of the terms and the privacy policy was agreed to, and when', async () => {
  const { token } = await app.visitor.call(auth.register, {
    body: { fullname: 'Sekar Ayu', email: uniqueEmail(), password: 'rahasia-sekali' },
  });
  const { list } = await app.signedIn(token!).call(account.agreements);
  const { updatedAt } = await app.db.legalText.findUniqueOrThrow({ where: { slug: 'terms' } });
  expect(list.find(({ slug }) => slug === 'terms')).toEqual({
    slug: 'terms',
    title: 'Syarat dan Ketentuan',
    version: updatedAt.toISOString(),
    agreedVersion: updatedAt.toISOString(),
    agreedAt: expect.stringMatching(/^2/),
    isAgreed: true,
  });
  expect(await agreedBy(app.signedIn(token!))).toEqual(['privacy', 'terms']);
});

test('applying as a partner stores the agreement to the terms for partners', async () => {
  const person = await newPerson(app);
  const [topic] = (await app.visitor.call(category.list)).list;
  await person.call(mitra.create, {
    body: {
      kind: 'person',
      name: 'Ruang Redaksi',
      categoryId: topic!.id,
      expertise: 'Menulis berita',
      experience: 'informal',
      about: 'Wartawan selama sepuluh tahun, sekarang mengajar menulis.',
      isAgreed: true,
    },
  });
  expect(await agreedBy(person)).toEqual(['mitra-terms']);
});

test('a new version is to be agreed to again, and the earlier agreement stays on record', async () => {
  const person = await newPerson(app);
  await person.call(account.agree, { body: { slugs: ['terms', 'privacy'] } });
  await person.call(account.agree, { body: { slugs: ['terms'] } });
  expect(await agreedBy(person)).toEqual(['privacy', 'terms']);

  await app.db.legalText.update({ where: { slug: 'terms' }, data: { updatedAt: new Date('2027-01-01T00:00:00Z') } });
  expect(await agreedBy(person)).toEqual(['privacy']);
  await person.call(account.agree, { body: { slugs: ['terms'] } });
  expect(await agreedBy(person)).toEqual(['privacy', 'terms']);
  expect(await app.db.agreement.count({ where: { userId: person.id, slug: 'terms' } })).toBe(2);
});
