import { voucher } from '@sinau/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { days, later } from '../../platform/clock.ts';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { newCategory, newProgram, publishedProgram } from '../../testing/classes.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { newInstructor, newPartner, scene } from '../../testing/scene.ts';
import { newVoucher } from '../../testing/vouchers.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const byId = (id: string) => ({ params: { id } });
let made = 0;
const newCode = () => `HEMAT${(made += 1)}`;
const body = (overrides: object = {}) => ({
  code: newCode(),
  kind: 'percent' as const,
  value: 20,
  scope: { kind: 'all' as const },
  ...overrides,
});

test('a mitra creates, reads, lists, changes and deletes a voucher [7.27]', async () => {
  const { partner } = await scene(app);
  const startsAt = later(app.clock.now(), days(1)).toISOString();
  const endsAt = later(app.clock.now(), days(8)).toISOString();
  const code = newCode();
  const created = await partner.call(voucher.create, {
    body: body({
      code: ` ${code.toLowerCase()} `,
      maxDiscount: 50_000,
      minPurchase: 100_000,
      quota: 30,
      perUser: 2,
      startsAt,
      endsAt,
      isFirstPurchaseOnly: true,
      isStackable: false,
    }),
  });
  expect(created).toMatchObject({
    code,
    fundedBy: 'mitra',
    kind: 'percent',
    value: 20,
    maxDiscount: 50_000,
    minPurchase: 100_000,
    quota: 30,
    perUser: 2,
    startsAt,
    endsAt,
    scope: { kind: 'all', types: [], targets: [] },
    isFirstPurchaseOnly: true,
    isStackable: false,
    isActive: true,
    state: 'upcoming',
    held: 0,
    used: 0,
    discounted: 0,
  });
  expect(await partner.call(voucher.detail, byId(created.id))).toEqual(created);
  expect((await partner.call(voucher.list)).list).toEqual([created]);

  const changed = await partner.call(voucher.update, {
    ...byId(created.id),
    body: { kind: 'fixed', value: 25_000, quota: null, endsAt: null, isActive: false },
  });
  expect(changed).toMatchObject({
    code,
    kind: 'fixed',
    value: 25_000,
    // Only percentages have a maximum.
    maxDiscount: null,
    minPurchase: 100_000,
    quota: null,
    endsAt: null,
    state: 'inactive',
  });
  await partner.call(voucher.remove, byId(created.id));
  expect(await partner.attempt(voucher.detail, byId(created.id))).toMatchObject({ status: 404 });
});

test('an omitted field has a default: from now on, without quota and end, once each', async () => {
  const { partner } = await scene(app);
  expect(await partner.call(voucher.create, { body: body() })).toMatchObject({
    state: 'active',
    quota: null,
    perUser: 1,
    minPurchase: 0,
    maxDiscount: null,
    endsAt: null,
    isFirstPurchaseOnly: false,
    isStackable: true,
  });
});

test('a code is unique whatever its case, among all mitra and the platform', async () => {
  const { partner, otherPartner, operator } = await scene(app);
  const { code } = await partner.call(voucher.create, { body: body() });
  const again = { body: body({ code: code.toLowerCase() }) };
  const refusal = { status: 422, code: 'voucher_code_taken', fields: { code: 'Kode ini sudah dipakai voucher lain' } };
  expect(await otherPartner.attempt(voucher.create, again)).toMatchObject(refusal);
  expect(await operator.attempt(voucher.platformCreate, again)).toMatchObject(refusal);
  const other = await partner.call(voucher.create, { body: body() });
  expect(await partner.attempt(voucher.update, { ...byId(other.id), body: { code } })).toMatchObject(refusal);
});

test.each([
  ['a code that is too short', { code: 'ABC' }, 'code'],
  ['a code that is too long', { code: 'A'.repeat(21) }, 'code'],
  ['a code with a space', { code: 'HEMAT 50' }, 'code'],
  ['more than all', { value: 101 }, 'value'],
  ['an end before its beginning', { startsAt: '2026-12-02T00:00:00Z', endsAt: '2026-12-01T00:00:00Z' }, 'endsAt'],
  ['a bound of rupiah', { kind: 'fixed', value: 10_000, maxDiscount: 5_000 }, 'maxDiscount'],
  ['a scope that names nothing', { scope: { kind: 'class', classIds: [] } }, 'scope.classIds'],
  ['a key that is not known', { qouta: 3 }, 'qouta'],
  ["a mitra, which only the platform's name", { scope: { kind: 'mitra', mitraIds: [] } }, 'scope.kind'],
])('%s is refused by name', async (_what, change, field) => {
  const { partner } = await scene(app);
  const { status, body: answer } = await partner.send('POST', '/user/voucher/create', body(change));
  expect([status, Object.keys((answer.error as { fields: object }).fields)]).toEqual([422, [field]]);
});

