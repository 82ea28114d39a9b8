// @vitest-environment jsdom
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cleanup, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  cart,
  catalog,
  category,
  content,
  discussion,
  learning,
  program,
  review,
  transaction,
  wishlist,
} from '@sinau/api-client';
import { appConfig, ownKey } from '@sinau/shell';
import { answer, learnerProfile, openApp } from '@sinau/shell/testing';
import { checkoutSlice } from '../session/checkout.slice.ts';
import { filterSlice } from '../session/filter.slice.ts';
import { cartItem, cartOf, orderOf, quoteLine, quoteOf } from '../testing/buying.ts';
import { catalogOf, idOf, listOf, programDetail, reviewsOf } from '../testing/fixtures.ts';
import { routes } from './router.tsx';

/** The ads service: records the events that it receives. */
let receiver: Server;
let pixel: { id: string; url: string };
const sent: { query: Record<string, string>; headers: Record<string, unknown> }[] = [];
beforeAll(async () => {
  receiver = createServer(({ url, headers }, response) => {
    sent.push({ query: Object.fromEntries(new URL(url!, 'http://iklan.test').searchParams), headers });
    response.writeHead(200, { 'content-type': 'image/gif' }).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  pixel = { id: '1234567890', url: `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/tr` };
});
afterAll(() => receiver.close());
beforeEach(() => {
  appConfig().adPixel = pixel;
});
afterEach(() => {
  cleanup();
  appConfig().adPixel = null;
  sent.length = 0;
});

/** Timeout for pages whose code is still loading. */
const patiently = { timeout: 20_000 };
const events = () => sent.map(({ query }) => query['ev']);
const classPage = '/catalog/menulis-berita';

const open = (path: string, { choice, left, isVisitor = false }: Options = {}) =>
  openApp({
    routes,
    path,
    reducers: { checkout: checkoutSlice.reducer, filter: filterSlice.reducer },
    profile: isVisitor ? null : learnerProfile,
    left: { ...(choice && { 'ad-choice': choice }), ...left },
    answers: [
      answer(content.banner, null),
      answer(category.list, listOf([])),
      answer(catalog.list, catalogOf([])),
      answer(program.detail, programDetail()),
      answer(review.list, reviewsOf([])),
      answer(discussion.ofClass, listOf([])),
      answer(learning.myClass, listOf([])),
      answer(wishlist.list, listOf([])),
      answer(cart.list, cartOf([])),
      answer(cart.count, 0),
      answer(cart.add, cartItem(1, { salePrice: 249_000 })),
      answer(cart.listCheckout, quoteOf([quoteLine(1, 249_000)])),
      answer(transaction.paymentMethods, listOf([])),
      answer(transaction.create, { id: idOf(500), orderId: 'SN-1', status: 'SUCCESS', redirectUrl: null }),
      answer(
        transaction.detail,
        orderOf({ orderId: 'SN-1', status: 'SUCCESS', total: 249_000, lines: [quoteLine(1, 249_000)] }),
      ),
    ],
  });
interface Options {
  choice?: 'granted' | 'refused';
  left?: Record<string, string>;
  isVisitor?: boolean;
}

test('a purchase is reported step by step in rupiah, and once however often its result is opened [7.42, 9.3, 9.23]', async () => {
  const { user, router } = open(classPage, { choice: 'granted' });
  await user.click(await screen.findByRole('button', { name: 'Tambah ke keranjang' }));
  await expect.poll(events, patiently).toContain('AddToCart');
  await user.click((await screen.findAllByRole('link', { name: 'Beli sekarang' }))[0]!);
  await user.click(await screen.findByRole('button', { name: /^Bayar Rp/ }));
  await expect.poll(events, patiently).toContain('Purchase');
  await router.navigate(classPage);
  await screen.findAllByRole('link', { name: 'Beli sekarang' });
  await router.navigate('/payment/finish?order_id=SN-1');
  await screen.findByRole('heading', { name: 'Pembayaran berhasil' });
  // Views of the class (two visits) and the checkout; the payment result lacks the shop's layout.
  await expect.poll(() => events().filter((name) => name === 'PageView'), patiently).toHaveLength(3);

  const others = sent.map(({ query }) => query).filter(({ ev }) => ev !== 'PageView');
  expect(others.map(({ ev }) => ev)).toEqual([
    'ViewContent',
    'AddToCart',
    'InitiateCheckout',
    'Purchase',
    'ViewContent',
  ]);
  for (const event of others)
    expect(event).toEqual({
      id: pixel.id,
      ev: event['ev'],
      dl: expect.stringMatching(/^http:\/\/[^?]*$/) as string,
      'cd[currency]': 'IDR',
      'cd[value]': '249000',
      'cd[content_ids]': JSON.stringify([idOf(1)]),
      'cd[content_type]': 'product',
    });
});

test("no event is reported before consent; then the current page's events are", async () => {
  const { user } = open(classPage, { isVisitor: true });
  await screen.findByRole('heading', { name: 'Boleh kami ukur iklan kami?' });
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Boleh' }));
  await expect.poll(() => events().sort(), patiently).toEqual(['PageView', 'ViewContent']);
  expect(screen.queryByRole('button', { name: 'Boleh' })).toBeNull();
});

test('a visitor who refuses is not asked again and not tracked until they change their mind', async () => {
  const { user, router } = open(classPage, { isVisitor: true });
  await user.click(await screen.findByRole('button', { name: 'Jangan' }));
  await router.navigate('/catalog');
  await router.navigate(classPage);
  const [settings] = await screen.findAllByRole('button', { name: 'Pengaturan privasi' });
  expect(screen.queryByRole('button', { name: 'Boleh' })).toBeNull();
  expect(sent).toEqual([]);

  await user.click(settings!);
  expect(await screen.findByText('Pilihanmu sekarang: jangan diukur.')).toBeDefined();
  await user.click(screen.getByRole('button', { name: 'Boleh' }));
  await expect.poll(() => document.activeElement).toBe(settings);
  await expect.poll(() => events().sort(), patiently).toEqual(['PageView', 'ViewContent']);
});

test('withdrawn consent ends the reports, and an order of another device is not reported here', async () => {
  open('/payment/finish?order_id=SN-1', { choice: 'granted' });
  await screen.findByRole('heading', { name: 'Pembayaran berhasil' });
  cleanup();
  const left = { [ownKey(learnerProfile.id, 'ad-orders')]: '["SN-1"]' };
  open('/payment/finish?order_id=SN-1', { choice: 'refused', left });
  await screen.findByRole('heading', { name: 'Pembayaran berhasil' });
  cleanup();
  open('/payment/finish?order_id=SN-1', { choice: 'granted', left });
  await expect.poll(events, patiently).toEqual(['Purchase']);
});

test('an address that names a person or holds a token is not reported', async () => {
  const { postAdEvent } = await import('../features/privacy/ad-pixel.ts');
  for (const pathname of ['/', '/catalog/menulis-berita', '/profile/sekar', '/invitation/rahasia', '/mitra/x/y'])
    await postAdEvent(pixel, { name: 'PageView' }, { origin: 'https://sinau.test', pathname });
  expect(sent.map(({ query }) => query['dl'])).toEqual([
    'https://sinau.test/',
    'https://sinau.test/catalog/menulis-berita',
    'https://sinau.test/profile',
    'https://sinau.test/invitation',
    'https://sinau.test/mitra/x',
  ]);
  for (const { headers } of sent) {
    expect(headers).not.toHaveProperty('cookie');
    expect(headers).not.toHaveProperty('referer');
  }
});

test('an ads service that is unreachable or refuses disturbs no visitor', async () => {
  appConfig().adPixel = { ...pixel, url: 'http://127.0.0.1:1/tr' };
  open(classPage, { choice: 'granted', isVisitor: true });
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
});

test('without a pixel no visitor is asked and no event is reported', async () => {
  appConfig().adPixel = null;
  open(classPage, { choice: 'granted', isVisitor: true });
  expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Pengaturan privasi' })).toBeNull();
  expect(sent).toEqual([]);
});
