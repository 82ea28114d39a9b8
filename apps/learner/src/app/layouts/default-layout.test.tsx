// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { auth, cart, category, content } from '@sinau/api-client';
import type { Profile } from '@sinau/contracts/core/auth/auth.schemas';
import type { Banner } from '@sinau/contracts/storefront/content/content.endpoints';
import { appConfig } from '@sinau/shell';
import { answer } from '@sinau/shell/testing';
import { listOf } from '../../testing/fixtures.ts';
import { openPage } from '../../testing/open-page.ts';
import { DefaultLayout } from './default-layout.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: new Date('2026-11-22T03:00:00.000Z') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const topics = ['Data & AI', 'Desain', 'Bahasa', 'Bisnis', 'Kuliner'].map((title, index) => ({
  id: `01990000-0000-7000-8000-00000000080${index}`,
  title,
  slug: title.toLowerCase().replaceAll(/[^a-z]+/g, '-'),
  cover: null,
  totalClass: 9 - index,
}));
const promotion: Banner = {
  endDate: '2026-11-22T04:00:00.000Z',
  text: 'Pekan Belajar',
  link: '/search-promotion-class',
  backgroundUrl: null,
  backgroundUrlMobile: null,
};

interface Situation {
  isVisitor?: boolean;
  profile?: Partial<Profile>;
  banner?: Banner | null;
  path?: string;
}

const open = ({ banner = null, path = '/catalog', ...who }: Situation) =>
  openPage({
    Page: DefaultLayout,
    route: '*',
    path,
    ...who,
    answers: [
      answer(content.banner, banner),
      answer(category.list, listOf(topics)),
      answer(cart.count, 3),
      answer(auth.requestEmailVerification, null),
      answer(auth.logout, null),
    ],
  });

