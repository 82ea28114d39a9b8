import { ApiError, content, legal } from '@sinau/api-client';
import type { StoredLegalText } from '@sinau/contracts/core/legal/legal.schemas';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, later } from '../../platform/clock.ts';
import { seedLegalTexts } from '../../seed/seed-legal-texts.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPerson, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
const names = { product: 'Sinau', email: 'halo@contoh.id', measuresAds: false };
beforeAll(async () => {
  app = await startApp();
  await seedLegalTexts(app.db, names, app.clock.now());
});
afterAll(() => app.stop());

const newOperator = () => newPerson(app, { isOperator: true });
const bySlug = <Slug extends StoredLegalText['slug']>(slug: Slug) => ({ params: { slug } });
const draft = { changes: 'Pengembalian dana diperjelas.', body: '<p>Isi yang baru.</p>', effectiveAt: null };
const detail = (operator: Person, slug: StoredLegalText['slug']) => operator.call(legal.detail, bySlug(slug));
async function save(operator: Person, slug: StoredLegalText['slug'], changed: Partial<typeof draft> | object = {}) {
  const { revision } = await detail(operator, slug);
  return operator.call(legal.saveDraft, { ...bySlug(slug), body: { ...draft, ...changed, revision } });
}
const publish = (operator: Person, slug: StoredLegalText['slug'], revision: number) =>
  operator.call(legal.publish, { ...bySlug(slug), body: { revision } });
const refusal = (operator: Person, slug: StoredLegalText['slug'], revision: number) =>
  operator.attempt(legal.publish, { ...bySlug(slug), body: { revision } });
/** Returns the outcome of each of two concurrent calls: its answer, or the code of its refusal. */
const endsOf = async (calls: Promise<StoredLegalText>[]) =>
  (await Promise.allSettled(calls)).map((end) =>
    end.status === 'fulfilled' ? 'done' : end.reason instanceof ApiError && end.reason.code,
  );
const read = (slug: StoredLegalText['slug'], version?: number) =>
  app.visitor.call(content.legalText, { ...bySlug(slug), query: { version } });

test('the initial texts of an installation stay, and state correctly whether it has ads until operators write their own', async () => {
  const seed = async (measuresAds: boolean) => {
    app.clock.advance(1000);
    await seedLegalTexts(app.db, { ...names, measuresAds }, app.clock.now());
    const { number, body } = await read('privacy');
    return [number, body.includes('layanan iklan')];
  };
  expect(await seed(false)).toEqual([1, false]);
  expect(await seed(true)).toEqual([2, true]);
  expect(await seed(true)).toEqual([2, true]);
  expect(await seed(false)).toEqual([3, false]);
  const operator = await newOperator();
  await publish(operator, 'privacy', (await save(operator, 'privacy')).revision);
  expect(await seed(true)).toEqual([4, false]);
  expect((await read('terms')).versions).toHaveLength(1);
});

test('a draft is visible to operators alone, and is the next version once it is published', async () => {
  const operator = await newOperator();
  const first = await read('terms');
  const saved = await save(operator, 'terms', { body: '<p>Isi <script>x()</script>yang baru.</p>' });
  expect(saved.draft).toMatchObject({ body: '<p>Isi yang baru.</p>', changes: draft.changes });
  expect(await read('terms')).toEqual(first);

  expect(await publish(operator, 'terms', saved.revision)).toMatchObject({
    currentNumber: 2,
    draft: null,
    body: '<p>Isi yang baru.</p>',
  });
  const now = await read('terms');
  expect(now).toMatchObject({ number: 2, currentNumber: 2, body: '<p>Isi yang baru.</p>', changes: draft.changes });
  expect(now.versions.map(({ number }) => number)).toEqual([2, 1]);
  expect(await read('terms', 1)).toMatchObject({ number: 1, currentNumber: 2, body: first.body, changes: '' });
  expect(await app.visitor.attempt(content.legalText, { ...bySlug('terms'), query: { version: 3 } })).toMatchObject({
    status: 404,
  });
  const { id } = await app.db.legalText.findUniqueOrThrow({ where: { slug: 'terms' } });
  const acts = await app.db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } });
  expect(acts.map(({ act }) => act)).toEqual(['legalText.write', 'legalText.publish']);
});

