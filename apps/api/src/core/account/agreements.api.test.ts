import { account, auth, cart, category, mitra } from '@sinau/api-client';
import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedReference } from '../../seed/reference.ts';
import { startApp, uniqueEmail, type AppUnderTest, type Caller } from '../../testing/app-under-test.ts';
import { newPerson, scene } from '../../testing/scene.ts';

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
  const { effectiveAt } = await app.db.legalVersion.findFirstOrThrow({ where: { slug: 'terms' } });
  expect(list.find(({ slug }) => slug === 'terms')).toEqual({
    slug: 'terms',
    title: 'Syarat dan Ketentuan',
    number: 1,
    version: effectiveAt.toISOString(),
    agreedVersion: effectiveAt.toISOString(),
    agreedAt: expect.stringMatching(/^2/),
    isAgreed: true,
    isAsked: false,
    changes: [],
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

/** Puts the next version of a legal text in force. */
async function inForce(slug: LegalSlug, changes: string) {
  const newest = await app.db.legalVersion.findFirstOrThrow({ where: { slug }, orderBy: { number: 'desc' } });
  app.clock.advance(1000);
  const now = app.clock.now();
  const number = newest.number + 1;
  await app.db.legalVersion.create({
    data: { slug, number, body: `<p>${changes}</p>`, changes, effectiveAt: now, publishedAt: now },
  });
  return number;
}
const numbersOf = async (person: Caller) =>
  Object.fromEntries((await person.call(account.agreements)).list.map(({ slug, number }) => [slug, number]));
const agreeTo = async (person: Caller, slugs: readonly LegalSlug[]) => {
  const numbers = await numbersOf(person);
  return person.call(account.agree, { body: { versions: slugs.map((slug) => ({ slug, number: numbers[slug]! })) } });
};
const isAsked = async (person: Caller) => (await person.call(auth.me)).isAskedToAgree;

test('a new version has to be agreed to again, and the earlier agreement stays on record', async () => {
  const person = await newPerson(app);
  expect(await isAsked(person)).toBe(true);
  await agreeTo(person, ['terms', 'privacy']);
  await agreeTo(person, ['terms']);
  expect([await agreedBy(person), await isAsked(person)]).toEqual([['privacy', 'terms'], false]);

  await inForce('terms', 'Pengembalian dana lewat halaman Transaksi.');
  await inForce('terms', 'Pesanan menunggu pembayaran selama 24 jam.');
  expect([await agreedBy(person), await isAsked(person)]).toEqual([['privacy'], true]);
  const { list } = await person.call(account.agreements);
  expect(list.find(({ slug }) => slug === 'terms')).toMatchObject({
    isAsked: true,
    changes: ['Pengembalian dana lewat halaman Transaksi.', 'Pesanan menunggu pembayaran selama 24 jam.'],
  });
  await agreeTo(person, ['terms']);
  expect([await agreedBy(person), await isAsked(person)]).toEqual([['privacy', 'terms'], false]);
  expect(await app.db.agreement.count({ where: { userId: person.id, slug: 'terms' } })).toBe(2);
});

test('agreeing to a version that has been replaced is refused, and nothing of the call is stored', async () => {
  const person = await newPerson(app);
  const { terms, privacy } = await numbersOf(person);
  await inForce('terms', 'Batas waktu pengembalian dana diperjelas.');
  const versions = [
    { slug: 'privacy' as const, number: privacy! },
    { slug: 'terms' as const, number: terms! },
  ];
  expect(await person.attempt(account.agree, { body: { versions } })).toMatchObject({
    status: 409,
    code: 'legal_text_changed',
  });
  expect(await agreedBy(person)).toEqual([]);
});

test('the owner of a mitra has to agree to the terms for partners, and operators have to agree to nothing', async () => {
  const { partner, operator } = await scene(app);
  const member = await newPerson(app);
  await app.db.mitraMember.create({ data: { mitraId: partner.mitraId, userId: member.id, role: 'member' } });
  for (const person of [partner, member]) await agreeTo(person, ['terms', 'privacy']);
  expect([await isAsked(partner), await isAsked(member), await isAsked(operator)]).toEqual([true, false, false]);
  await agreeTo(partner, ['mitra-terms']);
  expect(await isAsked(partner)).toBe(false);
});

test('calls still work for users who have not agreed yet', async () => {
  const person = await newPerson(app);
  expect(await isAsked(person)).toBe(true);
  expect(await person.call(cart.count)).toBe(0);
});
