// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Link } from '@sinau/ui';
import { appConfig } from '../app-config.ts';
import { openApp } from '../testing/index.tsx';
import { isWithin } from './owner.ts';
import { page } from './routes.tsx';

afterEach(cleanup);

test.each([
  ['/catalog', '/', true],
  ['/creator/dashboard', '/creator/list-catalog', true],
  ['/operator/class', '/creator/dashboard', true],
  ['/preview/program?name=a', '/creator/dashboard', false],
  ['/preview/program?name=a', '/', true],
  ['/creator', '/', false],
  ['/settings', '/creator/dashboard', false],
  ['/creators-of-batik', '/', true],
  ['//jahat.id', '/', false],
  ['https://contoh.id', '/', false],
])('%s from %s stays in the application: %s', (href, current, expected) => {
  expect(isWithin(href, current)).toBe(expected);
});

test.each([
  ['/login?next=%2Fcart', '/', false],
  ['/register', '/catalog/menulis', false],
  ['/register', '/login', true],
  ['/cart', '/login', true],
])('with sign-in by Google, %s from %s stays in the page that is open: %s', (href, current, expected) => {
  expect(isWithin(href, current)).toBe(true);
  appConfig().googleClientId = 'sinau.apps.googleusercontent.com';
  expect(isWithin(href, current)).toBe(expected);
  appConfig().googleClientId = null;
});

test("hovering a link prefetches the page's code, and clicking shows the page", async () => {
  const Catalog = () => <h1>Katalog</h1>;
  const load = vi.fn(async () => Catalog);
  const { user } = openApp({
    routes: [{ path: '/', element: <Link href="/catalog">Ke katalog</Link> }, page('/catalog', load)],
    path: '/',
    reducers: {},
    answers: [],
  });
  await user.hover(screen.getByRole('link', { name: 'Ke katalog' }));
  expect(load).toHaveBeenCalled();
  await user.click(screen.getByRole('link', { name: 'Ke katalog' }));
  await screen.findByRole('heading', { name: 'Katalog' });
});