test('a version with a future date is announced, and in force from that date on', async () => {
  const operator = await newOperator();
  const effectiveAt = later(app.clock.now(), days(14)).toISOString();
  const { revision } = await save(operator, 'mitra-terms', { effectiveAt });
  await publish(operator, 'mitra-terms', revision);
  const announced = await read('mitra-terms');
  expect([announced.number, announced.versions[0]]).toEqual([1, { number: 2, effectiveAt }]);
  expect(await read('mitra-terms', 2)).toMatchObject({ currentNumber: 1, changes: draft.changes });

  const sooner = await save(operator, 'mitra-terms');
  expect(await refusal(operator, 'mitra-terms', sooner.revision)).toMatchObject({
    status: 422,
    fields: { effectiveAt: expect.stringContaining('setelah versi terakhir') },
  });
  app.clock.advance(days(14));
  expect(await read('mitra-terms')).toMatchObject({ number: 2, currentNumber: 2 });
  const past = await save(operator, 'mitra-terms', { effectiveAt: later(app.clock.now(), -days(1)).toISOString() });
  expect(await refusal(operator, 'mitra-terms', past.revision)).toMatchObject({
    status: 422,
    fields: { effectiveAt: expect.stringContaining('sudah lewat') },
  });
});

test('an operator who saw an older draft neither overwrites, discards nor publishes the newer one', async () => {
  const [one, other] = [await newOperator(), await newOperator()];
  const { revision, currentNumber } = await detail(one, 'privacy');
  const body = { ...draft, revision };
  const saved = [one, other].map((operator) => operator.call(legal.saveDraft, { ...bySlug('privacy'), body }));
  expect((await endsOf(saved)).sort()).toEqual(['done', 'legal_draft_changed']);
  for (const call of [legal.discardDraft, legal.publish])
    expect(await other.attempt(call, { ...bySlug('privacy'), body: { revision } })).toMatchObject({
      code: 'legal_draft_changed',
    });

  const current = await detail(one, 'privacy');
  const published = [one, other].map((operator) => publish(operator, 'privacy', current.revision));
  expect((await endsOf(published)).sort()).toEqual(['done', 'legal_draft_changed']);
  expect(await read('privacy')).toMatchObject({ number: currentNumber + 1 });
});

test('a discarded draft is gone, and without a draft there is nothing to publish', async () => {
  const operator = await newOperator();
  const { revision } = await save(operator, 'privacy');
  const without = await operator.call(legal.discardDraft, { ...bySlug('privacy'), body: { revision } });
  expect(without.draft).toBeNull();
  expect(await refusal(operator, 'privacy', without.revision)).toMatchObject({ status: 404 });
  const { list } = await operator.call(legal.list);
  expect(list.map(({ slug }) => slug)).toEqual(['privacy', 'terms', 'mitra-terms']);
});

test('a draft requires a text and a description of its changes', async () => {
  const operator = await newOperator();
  const { revision } = await detail(operator, 'terms');
  for (const [field, changed] of [
    ['body', { body: '<p> </p>' }],
    ['changes', { changes: '' }],
  ] as const)
    expect(
      await operator.attempt(legal.saveDraft, { ...bySlug('terms'), body: { ...draft, ...changed, revision } }),
    ).toMatchObject({ status: 422, fields: { [field]: expect.any(String) } });
});

test('a published version is neither changed nor deleted, and numbers have no gaps', async () => {
  const refused = 'A published version of a legal text is neither changed nor deleted';
  await expect(app.db.legalVersion.updateMany({ data: { body: '' } })).rejects.toThrow(refused);
  await expect(app.db.legalVersion.deleteMany()).rejects.toThrow(refused);
  const at = later(app.clock.now(), days(99));
  const version = { slug: 'terms', body: '<p>Isi</p>', changes: 'Isi.', effectiveAt: at, publishedAt: at };
  await expect(app.db.legalVersion.create({ data: { ...version, number: 9 } })).rejects.toThrow('comes after');
});
