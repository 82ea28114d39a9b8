import { expect, test } from 'vitest';
import { pages } from './pages.ts';
import { screens } from './screens.ts';

test('a page without parameters has its path as link', () => {
  expect(screens.cart()).toBe('/cart');
  expect(screens.cart.paths).toEqual(['/cart']);
});

test('a link contains the parameters of the page [2.8, 2.12]', () => {
  expect(screens.paymentFinish('SN-1')).toBe('/payment/finish?order_id=SN-1&status=SUCCESS');
  expect(screens.login({ next: '/cart' })).toBe('/login?next=%2Fcart');
  expect(screens.login()).toBe('/login');
});

test('no path belongs to two pages', () => {
  const paths = pages.flatMap((page) => page.paths);
  expect(new Set(paths).size).toBe(paths.length);
});