describe('the scope of a voucher', () => {
  test('shows types, topics, classes and bundles by name, and can be changed', async () => {
    const { partner } = await scene(app);
    const [program, draft] = [await publishedProgram(app, partner), await newProgram(app, partner)];
    const webinar = await publishedWebinar(app, partner);
    const bundle = await publishedBundle(app, partner, {
      classIds: [program.id, (await publishedProgram(app, partner)).id],
    });
    const topic = await newCategory(app);
    const named = ({ id, title }: { id: string; title: string }) => ({ id, title });
    const { id, scope } = await partner.call(voucher.create, {
      body: body({ scope: { kind: 'class', classIds: [program.id, draft.id, webinar.id, program.id] } }),
    });
    expect(scope).toEqual({ kind: 'class', types: [], targets: [program, draft, webinar].map(named) });
    const becomes = async (written: object) =>
      (await partner.call(voucher.update, { ...byId(id), body: { scope: written as never } })).scope;
    expect(await becomes({ kind: 'bundle', bundleIds: [bundle.id] })).toEqual({
      kind: 'bundle',
      types: [],
      targets: [named(bundle)],
    });
    expect(await becomes({ kind: 'topic', topicIds: [topic.id] })).toEqual({
      kind: 'topic',
      types: [],
      targets: [named(topic)],
    });
    expect(await becomes({ kind: 'type', types: ['self-paced', 'bundling'] })).toEqual({
      kind: 'type',
      types: ['self-paced', 'bundling'],
      targets: [],
    });
    expect(await becomes({ kind: 'all' })).toEqual({ kind: 'all', types: [], targets: [] });
  });

  test("names only a mitra's own offers; the platform names any mitra's, and mitra", async () => {
    const { partner, otherPartner, operator } = await scene(app);
    const program = await publishedProgram(app, partner);
    const ofClass = body({ scope: { kind: 'class', classIds: [program.id] } });
    expect(await otherPartner.attempt(voucher.create, { body: ofClass })).toMatchObject({ code: 'not_found' });
    expect((await operator.call(voucher.platformCreate, { body: ofClass })).scope.targets).toEqual([
      { id: program.id, title: program.title },
    ]);
    const ofMitra = body({ scope: { kind: 'mitra', mitraIds: [partner.mitraId] } });
    expect((await operator.call(voucher.platformCreate, { body: ofMitra })).scope.targets).toEqual([
      { id: partner.mitraId, title: 'Ruang Redaksi' },
    ]);
  });

  test('with a target of another mitra, or of another scope, is refused by the database', async () => {
    const { partner, otherPartner } = await scene(app);
    const program = await publishedProgram(app, partner);
    const targets = [{ classId: program.id }];
    await expect(newVoucher(app, otherPartner, { scope: 'class', targets })).rejects.toThrow(/another mitra/);
    await expect(newVoucher(app, partner, { scope: 'topic', targets })).rejects.toThrow(/VoucherTarget_of_scope/);
  });
});

