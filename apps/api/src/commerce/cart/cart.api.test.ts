import { cart, transaction } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { countQueries } from '../../testing/count-queries.ts';
import { enrolled, newProgram, publishedProgram } from '../../testing/classes.ts';
import { newPerson, scene } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.stop());

const nowhere = '0198f1c0-0000-7000-8000-000000000000';
const bodyOf = (program: { id: string }) => ({ body: { type: 'Program', programId: program.id } as const });

test('the cart lists its items, newest first, and counts them', async () => {
  const { learner, partner } = await scene(app);
  const [lead, interview] = [
    await publishedProgram(app, partner),
    await publishedProgram(app, partner, { title: 'Wawancara Mendalam', salePrice: 0 }),
  ];
  const first = await learner.call(cart.add, bodyOf(lead));
  const second = await learner.call(cart.add, bodyOf(interview));

  expect(first).toEqual({
    id: expect.any(String),
    type: 'Program',
    sale: { state: 'open', opensAt: null, closesAt: null, seatsLeft: null },
    programId: lead.id,
    format: 'self-paced',
    title: lead.title,
    slug: lead.slug,
    thumbnail: lead.thumbnail,
    salePrice: 150_000,
    normalPrice: null,
    promotionEndsAt: null,
    mitra: expect.objectContaining({ id: partner.mitraId }),
    isForSale: true,
    problem: null,
    previousPrice: null,
    waitsInOrder: null,
  });
  expect(await learner.call(cart.list)).toEqual({
    list: [second, first],
    total: 2,
    page: 1,
    perPage: 10,
    selectable: { items: 2, classes: 2, total: 150_000 },
  });
  expect(await learner.call(cart.list, { query: { keyword: 'wawan' } })).toMatchObject({
    list: [{ id: second.id }],
    total: 1,
  });
  expect(await learner.call(cart.list, { query: { keyword: '%' } })).toMatchObject({ total: 0 });
  expect(await learner.call(cart.list, { query: { filter: { offerId: [lead.id, nowhere] } } })).toMatchObject({
    list: [{ id: first.id }],
    total: 1,
  });
  expect(await learner.call(cart.count)).toBe(2);
});

test('adding a class to the cart takes four statements, one of them to find the caller', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  expect(await countQueries(() => learner.call(cart.add, bodyOf(program)))).toBe(4);
});

test('a class is added to the cart once, also by two concurrent clicks', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  const outcomes = await Promise.allSettled([1, 2, 3].map(() => learner.call(cart.add, bodyOf(program))));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await learner.attempt(cart.add, bodyOf(program))).toMatchObject({ status: 409, code: 'cart_item_exists' });
});

test('an item that cannot be bought is neither added to the cart nor quoted', async () => {
  const { learner, partner } = await scene(app);
  const owned = await publishedProgram(app, partner);
  await enrolled(app, learner, owned);
  const cases = [
    [learner, { id: nowhere }, 404, 'not_found'],
    [learner, await newProgram(app, partner), 404, 'not_found'],
    [learner, await publishedProgram(app, partner, { archiveAt: new Date() }), 409, 'class_not_for_sale'],
    [learner, owned, 409, 'class_already_owned'],
    [partner, owned, 409, 'own_class'],
  ] as const;
  for (const [person, program, status, code] of cases) {
    expect(await person.attempt(cart.add, bodyOf(program))).toMatchObject({ status, code });
    expect(await person.attempt(cart.listCheckout, { body: { programIds: [program.id] } })).toMatchObject({
      status,
      code,
    });
  }
  expect(await learner.attempt(cart.listCheckout, { body: { programIds: [] } })).toMatchObject({
    status: 422,
    code: 'checkout_empty',
  });
});

test('a class that is archived stays in the cart and says so', async () => {
  const { learner, partner } = await scene(app);
  const program = await publishedProgram(app, partner);
  await learner.call(cart.add, bodyOf(program));
  await app.db.class.update({ where: { id: program.id }, data: { archiveAt: new Date() } });
  expect(await learner.call(cart.list)).toMatchObject({ list: [{ programId: program.id, isForSale: false }] });
});

test('items are removed one by one, several at a time, or all, and only one’s own', async () => {
  const { learner, partner } = await scene(app);
  const stranger = await newPerson(app);
  const items = [];
  for (let count = 0; count < 4; count += 1)
    items.push(await learner.call(cart.add, bodyOf(await publishedProgram(app, partner))));
  const ids = items.map(({ id }) => id);

  expect(await stranger.attempt(cart.remove, { params: { id: ids[0]! } })).toMatchObject({
    status: 404,
    code: 'not_found',
  });
  await stranger.call(cart.removeMany, { body: { ids } });
  await stranger.call(cart.removeMany, { body: { ids: [] } });
  expect(await learner.call(cart.count)).toBe(4);

  await learner.call(cart.remove, { params: { id: ids[0]! } });
  expect(await learner.attempt(cart.remove, { params: { id: ids[0]! } })).toMatchObject({ status: 404 });
  await learner.call(cart.removeMany, { body: { ids: [ids[0]!, ids[1]!] } });
  expect(await learner.call(cart.count)).toBe(2);
  await learner.call(cart.removeMany, { body: { ids: [] } });
  expect(await learner.call(cart.count)).toBe(0);
});