test('the logo leads home from the navbar, which is above the page and its footer [2.25, 2.36]', async () => {
  open({ isVisitor: true, banner: promotion });
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: /, ke beranda$/ }).getAttribute('href')).toBe('/');
  const parts = [await screen.findByText('Pekan Belajar'), screen.getByRole('main'), screen.getByRole('contentinfo')];
  parts.splice(1, 0, screen.getByRole('banner'));
  for (const [index, part] of parts.slice(1).entries())
    expect(parts[index]!.compareDocumentPosition(part)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('a visitor sees Masuk and Daftar, no cart badge and no account menu [2.42, 2.52, 6.1]', async () => {
  open({ isVisitor: true });
  const header = within(screen.getByRole('banner'));
  expect(header.getByRole('link', { name: 'Kelas Promo' }).getAttribute('href')).toBe('/search-promotion-class');
  expect(header.getByRole('link', { name: 'Masuk' }).getAttribute('href')).toBe('/login');
  expect(header.getByRole('link', { name: 'Daftar' }).getAttribute('href')).toBe('/register');
  expect(header.queryByRole('link', { name: /Keranjang/ })).toBeNull();
  expect(header.queryByRole('button', { name: /Menu akun/ })).toBeNull();
});

test('a learner sees the number of items in the cart, and an account menu [2.46, 2.51, 3.31, 6.2]', async () => {
  const { user } = open({});
  expect((await screen.findByRole('link', { name: 'Keranjang, 3' })).getAttribute('href')).toBe('/cart');
  expect(screen.getByRole('button', { name: /^Notifikasi/ })).toBeDefined();
  await user.click(await screen.findByRole('button', { name: 'Menu akun Sekar Ayu' }));
  const header = within(screen.getByRole('banner'));
  expect(header.getByText('sekar@contoh.id')).toBeDefined();
  for (const [name, href] of [
    ['Kelas Saya', '/my-class'],
    ['Riwayat Transaksi', '/transaction'],
    ['Pengaturan Akun', '/settings'],
  ])
    expect(header.getByRole('link', { name }).getAttribute('href')).toBe(href);
  expect(header.getByRole('link', { name: /^Mengajar di/ }).getAttribute('href')).toBe('/creator/question');
  expect(header.getByRole('button', { name: 'Keluar' })).toBeDefined();
});

test('the class types lead to their tabs of the catalog, in their order [1.17, 2.37, 2.38]', async () => {
  const { user } = open({ isVisitor: true });
  await user.click(screen.getByRole('button', { name: 'Jenis Kelas' }));
  const header = within(screen.getByRole('banner'));
  const types = ['Kelas Mandiri', 'Webinar', 'Kelas Intensif', 'Bootcamp', 'Bundling'];
  expect(types.map((name) => header.getByRole('link', { name: new RegExp(`^${name}`) }).getAttribute('href'))).toEqual(
    types.map((_name, index) => `/catalog?tabs=${index}`),
  );
  expect(header.getByText('Sesi langsung, bisa bertanya')).toBeDefined();
});

test('one dropdown closes the other, and a click outside closes both [2.41]', async () => {
  const { user } = open({ isVisitor: true });
  const [types, topicMenu] = [
    screen.getByRole('button', { name: 'Jenis Kelas' }),
    screen.getByRole('button', { name: 'Topik' }),
  ];
  await user.click(types);
  await user.click(topicMenu);
  expect(types.getAttribute('aria-expanded')).toBe('false');
  expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Desain' })).toBeDefined();
  await user.click(screen.getByRole('main'));
  expect(topicMenu.getAttribute('aria-expanded')).toBe('false');
});

test('the topic menu lists all categories, and picking one filters the catalog [2.39, 2.40, 7.7, 9.13]', async () => {
  const { user, address, store, callsOf } = open({ isVisitor: true, path: '/' });
  await user.click(screen.getByRole('button', { name: 'Topik' }));
  await user.click(await within(screen.getByRole('banner')).findByRole('link', { name: 'Desain' }));
  expect(address()).toBe('/catalog?topic=desain');
  expect(store.getState()).toMatchObject({ filter: { catalogQuery: '?topic=desain' } });
  expect(callsOf(category.list)).toContainEqual({ query: { page: 0, perPage: 0, sort: 'position' } });
});

test('Enter searches, and on the results page it changes the keyword [2.43, 2.44, 2.45]', async () => {
  const { user, address } = open({ isVisitor: true });
  const field = () => screen.getByPlaceholderText('Cari kelas');
  await user.type(field(), 'menulis{Enter}');
  await expect.poll(address).toBe('/search?keyword=menulis');
  await user.clear(field());
  await user.type(field(), 'excel{Enter}');
  await expect.poll(address).toBe('/search?keyword=excel');
});

test('a running promotion shows before the reminder to confirm the address, until its end [2.65, 2.66]', async () => {
  open({ banner: promotion, profile: { isEmailVerified: false } });
  expect(await screen.findByText('Pekan Belajar')).toBeDefined();
  expect(screen.queryByRole('complementary', { name: 'Verifikasi email' })).toBeNull();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(await screen.findByRole('complementary', { name: 'Verifikasi email' })).toBeDefined();
  expect(screen.queryByText('Pekan Belajar')).toBeNull();
});

test('an announcement links to its page, over a picture for each width [2.64]', async () => {
  const backgroundUrl = '/promo/pekan belajar.svg';
  open({ banner: { ...promotion, backgroundUrl, backgroundUrlMobile: '/promo/ponsel.svg' } });
  const banner = await screen.findByRole('complementary', { name: 'Pengumuman' });
  expect(within(banner).getByRole('link').getAttribute('href')).toBe('/search-promotion-class');
  expect(banner.style.getPropertyValue('--wide')).toBe('url("/promo/pekan%20belajar.svg")');
  expect(banner.style.getPropertyValue('--narrow')).toBe('url("/promo/ponsel.svg")');
});

test('an announcement is closed for good, and leaves the focus on the page', async () => {
  const { user } = open({ banner: promotion });
  await user.click(await screen.findByRole('button', { name: 'Tutup pengumuman' }));
  expect(screen.queryByText('Pekan Belajar')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('main'));
  expect(localStorage.getItem('closedBanner')).toBe(promotion.endDate);
});

test.each(['/cart', '/settings'])('no banner leads away from %s', async (path) => {
  open({ path, banner: promotion, profile: { isEmailVerified: false } });
  expect(await screen.findByRole('main')).toBeDefined();
  expect(screen.queryByRole('complementary')).toBeNull();
});

test('the reminder sends the confirmation again', async () => {
  const { user, callsOf } = open({ profile: { isEmailVerified: false } });
  await user.click(await screen.findByRole('button', { name: 'Kirim ulang' }));
  expect(await screen.findByText('Tautan verifikasi sudah kami kirim')).toBeDefined();
  expect(callsOf(auth.requestEmailVerification)).toHaveLength(1);
});

test('the drawer has the items of the navbar [2.53]', async () => {
  const { user } = open({});
  await user.click(screen.getByRole('button', { name: 'Buka menu' }));
  const drawer = within(screen.getByRole('dialog'));
  for (const name of ['Kelas Saya', 'Keranjang', 'Riwayat Transaksi', 'Kelas Mandiri', 'Bundling', 'Kelas Promo'])
    expect(await drawer.findByRole('link', { name })).toBeDefined();
  expect(await drawer.findByRole('link', { name: 'Desain' })).toBeDefined();
});

test('the footer has columns for the product, class types, popular topics and help, and the legal texts [2.58, 2.59, 2.60, 2.61, 2.63, 7.8, 9.12]', async () => {
  const { callsOf } = open({ isVisitor: true });
  const footer = within(screen.getByRole('contentinfo'));
  for (const name of ['Jenis kelas', 'Bantuan']) expect(footer.getByRole('heading', { name })).toBeDefined();
  expect(footer.getByRole('region', { name: 'Tentang' })).toBeDefined();
  expect(footer.getByRole('link', { name: 'Aksesibilitas' }).getAttribute('href')).toBe('/accessibility');
  const help = within(footer.getByRole('navigation', { name: 'Bantuan' }));
  expect(help.getByRole('link', { name: 'Cek sertifikat' }).getAttribute('href')).toBe('/certificate');
  expect(await footer.findByRole('link', { name: 'Kuliner' })).toBeDefined();
  expect(callsOf(category.list)).toContainEqual({ query: { page: 1, perPage: 5, sort: '-totalClass' } });
  expect(footer.getByRole('link', { name: 'Bootcamp' }).getAttribute('href')).toBe('/catalog?tabs=3');
  expect(footer.getByText(/© 2021/)).toBeDefined();
  expect(footer.getAllByRole('link', { name: 'Kebijakan Privasi' })[0]?.getAttribute('href')).toBe(
    '/terms-policy?tab=0',
  );
});

test("the footer links the product's accounts on social networks, if there are any [2.62]", async () => {
  // React renders late content on an animation frame of jsdom, whose timer must be a real one.
  vi.useRealTimers();
  const config = appConfig();
  const before = config.socialLinks;
  onTestFinished(() => {
    config.socialLinks = before;
  });
  config.socialLinks = ['https://www.instagram.com/sinau'];
  open({ isVisitor: true });
  const footer = within(screen.getByRole('contentinfo'));
  const links = within(await footer.findByRole('navigation', { name: 'Media sosial' }));
  expect(links.getByRole('link', { name: /Instagram/ }).getAttribute('href')).toBe('https://www.instagram.com/sinau');
  cleanup();
  config.socialLinks = [];
  open({ isVisitor: true });
  expect(screen.queryByRole('navigation', { name: 'Media sosial' })).toBeNull();
});
