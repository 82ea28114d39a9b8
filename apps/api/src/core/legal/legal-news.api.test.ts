import { legal, notification } from '@sinau/api-client';
import type { LegalSlug } from '@sinau/contracts/core/legal/legal.rules';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, later } from '../../platform/clock.ts';
import { seedLegalTexts } from '../../seed/seed-legal-texts.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newPartner, newPerson, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
let operator: Person;
beforeAll(async () => {
  app = await startApp();
  await seedLegalTexts(app.db, { product: 'Sinau', email: 'halo@contoh.id', measuresAds: false }, app.clock.now());
  operator = await newPerson(app, { isOperator: true });
});
afterAll(() => app.stop());

const changes = 'Pengembalian dana diperjelas.';
async function publish(slug: LegalSlug, inDays: number | null) {
  const params = { slug };
  const { revision } = await operator.call(legal.detail, { params });
  const effectiveAt = inDays === null ? null : later(app.clock.now(), days(inDays)).toISOString();
  const saved = await operator.call(legal.saveDraft, {
    params,
    body: { changes, body: '<p>Isi yang baru.</p>', effectiveAt, revision },
  });
  await operator.call(legal.publish, { params, body: { revision: saved.revision } });
}
/** Runs the queued batches, each of which queues the next one, and the first one once more. */
async function deliver() {
  const [first] = await app.queued<object>('legal.announce');
  let batches = 0;
  for (; (await app.queued('legal.announce')).length > 0; batches += 1) await app.runQueued('legal.announce');
  if (first) await app.runJob('legal.announce', first);
  await app.connections.query("DELETE FROM pgboss.job WHERE name = 'legal.announce'");
  return batches;
}
const mailed = async () =>
  (await app.queued<{ to: string; template: string }>('mail.send'))
    .filter(({ template }) => template === 'legal_change')
    .map(({ to }) => to);
const noticesOf = async (person: Person) =>
  (await person.call(notification.list)).list.map(({ kind, content }) => [kind, content]);

test('the owner of a mitra is notified of terms for partners with a future date; other users are not', async () => {
  const [partner, learner] = [await newPartner(app), await newPerson(app)];
  await publish('mitra-terms', 14);
  expect(await deliver()).toBe(1);
  expect(await mailed()).toEqual([partner.email]);
  expect(await Promise.all([partner, learner, operator].map(noticesOf))).toEqual([[['legal_change', changes]], [], []]);
});

test(
  'all users but operators are notified of terms with a future date, in batches, once',
  { tags: 'night' },
  async () => {
    await app.db.user.createMany({
      data: Array.from({ length: 450 }, (_, index) => ({ fullname: 'Peserta', email: `orang-${index}@contoh.id` })),
    });
    await app.db.user.update({ where: { email: 'orang-7@contoh.id' }, data: { deactivatedAt: app.clock.now() } });
    await app.connections.query("DELETE FROM pgboss.job WHERE name = 'mail.send'");
    await publish('terms', 14);
    expect(await deliver()).toBe(3);
    const bound = await app.db.user.findMany({
      where: { isOperator: false, deactivatedAt: null },
      select: { email: true },
    });
    expect((await mailed()).sort()).toEqual(bound.map(({ email }) => email).sort());
    expect(await app.db.notification.count({ where: { eventKey: 'legal_change:terms:2' } })).toBe(bound.length);
  },
);

test('a version that is in force immediately is announced by the question alone', async () => {
  await publish('privacy', null);
  expect(await app.queued('legal.announce')).toEqual([]);
});
