import { expect, test } from 'vitest';
import { pages, screens } from './screens.ts';

test('a page without parameters has its path as link', () => {
  expect(screens.cart()).toBe('/cart');
  expect(screens.cart.paths).toEqual(['/cart']);
});

test('a link contains the parameters of the page [2.8, 2.12]', () => {
  expect(screens.paymentFinish('SN-1')).toBe('/payment/finish?order_id=SN-1&status=SUCCESS');
  expect(screens.login({ next: '/cart' })).toBe('/login?next=%2Fcart');
  expect(screens.login()).toBe('/login');
});

test('no path belongs to two pages, and each page is toured by a role that may open it', () => {
  const paths = pages.flatMap((page) => page.paths);
  expect(new Set(paths).size).toBe(paths.length);
  const mayOpen = {
    visitor: [undefined, 'guest'],
    learner: [undefined, 'user', 'verified'],
    partner: [undefined, 'user', 'verified', 'partner', 'partner-or-operator'],
    operator: [undefined, 'user', 'verified', 'operator', 'partner-or-operator'],
  } as const;
  for (const { tour, need, paths: own } of pages) {
    const who = typeof tour === 'string' ? tour : tour?.[0];
    if (who) expect([own[0], mayOpen[who]]).toEqual([own[0], expect.arrayContaining([need])]);
  }
});
