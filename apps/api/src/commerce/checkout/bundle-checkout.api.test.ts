import { bundle, cart, learning, payment, transaction } from '@sinau/api-client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startApp, type AppUnderTest } from '../../testing/app-under-test.ts';
import { publishedBundle, publishedWebinar } from '../../testing/marketplace.ts';
import { enrolled, publishedProgram } from '../../testing/classes.ts';
import { scene, type PartnerPerson } from '../../testing/scene.ts';

let app: AppUnderTest;
beforeAll(async () => {
  app = await startApp({ withWorkers: true });
});
afterAll(() => app.stop());

/** Three classes of Rp150.000, Rp50.000 and Rp100.000, for Rp100.000 together. */
async function bundled() {
  const people = await scene(app);
  const classes = [
    await publishedProgram(app, people.partner),
    await publishedProgram(app, people.partner, { salePrice: 50_000 }),
    await publishedProgram(app, people.partner, { salePrice: 100_000 }),
  ];
  const pack = await publishedBundle(app, people.partner, {
    classIds: classes.map(({ id }) => id),
    salePrice: 100_000,
  });
  return { ...people, classes, pack };
}
const itemOf = (pack: { id: string }) => ({ body: { type: 'Bundle', bundleId: pack.id } }) as const;
const orderOf = (code: string) =>
  app.db.order.findUniqueOrThrow({
    where: { code },
    include: { lines: { orderBy: { listPrice: 'desc' }, include: { grant: true, ledgerEvents: true } } },
  });

test('a bundle is added to the cart once, and shows its classes and the saving', async () => {
  const { learner, pack } = await bundled();
  const item = await learner.call(cart.add, itemOf(pack));
  expect(item).toMatchObject({
    type: 'Bundle',
    bundleId: pack.id,
    salePrice: 100_000,
    normalPrice: 300_000,
    totalClass: 3,
    ownedClass: 0,
    isForSale: true,
  });
  expect(await learner.attempt(cart.add, itemOf(pack))).toMatchObject({ status: 409, code: 'cart_item_exists' });
  expect(await learner.call(cart.list, { query: { keyword: 'jago' } })).toEqual({
    list: [item],
    total: 1,
    page: 1,
    perPage: 10,
    selectable: { items: 1, classes: 3, total: 100_000 },
  });
  expect(await learner.call(cart.list, { query: { filter: { offerId: [pack.id] } } })).toMatchObject({ total: 1 });
  expect(await learner.call(cart.count)).toBe(1);
});

test('a bundle’s price is divided among its classes to the rupiah', async () => {
  const { learner, classes, pack } = await bundled();
  const alone = await publishedProgram(app, (await scene(app)).partner, { salePrice: 10_000 });
  const quote = await learner.call(cart.listCheckout, { body: { programIds: [alone.id], bundleIds: [pack.id] } });
  const { id, title, slug, thumbnail } = pack;
  const ref = { id, title, slug, thumbnail, paid: 100_000, normalPrice: 300_000 };
  expect(quote).toMatchObject({
    lines: [
      { id: alone.id, bundle: null, paid: 10_000, normalPrice: null },
      { id: classes[0]!.id, bundle: ref, listPrice: 50_000, paid: 50_000, normalPrice: 150_000 },
      { id: classes[1]!.id, bundle: ref, paid: 16_667, normalPrice: 50_000 },
      { id: classes[2]!.id, bundle: ref, paid: 33_333, normalPrice: 100_000 },
    ],
    owned: [],
    subtotal: 110_000,
    discount: 0,
    total: 110_000,
  });
});

test('a paid bundle enrols in each class, books each share, and leaves the cart', async () => {
  const { learner, classes, pack } = await bundled();
  await learner.call(cart.add, itemOf(pack));
  await learner.call(cart.add, { body: { type: 'Program', programId: classes[0]!.id } });
  const wanted = () => ({ body: { bundleIds: [pack.id], paymentMethod: 'qris' as const } });
  const placed = await learner.call(transaction.create, wanted());
  expect(await learner.call(transaction.create, wanted())).toMatchObject({ orderId: placed.orderId });
  expect(
    await learner.attempt(transaction.create, { body: { programIds: [classes[1]!.id], paymentMethod: 'qris' } }),
  ).toMatchObject({ code: 'order_pending_exists' });
  expect(
    await learner.attempt(transaction.create, {
      body: { programIds: classes.map(({ id }) => id), paymentMethod: 'qris' },
    }),
  ).toMatchObject({ code: 'order_pending_exists' });

  await learner.call(payment.simulate, {
    params: { id: placed.redirectUrl!.split('/').at(-1)! },
    body: { outcome: 'settlement' },
  });
  const order = await vi.waitFor(async () => {
    const found = await orderOf(placed.orderId);
    expect(found).toMatchObject({ status: 'SUCCESS', total: 100_000 });
    return found;
  }, 30_000);
  expect(
    order.lines.map(({ bundleId, paid, fee, mitraShare, grant, ledgerEvents }) => [
      bundleId,
      paid,
      fee + mitraShare,
      grant !== null,
      ledgerEvents.length,
    ]),
  ).toEqual([
    [pack.id, 50_000, 50_000, true, 1],
    [pack.id, 33_333, 33_333, true, 1],
    [pack.id, 16_667, 16_667, true, 1],
  ]);
  expect((await learner.call(learning.myClass, { params: { id: 'me' } })).total).toBe(3);
  expect(await learner.call(cart.count)).toBe(0);
  await app.runJob('catalog.bundleSales');
  expect(await app.visitor.call(bundle.detail, { params: { id: pack.id } })).toMatchObject({
    participantCount: 1,
    saving: 200_000,
  });
  expect(await learner.call(transaction.detail, { query: { id: placed.id } })).toMatchObject({
    lines: classes.map(() => ({ bundle: { slug: pack.slug, paid: 100_000, normalPrice: null } })),
  });
  expect(await learner.attempt(cart.add, itemOf(pack))).toMatchObject({ status: 409, code: 'bundle_already_owned' });
});

