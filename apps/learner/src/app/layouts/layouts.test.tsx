// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { cart, category, content } from '@sinau/api-client';
import { answer } from '@sinau/shell/testing';
import { listOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { BlueLayout } from './blue-layout.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import { ComingSoonLayout } from './coming-soon-layout.tsx';
import { EmptyLayout } from './empty-layout.tsx';
import { LoginLayout } from './login-layout.tsx';
import { ProfileLayout } from './profile-layout.tsx';

afterEach(cleanup);

const open = (Page: typeof ProfileLayout, path: string) =>
  openPage({
    Page,
    path,
    answers: [answer(content.banner, null), answer(category.list, listOf([])), answer(cart.count, 0)],
  });

const logo = () => within(screen.getByRole('banner')).getByRole('link', { name: /, ke beranda$/ });

test('account pages have the navbar, the footer and a menu that marks the current page [2.26]', () => {
  open(ProfileLayout, '/transaction');
  const menu = within(screen.getByRole('navigation', { name: 'Akun' }));
  expect(menu.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/my-class',
    '/wishlist',
    '/calendar',
    '/profile',
    '/profile/certificate',
    '/profile/portfolio/details',
    '/transaction',
    '/settings',
  ]);
  expect(menu.getByRole('link', { current: 'page' }).textContent).toBe('Riwayat Transaksi');
  expect(logo()).toBeDefined();
  expect(screen.getByRole('contentinfo')).toBeDefined();
});

test('login and registration have the whole screen, under a bar of their own [2.28]', () => {
  open(LoginLayout, '/masuk');
  expect(logo()).toBeDefined();
  expect(screen.getByRole('link', { name: 'Lihat katalog' }).getAttribute('href')).toBe('/catalog');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('the result of a payment is on blue, with the logo alone [2.35]', () => {
  open(BlueLayout, '/hasil');
  expect(logo()).toBeDefined();
  expect(screen.getByRole('main').closest('.blue-page')).not.toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('the checkout links only to the homepage and back to the cart', () => {
  open(CheckoutLayout, '/checkout');
  expect(logo()).toBeDefined();
  expect(screen.getByRole('link', { name: 'Kembali' }).getAttribute('href')).toBe('/cart');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test('an invitation is between the logo and the footer, without the navbar [2.27]', () => {
  open(EmptyLayout, '/invitation/abc');
  expect(logo()).toBeDefined();
  expect(screen.getByRole('contentinfo')).toBeDefined();
  expect(within(screen.getByRole('banner')).queryByRole('button')).toBeNull();
});

test('a page that is not available yet has the logo alone [2.34]', () => {
  open(ComingSoonLayout, '/coming-soon');
  expect(logo()).toBeDefined();
  expect(screen.queryByRole('contentinfo')).toBeNull();
  expect(screen.queryByRole('navigation')).toBeNull();
});
