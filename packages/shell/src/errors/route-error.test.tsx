// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outlet } from 'react-router-dom';
import { ApiError, catalog } from '@sinau/api-client';
import { Link } from '@sinau/ui';
import { layout, page } from '../navigation/routes.tsx';
import { answer, openApp } from '../testing/index.tsx';
import { NotFoundPage } from './error-page.tsx';

// React tells the console of every error, also of those that are shown.
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

function Frame() {
  return (
    <>
      <Link href="/away">Menu</Link>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function Catalog() {
  const { data } = useQuery({ ...catalog.list.query(), retry: false });
  return <h1>{data?.total} kelas</h1>;
}

const Broken = () => {
  throw new TypeError('a mistake of ours');
};

const routes = [
  layout(Frame, [
    page('/catalog', async () => Catalog),
    page('/cart', async () => Broken),
    { path: '/away', element: <Link href="/catalog">Katalog</Link> },
    { path: '*', Component: NotFoundPage },
  ]),
];
const open = (path: string, answers: Parameters<typeof openApp>[0]['answers'] = []) =>
  openApp({ routes, path, reducers: {}, answers });

test('an unknown address says so, and leads home', async () => {
  open('/tidak-ada');
  expect(
    await screen.findByRole('heading', { name: /^Kami tidak dapat menemukan halaman yang kamu cari/ }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kembali ke Homepage' }).getAttribute('href')).toBe('/');
  expect(document.title).toContain('This page could not be found |');
});

test('a page that breaks leaves its layout standing', async () => {
  open('/cart');
  expect(await screen.findByRole('heading', { name: 'An error occurred' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Menu' })).toBeTruthy();
});

test('a server out of reach is said so, and asked again on coming back', async () => {
  let isUp = false;
  const list = answer(catalog.list, () => {
    if (!isUp) throw new ApiError(502, 'network', 'Koneksi terputus');
    return { list: [], total: 12, page: 1, perPage: 10, facets: { tab: [], category: [] } };
  });
  const { user } = open('/catalog', [list]);
  await screen.findByRole('heading', { name: '502 Server Error' });
  isUp = true;
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  await user.click(await screen.findByRole('link', { name: 'Katalog' }));
  expect(await screen.findByRole('heading', { name: '12 kelas' })).toBeTruthy();
});
