// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useGo } from '@sinau/shell';
import { openApp } from '@sinau/shell/testing';
import { Link } from '@sinau/ui';
import { KeywordField } from './keyword-field.tsx';

afterEach(cleanup);

function List() {
  const go = useGo();
  return (
    <>
      <KeywordField
        label="Cari kelas"
        placeholder=""
        keyword=""
        onSearch={(keyword) => go(`/kelas?keyword=${keyword}`)}
      />
      <Link href="/kelas/banjir">Meliput Banjir</Link>
    </>
  );
}

/** Opens the list, and a class whose page loads until `arrive` is called. */
function openList() {
  let arrive = () => {};
  const code = new Promise<void>((resolve) => (arrive = resolve));
  const app = openApp({
    routes: [
      { path: '/kelas', Component: List },
      { path: '/kelas/banjir', lazy: () => code.then(() => ({ Component: () => <h1>Banjir</h1> })) },
    ],
    path: '/kelas',
    reducers: {},
    answers: [],
  });
  return { ...app, arrive: () => arrive() };
}

test('a pending search does not undo a navigation to a page that loads slowly', { tags: 'night' }, async () => {
  const { user, address, arrive } = openList();
  await user.type(screen.getByRole('searchbox', { name: 'Cari kelas' }), 'banjir');
  await user.click(screen.getByRole('link', { name: 'Meliput Banjir' }));
  await new Promise((resolve) => setTimeout(resolve, 500));
  arrive();
  await screen.findByRole('heading', { name: 'Banjir' });
  expect(address()).toBe('/kelas/banjir');
});

test('a search that becomes due before a navigation is rendered does not undo it either', async () => {
  const { user, address, arrive } = openList();
  await user.type(screen.getByRole('searchbox', { name: 'Cari kelas' }), 'banjir');
  // React renders nothing until `act` is over, as on a device that is busy.
  await act(async () => {
    screen.getByRole('link', { name: 'Meliput Banjir' }).click();
    await new Promise((resolve) => setTimeout(resolve, 500));
  });
  arrive();
  await screen.findByRole('heading', { name: 'Banjir' });
  expect(address()).toBe('/kelas/banjir');
});
