// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Input, Link } from '@sinau/ui';
import { appConfig } from '../app-config.ts';
import { snackbarShown } from '../feedback/snackbar.slice.ts';
import { openApp } from '../testing/index.tsx';
import { mainId } from './main-id.ts';
import { PageTitle } from './page-title.tsx';
import { usePrefetchOnIdle } from './prefetch.ts';
import { page } from './routes.tsx';

// The configuration is read once, from the first page that a test worker opens.
beforeEach(() => {
  appConfig().productName = 'Sinau';
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const Frame = () => (
  <>
    <Link href="/cart">Keranjang</Link>
    <Link href="/search">Cari</Link>
    <Link href="?page=2">Halaman 2</Link>
    <main id={mainId} tabIndex={-1}>
      <Outlet />
    </main>
  </>
);
function Search() {
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  return <Input ref={input} aria-label="Cari" />;
}

const open = (path: string) =>
  openApp({
    routes: [
      {
        Component: Frame,
        children: [
          { path: '/catalog', element: <PageTitle>Katalog</PageTitle> },
          { path: '/cart', element: <PageTitle>Keranjang</PageTitle> },
          { path: '/search', Component: Search },
        ],
      },
    ],
    path,
    reducers: {},
    answers: [],
  });

test('navigation moves the focus to the new page', async () => {
  const { user } = open('/catalog');
  await user.click(screen.getByRole('link', { name: 'Keranjang' }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
});

test('a page load restores the scroll position of its own address only', () => {
  const scrollTo = vi.fn();
  vi.stubGlobal('scrollTo', scrollTo);
  sessionStorage.setItem('react-router-scroll-positions', JSON.stringify({ default: 440, '/cart?page=2': 120 }));
  open('/catalog');
  expect(scrollTo).not.toHaveBeenCalledWith(0, 440);
  cleanup();
  open('/cart?page=2');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 120);
  sessionStorage.clear();
});

test('a changed query does not move the focus', async () => {
  const { user } = open('/catalog');
  await user.click(screen.getByRole('link', { name: 'Halaman 2' }));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Halaman 2' }));
});

test('navigation does not take the focus from a user who is typing', async () => {
  const { user } = open('/catalog');
  await user.click(screen.getByRole('link', { name: 'Cari' }));
  await screen.findByRole('textbox', { name: 'Cari' });
  await new Promise((resolve) => setTimeout(resolve));
  await expect.poll(() => document.activeElement).toBe(screen.getByRole('textbox', { name: 'Cari' }));
});

test('F8 leads to a field that is wrong, rather to the message of its form, and best to the newest snackbar', async () => {
  function Sale() {
    const [failure, setFailure] = useState('');
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <div role="alert">{failure && <p>{failure}</p>}</div>
        <Input aria-label="Harga" aria-invalid />
        <button onClick={() => setFailure('Gagal menyimpan')}>Simpan</button>
      </form>
    );
  }
  const { user, store } = openApp({ routes: [{ path: '/', Component: Sale }], path: '/', reducers: {}, answers: [] });
  // The code of the key comes after the page.
  await waitFor(async () => {
    await user.keyboard('{F8}');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Harga' }));
  });
  await user.click(screen.getByRole('button', { name: 'Simpan' }));
  await user.keyboard('{F8}');
  expect(document.activeElement).toBe(screen.getByText('Gagal menyimpan'));
  act(() => void store.dispatch(snackbarShown({ tone: 'error', msg: 'Koneksi terputus' })));
  await user.keyboard('{F8}');
  expect(document.activeElement?.textContent).toMatch(/^Koneksi terputus/);
  await user.tab();
  await user.keyboard('{Enter}{F8}');
  expect(document.activeElement).toBe(screen.getByText('Gagal menyimpan'));
});

test('the title of each page ends with the name of the product [2.57]', async () => {
  const { user } = open('/catalog');
  expect(document.title).toBe('Katalog | Sinau');
  await user.click(screen.getByRole('link', { name: 'Keranjang' }));
  await waitFor(() => expect(document.title).toBe('Keranjang | Sinau'));
});

test('the code of a likely next page is loaded when the browser is idle, after two seconds at the latest [9.18]', () => {
  const requestIdleCallback = vi.fn((_work: () => void, _options: { timeout: number }) => 1);
  vi.stubGlobal('requestIdleCallback', requestIdleCallback);
  vi.stubGlobal('cancelIdleCallback', vi.fn());
  const load = vi.fn(async () => () => null);
  function Home() {
    usePrefetchOnIdle('/cart');
    return null;
  }
  openApp({ routes: [{ path: '/', Component: Home }, page('/cart', load)], path: '/', reducers: {}, answers: [] });
  expect(requestIdleCallback).toHaveBeenCalledOnce();
  const [work, options] = requestIdleCallback.mock.calls[0]!;
  expect(options).toEqual({ timeout: 2000 });
  expect(load).not.toHaveBeenCalled();
  work();
  expect(load).toHaveBeenCalledOnce();
});