test('a voucher with orders is not deleted and keeps its code, and its quota is not below the uses taken', async () => {
  const { partner, learner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const { id, code } = await newVoucher(app, partner, { quota: 5 });
  await learner.send('POST', '/transaction/create', { programIds: [program.id], voucherMitra: [code] });
  const change = (changes: object) => partner.attempt(voucher.update, { ...byId(id), body: changes });
  expect(await partner.attempt(voucher.remove, byId(id))).toMatchObject({ status: 409, code: 'voucher_in_use' });
  expect(await change({ code: newCode() })).toMatchObject({ status: 409, code: 'voucher_in_use' });
  await partner.call(voucher.update, { ...byId(id), body: { quota: 1, code } });
  await learner.send('POST', '/transaction/create', {
    programIds: [(await publishedProgram(app, partner)).id],
    voucherMitra: [code],
  });
  expect(await partner.call(voucher.detail, byId(id))).toMatchObject({ held: 1, used: 0, state: 'used-up' });
  const { id: many } = await newVoucher(app, partner, { quota: 5, perUser: null });
  await app.db.voucher.update({ where: { id: many }, data: { used: 3 } });
  expect(await partner.attempt(voucher.update, { ...byId(many), body: { quota: 2 } })).toMatchObject({
    status: 409,
    code: 'quota_below_taken',
    fields: { quota: 'Paling sedikit 3' },
  });
});

test('the list filters by code, state and kind, and sorts', async () => {
  const partner = await newPartner(app);
  const now = app.clock.now();
  const [past, soon] = [later(now, -days(1)), later(now, days(1))];
  const codes = {
    active: (await newVoucher(app, partner, { code: newCode(), createdAt: later(now, -5) })).code,
    upcoming: (await newVoucher(app, partner, { code: newCode(), startsAt: soon, kind: 'fixed', value: 5_000 })).code,
    ended: (await newVoucher(app, partner, { code: newCode(), startsAt: later(past, -1), endsAt: past })).code,
    'used-up': (await newVoucher(app, partner, { code: newCode(), quota: 2, used: 2 })).code,
    inactive: (await newVoucher(app, partner, { code: newCode(), isActive: false, quota: 1, used: 1 })).code,
  };
  const found = async (query: object) =>
    (await partner.call(voucher.list, { query: query as never })).list.map(({ code }) => code);
  for (const [state, code] of Object.entries(codes))
    expect([state, await found({ filter: { state } })]).toEqual([state, [code]]);
  expect((await found({ filter: { state: { ne: 'active' } } })).toSorted()).toEqual(
    Object.values(codes)
      .filter((code) => code !== codes.active)
      .toSorted(),
  );
  expect(await found({ filter: { kind: 'fixed' } })).toEqual([codes.upcoming]);
  expect(await found({ keyword: codes.ended.toLowerCase() })).toEqual([codes.ended]);
  expect(await found({ sort: 'code' })).toEqual(Object.values(codes).toSorted());
  expect((await found({ sort: '-createdAt' })).at(-1)).toBe(codes.active);
  for (const { code, state } of (await partner.call(voucher.list)).list) expect(codes[state]).toBe(code);
});

test('lists take the same number of statements, however many vouchers and targets there are', async () => {
  const { partner, operator } = await scene(app);
  const program = await publishedProgram(app, partner);
  const cost = async () => [
    await countQueries(() => partner.call(voucher.list, { query: { perPage: 100 } })),
    await countQueries(() => operator.call(voucher.platformList, { query: { perPage: 100 } })),
  ];
  const add = async (owner: typeof partner | null) => {
    await newVoucher(app, owner, { scope: 'class', targets: [{ classId: program.id }] });
    await newVoucher(app, owner, { scope: 'topic', targets: [{ categoryId: program.categoryId! }] });
  };
  await add(partner);
  await add(null);
  const few = await cost();
  for (const owner of [partner, partner, null, null]) await add(owner);
  expect(await cost()).toEqual(few);
  expect(Math.max(...few)).toBeLessThanOrEqual(10);
});

describe('strangers', () => {
  test("do not find another mitra's voucher, or the platform's; instructors manage none", async () => {
    const { partner, otherPartner, operator } = await scene(app);
    const [own, platform] = [await newVoucher(app, partner), await newVoucher(app)];
    for (const id of [own.id, platform.id]) {
      expect(await otherPartner.attempt(voucher.detail, byId(id))).toMatchObject({ status: 404 });
      expect(await otherPartner.attempt(voucher.update, { ...byId(id), body: { value: 99 } })).toMatchObject({
        status: 404,
      });
      expect(await otherPartner.attempt(voucher.remove, byId(id))).toMatchObject({ status: 404 });
    }
    expect(await operator.attempt(voucher.platformDetail, byId(own.id))).toMatchObject({ status: 404 });
    expect(await operator.attempt(voucher.platformUpdate, { ...byId(own.id), body: { value: 99 } })).toMatchObject({
      status: 404,
    });
    const program = await publishedProgram(app, partner);
    const instructor = await newInstructor(app, partner, program.id, ['edit', 'grade', 'report']);
    expect(await instructor.attempt(voucher.list)).toMatchObject({ status: 404 });
    expect(await instructor.attempt(voucher.create, { body: body() })).toMatchObject({ status: 404 });
    expect((await app.db.voucher.findUniqueOrThrow({ where: { id: own.id } })).value).toBe(20);
  });
});

test("operators' changes to the platform's vouchers are logged, field by field", async () => {
  const { operator } = await scene(app);
  const { id, code } = await operator.call(voucher.platformCreate, { body: body({ kind: 'fixed', value: 50_000 }) });
  await operator.call(voucher.platformUpdate, { ...byId(id), body: { value: 40_000, isActive: false } });
  await operator.call(voucher.platformRemove, byId(id));
  const kept = await app.db.auditEntry.findMany({ where: { subjectId: id }, orderBy: { id: 'asc' } });
  expect(kept).toMatchObject([
    { act: 'voucher.add', actorId: operator.id, subject: code, before: {}, after: { code, value: 50_000 } },
    { act: 'voucher.edit', before: { value: 50_000, isActive: true }, after: { value: 40_000, isActive: false } },
    { act: 'voucher.remove', before: { code, value: 40_000 }, after: {} },
  ]);
  expect(Object.keys(kept[1]!.after as object)).toEqual(['value', 'isActive']);
});
