// @vitest-environment jsdom
import { useQuery } from '@tanstack/react-query';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { Outlet } from 'react-router-dom';
import { ApiError, catalog } from '@sinau/api-client';
import { Link } from '@sinau/ui';
import { layout, page } from '../navigation/routes.tsx';
import { answer, openApp } from '../testing/index.tsx';
import { NotFoundPage } from './error-page.tsx';

// React logs every error, also those shown by an error boundary.
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
  const { data } = useQuery({ ...catalog.classes.query(), retry: false });
  return <h1>{data?.total} kelas</h1>;
}

const Broken = () => {
  throw new TypeError('a mistake of ours');
};

const routes = [
  layout(Frame, [
    page('/catalog', async () => Catalog),
    page('/terms-policy', async () => Broken),
    page('/search', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))),
    { path: '/away', element: <Link href="/catalog">Katalog</Link> },
    { path: '*', Component: NotFoundPage },
  ]),
];
const open = (path: string, answers: Parameters<typeof openApp>[0]['answers'] = []) =>
  openApp({ routes, path, reducers: {}, answers });

test('an unknown address shows the 404 page with a link home [2.106, 8.22, 8.24]', async () => {
  open('/tidak-ada');
  expect(
    await screen.findByRole('heading', { name: /^Kami tidak dapat menemukan halaman yang kamu cari/ }),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Kembali ke Homepage' }).getAttribute('href')).toBe('/');
  expect(document.title).toContain('This page could not be found |');
});

test('a page that throws keeps its layout [2.108, 8.24]', async () => {
  open('/terms-policy');
  expect(await screen.findByRole('heading', { name: 'An error occurred' })).toBeTruthy();
  expect(document.title).toContain('An error occurred |');
  expect(screen.getByRole('link', { name: 'Menu' })).toBeTruthy();
});

test('a 502 shows its page, and returning to the page sends the request again [2.107, 8.24]', async () => {
  let isUp = false;
  const list = answer(catalog.classes, () => {
    if (!isUp) throw new ApiError(502, 'network', 'Koneksi terputus');
    return { list: [], total: 12, page: 1, perPage: 10 };
  });
  const { user } = open('/catalog', [list]);
  await screen.findByRole('heading', { name: '502 Server Error' });
  expect(screen.getByText(/Situs sedang tidak bisa diakses untuk sementara/)).toBeTruthy();
  isUp = true;
  await user.click(screen.getByRole('link', { name: 'Menu' }));
  await user.click(await screen.findByRole('link', { name: 'Katalog' }));
  expect(await screen.findByRole('heading', { name: '12 kelas' })).toBeTruthy();
});

describe('without a network', () => {
  const reload = vi.fn();
  let isOnline = false;
  beforeEach(() => {
    isOnline = false;
    reload.mockClear();
    vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
    vi.stubGlobal('location', { ...window.location, reload });
  });
  afterEach(() => void vi.unstubAllGlobals());

  test('a page whose code is missing shows the offline page, with an inlined drawing', async () => {
    open('/search');
    expect(await screen.findByRole('heading', { name: 'Kamu sedang offline' })).toBeTruthy();
    expect(document.title).toContain('Kamu sedang offline |');
    expect(document.querySelector('.state img')?.getAttribute('src')).toMatch(/^data:image\/svg/);
  });

  test('trying again waits for the network instead of losing the page', async () => {
    const { user } = open('/search');
    await user.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    expect(reload).not.toHaveBeenCalled();
    expect(screen.getByText(/Internetmu masih terputus\./)).toBeTruthy();
    isOnline = true;
    await user.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(reload).toHaveBeenCalledOnce();
  });

  test('the page reloads by itself when the network is back', async () => {
    open('/search');
    await screen.findByRole('heading', { name: 'Kamu sedang offline' });
    // React adds its listener shortly after the page is shown.
    await waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(reload).toHaveBeenCalledOnce();
    });
  });
});
