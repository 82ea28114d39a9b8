import { banking } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { days, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { usableAccount } from '../../testing/payouts.ts';
import { newPartner, newPerson, type Person } from '../../testing/scene.ts';

let app: AppUnderTest;
let finance: Person;
beforeAll(async () => {
  app = await startApp();
  finance = await newPerson(app, { fullname: 'Rani Keuangan', staffRoles: ['finance'] });
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
const note = 'Nama pemilik sama dengan KTP.';

/** A mitra that changed its account once. */
async function changed() {
  const partner = await newPartner(app);
  const now = app.clock.now();
  const old = await usableAccount(app, partner, { number: '1111111111', at: later(now, -days(9)) });
  const newest = await usableAccount(app, partner, { number: '2222222222', at: later(now, -days(1)) });
  return { partner, old, newest };
}
const listed = async (query: object = {}) => (await finance.call(banking.list, { query })).list;

test('the list shows the newest account of each mitra, without its whole number', async () => {
  const { partner, newest, old } = await changed();
  const list = await listed({ perPage: 50 });
  expect(list.map(({ id }) => id)).not.toContain(old.id);
  expect(list.find(({ id }) => id === newest.id)).toMatchObject({
    mitra: { id: partner.mitraId },
    number: '•••• 2222',
    usableFrom: later(newest.createdAt, days(3)).toISOString(),
    earlierAccounts: 1,
    check: null,
  });
  expect(JSON.stringify(list)).not.toContain('2222222222');
  await app.db.mitra.update({ where: { id: partner.mitraId }, data: { name: 'Sanggar Ukir' } });
  expect(await listed({ keyword: 'sanggar' })).toMatchObject([{ id: newest.id }]);
  expect(await listed({ keyword: 'sanggar', sort: 'mitra' })).toHaveLength(1);
});

test('a check is stored, found by its result, replaced by a later one, and logged', async () => {
  const { partner, newest, old } = await changed();
  const check = (result: 'matched' | 'doubtful') =>
    finance.call(banking.check, { ...byId(newest.id), body: { result, note } });
  await check('doubtful');
  expect(await check('matched')).toMatchObject({
    canCheck: true,
    accounts: [
      { id: newest.id, payouts: 0, check: { result: 'matched', note, checkedBy: { id: finance.id } } },
      { id: old.id, check: null },
    ],
  });
  const found = async (state: string) => (await listed({ filter: { check: state }, perPage: 50 })).map(({ id }) => id);
  expect(await found('matched')).toContain(newest.id);
  expect(await found('unchecked')).not.toContain(newest.id);
  const log = await app.db.auditEntry.findMany({
    where: { subjectId: partner.mitraId, act: 'bankAccount.check' },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  });
  expect(log.map(({ before, after }) => [before, after])).toEqual([
    [{ check: 'unchecked' }, { check: 'doubtful' }],
    [{ check: 'doubtful' }, { check: 'matched' }],
  ]);
});

test('nobody checks an account of their own mitra, and other roles see none', async () => {
  const { partner, newest } = await changed();
  await app.db.mitraMember.create({ data: { mitraId: partner.mitraId, userId: finance.id } });
  const body = { result: 'matched' as const, note };
  expect(await finance.attempt(banking.check, { ...byId(newest.id), body })).toMatchObject({
    code: 'payout_of_own_mitra',
  });
  expect(await finance.call(banking.ofMitra, byId(partner.mitraId))).toMatchObject({ canCheck: false });
  for (const role of ['support', 'content', 'review'] as const) {
    const other = await newPerson(app, { staffRoles: [role] });
    expect(await other.attempt(banking.list)).toMatchObject({ code: 'role_missing' });
    expect(await other.attempt(banking.check, { ...byId(newest.id), body })).toMatchObject({ status: 403 });
  }
});

test('the list costs the same for many mitra', async () => {
  const cost = () => countQueries(() => listed({ perPage: 50 }));
  const before = await cost();
  await Promise.all([changed(), changed(), changed()]);
  expect(await cost()).toBe(before);
});