test('a quote adds up line by line, in the order asked, each class once', async () => {
  const { learner, partner } = await scene(app);
  const [dear, free] = [
    await publishedProgram(app, partner, { salePrice: 250_000 }),
    await publishedProgram(app, partner, { salePrice: 0 }),
  ];
  const quote = await learner.call(cart.listCheckout, { body: { programIds: [free.id, dear.id, free.id] } });
  expect(quote).toMatchObject({
    lines: [
      { id: free.id, type: 'Program', listPrice: 0, paid: 0 },
      { id: dear.id, listPrice: 250_000, voucherMitra: 0, voucherPlatform: 0, paid: 250_000 },
    ],
    subtotal: 250_000,
    discount: 0,
    total: 250_000,
    paymentWindowMinutes: 1440,
  });
  expect(quote.lines).toHaveLength(2);
});

test('the cart costs as many queries for ten items as for one', async () => {
  const { learner, partner } = await scene(app);
  const cost = () => countQueries(() => learner.call(cart.list));
  await learner.call(cart.add, bodyOf(await publishedProgram(app, partner)));
  const forOne = await cost();
  for (let count = 0; count < 9; count += 1) await learner.call(cart.add, bodyOf(await publishedProgram(app, partner)));
  expect(await cost()).toBe(forOne);
});

test('a list of several kinds keeps the fields that distinguish them when only some fields are requested', async () => {
  const { learner, partner } = await scene(app);
  const row = await publishedProgram(app, partner);
  await learner.call(cart.add, bodyOf(row));
  expect(await learner.call(cart.list, { query: { attributes: ['title', 'programId'] } })).toMatchObject({
    list: [{ type: 'Program', title: row.title, programId: row.id }],
  });
  const { list } = await learner.call(cart.list, { query: { attributes: ['title'] } });
  expect(list).toEqual([{ type: 'Program', title: row.title }]);
});

test('an unknown key is refused by name where money moves', async () => {
  const { learner, partner } = await scene(app);
  const { id } = await publishedProgram(app, partner);
  for (const [address, body] of [
    ['/user/cart/create', { type: 'Program', programId: id, voucher: 'HEMAT' }],
    ['/user/cart/list-checkout', { programIds: [id], voucher: 'HEMAT' }],
    ['/transaction/create', { programIds: [id], voucher: 'HEMAT' }],
  ] as const) {
    const answer = await learner.send('POST', address, body);
    expect([address, answer.status, answer.body.error.fields]).toEqual([
      address,
      422,
      { voucher: 'Isian ini tidak dikenal' },
    ]);
  }
});

test('the cart adds up all its items that can be bought, whatever page is requested', async () => {
  const { learner, partner } = await scene(app);
  const programs = [];
  for (const salePrice of [50_000, 70_000, 90_000]) programs.push(await publishedProgram(app, partner, { salePrice }));
  for (const program of programs) await learner.call(cart.add, bodyOf(program));
  await app.db.class.update({ where: { id: programs[1]!.id }, data: { archiveAt: new Date() } });
  const selectable = { items: 2, classes: 2, total: 140_000 };
  for (const query of [{}, { perPage: 1 }, { page: 3, perPage: 1 }, { keyword: 'tidak ada' }])
    expect(await learner.call(cart.list, { query })).toMatchObject({ selectable });
});

test('no cart keeps a class that is bought while it is added', { tags: 'night' }, async () => {
  const { learner, partner } = await scene(app);
  for (let round = 0; round < 10; round += 1) {
    const program = await publishedProgram(app, partner, { salePrice: 0 });
    const buy = () => learner.call(transaction.create, { body: { programIds: [program.id] } });
    const add = () => learner.attempt(cart.add, bodyOf(program));
    await Promise.all([add().catch(() => null), buy(), add().catch(() => null)]);
    expect(await app.db.cartItem.count({ where: { userId: learner.id, classId: program.id } })).toBe(0);
  }
});

test('adding a class that is deleted concurrently answers not found', { tags: 'night' }, async () => {
  const { learner, partner } = await scene(app);
  for (let round = 0; round < 8; round += 1) {
    const draft = await publishedProgram(app, partner);
    const [removed, ...added] = await Promise.all([
      partner.send('DELETE', `/user/program/${draft.id}`),
      ...[1, 2].map(() => learner.send('POST', '/user/cart/create', bodyOf(draft).body)),
    ]);
    expect(removed.status).toBe(200);
    for (const { status } of added) expect([200, 404, 409]).toContain(status);
    expect(await app.db.cartItem.count({ where: { classId: draft.id } })).toBe(0);
  }
});