test('a buyer who has one of the classes of a bundle pays for the others', async () => {
  const { learner, classes, pack } = await bundled();
  await learner.call(cart.add, itemOf(pack));
  await enrolled(app, learner, classes[1]!);
  expect(await learner.call(cart.list)).toMatchObject({
    list: [{ salePrice: 83_333, normalPrice: 250_000, totalClass: 3, ownedClass: 1 }],
  });
  expect(await learner.call(cart.listCheckout, { body: { bundleIds: [pack.id] } })).toMatchObject({
    lines: [
      { id: classes[0]!.id, paid: 50_000, bundle: { paid: 83_333, normalPrice: 250_000 } },
      { id: classes[2]!.id, paid: 33_333 },
    ],
    owned: [{ bundleId: pack.id, title: classes[1]!.title }],
    total: 83_333,
  });
});

test('a bundle leaves the cart when all its classes were bought one by one', async () => {
  const { learner, partner, classes, pack } = await bundled();
  const wider = await publishedBundle(app, partner, {
    classIds: [classes[0]!.id, (await publishedProgram(app, partner)).id],
  });
  await learner.call(cart.add, itemOf(pack));
  await learner.call(cart.add, itemOf(wider));
  for (const { id } of classes) await app.db.class.update({ where: { id }, data: { salePrice: 0 } });
  await learner.call(transaction.create, { body: { programIds: classes.slice(1).map(({ id }) => id) } });
  expect(await learner.call(cart.count)).toBe(2);
  await learner.call(transaction.create, { body: { programIds: [classes[0]!.id] } });
  expect(await learner.call(cart.list)).toMatchObject({ list: [{ bundleId: wider.id, ownedClass: 1 }], total: 1 });
});

test('a bundle that cannot be bought is refused', async () => {
  const { learner, partner, classes, pack } = await bundled();
  const other = await publishedBundle(app, partner, {
    classIds: [classes[0]!.id, (await publishedProgram(app, partner)).id],
  });
  const quote = (body: { programIds?: string[]; bundleIds?: string[] }) => learner.attempt(cart.listCheckout, { body });
  expect(await quote({ bundleIds: [pack.id, other.id] })).toMatchObject({ status: 409, code: 'checkout_overlap' });
  expect(await quote({ programIds: [classes[2]!.id], bundleIds: [pack.id] })).toMatchObject({
    status: 409,
    code: 'checkout_overlap',
  });
  expect(await quote({ bundleIds: [classes[0]!.id] })).toMatchObject({ status: 404 });
  expect(await quote({ programIds: [(await publishedWebinar(app, partner)).id] })).toMatchObject({ status: 404 });
  expect(await quote({ programIds: Array.from({ length: 20 }, () => pack.id), bundleIds: [pack.id] })).toMatchObject({
    status: 422,
  });
  expect(await partner.attempt(cart.add, itemOf(pack))).toMatchObject({ status: 409, code: 'own_class' });
  await learner.call(cart.add, itemOf(pack));
  await app.db.class.update({ where: { id: classes[1]!.id }, data: { archiveAt: app.clock.now() } });
  expect(await quote({ bundleIds: [pack.id] })).toMatchObject({ status: 409, code: 'bundle_lacks_class' });
  expect(await learner.call(cart.list)).toMatchObject({ list: [{ bundleId: pack.id, isForSale: false }] });
});

test('a free bundle is delivered immediately', async () => {
  const { learner, partner, classes } = await bundled();
  const pack = await freeBundle(
    partner,
    classes.map(({ id }) => id),
  );
  expect(await learner.call(transaction.create, { body: { bundleIds: [pack.id] } })).toMatchObject({
    status: 'SUCCESS',
  });
  expect((await learner.call(learning.myClass, { params: { id: 'me' } })).total).toBe(3);
});

const freeBundle = (partner: PartnerPerson, classIds: string[]) =>
  publishedBundle(app, partner, { classIds, salePrice: 0 });
