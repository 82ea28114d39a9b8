// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openApp } from '../testing/index.tsx';
import { carrySnackbars, takeCarriedSnackbars } from '../feedback/snackbar.slice.ts';
import { createAppStore } from '../store.ts';
import { useGoBack } from './use-go-back.ts';

afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

test('a page restored from the back/forward cache takes over the snackbars passed to it', () => {
  // Called directly, since the stores of other tests listen to the same window.
  const listen = vi.spyOn(window, 'addEventListener');
  const store = createAppStore({});
  const onShow = listen.mock.calls.find(([type]) => type === 'pageshow')![1] as (event: object) => void;
  listen.mockRestore();
  carrySnackbars([{ id: '1', msg: 'Kelas tidak ditemukan', tone: 'error', timeout: 5000 }]);
  onShow({ persisted: false });
  expect(store.getState().snackbars).toEqual([]);
  onShow({ persisted: true });
  expect(store.getState().snackbars).toMatchObject([{ msg: 'Kelas tidak ditemukan' }]);
});

function Failed() {
  const goBack = useGoBack();
  return <button onClick={() => goBack('Kelas tidak ditemukan')}>Gagal</button>;
}

async function fail() {
  const { user, router, address } = openApp({
    routes: [
      { path: '/', element: <h1>Beranda</h1> },
      { path: '/gagal', Component: Failed },
    ],
    path: '/',
    reducers: {},
    answers: [],
  });
  await router.navigate('/gagal');
  await user.click(await screen.findByRole('button', { name: 'Gagal' }));
  return { address };
}

test('the previous page is shown with the reason', async () => {
  const { address } = await fail();
  await screen.findByRole('heading', { name: 'Beranda' });
  expect(address()).toBe('/');
  screen.getByText('Kelas tidak ditemukan');
});

test('the reason is passed on if the previous page belongs to the other application', async () => {
  await fail();
  window.dispatchEvent(new Event('pagehide'));
  expect(takeCarriedSnackbars()).toMatchObject([{ msg: 'Kelas tidak ditemukan', tone: 'error' }]);
});
