// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CompareBar } from '../../features/compare/compare-bar.tsx';
import { catalogCard, idOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { ClassCards } from './class-cards.tsx';

afterEach(cleanup);

const cards = [1, 2, 3, 4].map((number) =>
  catalogCard({ id: idOf(number), title: `Kelas ${number}`, slug: `kelas-${number}` }),
);
const bundle = catalogCard({ id: idOf(5), type: 'bundle', format: null, title: 'Bundling', slug: 'bundling-1' });
const Page = () => (
  <>
    <ClassCards
      classes={[...cards, bundle, { ...cards[0]!, id: idOf(6), title: 'Kelas Lama', isForSale: false }]}
      phone="rows"
    />
    <CompareBar />
  </>
);
const open = ({ path = '/catalog', kept = '' } = {}) =>
  openPage({ Page, path, answers: [], isVisitor: true, left: { compare: kept } });

const button = (title: string) => screen.findByRole('button', { name: `Bandingkan ${title}` });
const bar = () => screen.queryByRole('complementary', { name: 'Kelas yang mau dibandingkan' });
const isPressed = async (title: string) => (await button(title)).getAttribute('aria-pressed') === 'true';

test('two classes chosen from cards link to their comparison, and stay chosen when the page is reopened', async () => {
  const { user } = open();
  expect(await isPressed('Kelas 1')).toBe(false);
  expect(bar()).toBeNull();
  await user.click(await button('Kelas 2'));
  expect(within(bar()!).getByText('Pilih satu kelas lagi')).toBeDefined();
  await user.click(await button('Kelas 1'));
  expect(within(bar()!).getByRole('link', { name: 'Bandingkan 2 kelas' }).getAttribute('href')).toBe(
    '/compare?classes=kelas-2,kelas-1',
  );
  const kept = localStorage.getItem('compare')!;
  cleanup();
  open({ kept });
  expect(await isPressed('Kelas 2')).toBe(true);
  expect(await isPressed('Kelas 3')).toBe(false);
});

test('a fourth class is refused until one is removed, and undo restores the removed one', async () => {
  const { user } = open();
  for (const number of [1, 2, 3, 4]) await user.click(await button(`Kelas ${number}`));
  expect(await screen.findByText('Sudah ada tiga kelas. Lepas satu dulu, ya.')).toBeDefined();
  expect(await isPressed('Kelas 4')).toBe(false);

  await user.click(within(bar()!).getByRole('button', { name: 'Lepas Kelas 2 dari perbandingan' }));
  expect(await isPressed('Kelas 2')).toBe(false);
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(within(bar()!).getByRole('link', { name: 'Bandingkan 3 kelas' }).getAttribute('href')).toBe(
    '/compare?classes=kelas-1,kelas-2,kelas-3',
  );
});

test('removing the last class hides the bar, but not the undo', async () => {
  const { user } = open();
  await user.click(await button('Kelas 1'));
  await user.click(within(bar()!).getByRole('button', { name: 'Lepas Kelas 1 dari perbandingan' }));
  expect(bar()).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Urungkan' }));
  expect(bar()).not.toBeNull();
});

test('bundles and offers no longer on sale are not compared', async () => {
  open();
  await button('Kelas 1');
  expect(screen.queryByRole('button', { name: 'Bandingkan Bundling' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Bandingkan Kelas Lama' })).toBeNull();
});

test('the bar is hidden on pages that do not list classes', async () => {
  open({ path: '/faq', kept: JSON.stringify([{ slug: 'kelas-1', title: 'Kelas 1', thumbnail: null }]) });
  expect(await isPressed('Kelas 1')).toBe(true);
  expect(bar()).toBeNull();
});

test.each(['bukan json', '{}', '[1, null, {"slug": 3}]'])(
  'a stored value that is not a list of classes is ignored: %s',
  async (text) => {
    open({ kept: text });
    expect(await isPressed('Kelas 1')).toBe(false);
    expect(bar()).toBeNull();
  },
);
