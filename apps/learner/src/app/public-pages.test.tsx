// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { catalog, category, content, featured, review } from '@sinau/api-client';
import type { CatalogCard } from '@sinau/contracts/storefront/catalog/catalog.schemas';
import { answer } from '@sinau/shell/testing';
import { catalogCard, catalogOf, idOf, listOf, reviewsOf } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.ts';
import { TermsPolicyPage } from '../pages/terms-policy/terms-policy-page.tsx';
import { CatalogPage } from '../pages/catalog/catalog-page.tsx';
import { HomePage } from '../pages/catalog/home-page.tsx';
import { PromotionPage } from '../pages/catalog/promotion-page.tsx';
import { SearchPage } from '../pages/catalog/search-page.tsx';

afterEach(cleanup);

const testimonyOf = (number: number) => ({
  id: idOf(810 + number),
  name: `Orang ${number}`,
  role: 'Guru',
  photo: null,
  content: `Kata orang ${number}`,
});
const articleOf = (number: number) => ({
  id: idOf(820 + number),
  slug: `bacaan-${number}`,
  title: `Bacaan ${number}`,
  summary: 'Ringkasan',
  cover: null,
  publishedAt: '2026-11-01T03:00:00.000Z',
});
const topics = [{ id: idOf(800), title: 'Data & AI', slug: 'data-ai', cover: null, totalClass: 4 }];

interface Shown {
  cards?: CatalogCard[];
}

const open = (Page: ComponentType, path: string, shown: Shown = {}) => {
  const cards = shown.cards ?? [catalogCard()];
  return openPage({
    Page,
    path,
    isVisitor: true,
    answers: [
      answer(catalog.list, catalogOf(cards)),
      answer(featured.homepage, { list: cards.map((card) => ({ ...card, isPick: false })) }),
      answer(featured.catalog, { list: [] }),
      answer(catalog.promotions, listOf(cards)),
      answer(category.list, listOf(topics)),
      answer(content.testimonies, listOf([testimonyOf(1), testimonyOf(2)])),
      answer(content.articles, listOf([articleOf(1)])),
      answer(content.classCount, { count: 1_198 }),
      answer(content.mitraCount, { count: 12 }),
      answer(content.participantCount, { count: 0 }),
      answer(review.list, reviewsOf([])),
      answer(content.legalText, ({ params, query = {} }) => {
        const number = Number(query.version ?? 2);
        return {
          slug: params.slug,
          title: 'Teks',
          body: `<p>Isi ${params.slug}</p>`,
          changes: number === 2 ? '' : 'Batas waktunya diperjelas.',
          number,
          effectiveAt: `2026-1${number - 1}-01T03:00:00.000Z`,
          currentNumber: 2,
          versions: [3, 2, 1].map((one) => ({ number: one, effectiveAt: `2026-1${one - 1}-01T03:00:00.000Z` })),
        };
      }),
    ],
  });
};

test('the store of a session holds its flag, messages, filter and checkout; title and lists are held beside it, once [3.33]', async () => {
  const { store, callsOf } = open(CatalogPage, '/catalog?topic=data-ai');
  await screen.findByRole('heading', { name: 'Menulis Berita' });
  expect(store.getState()).toMatchObject({
    session: { profile: null },
    snackbars: [],
    filter: { catalogQuery: '?topic=data-ai' },
    checkout: { selection: { programIds: [], bundleIds: [], ticketIds: [] } },
  });
  expect(document.title).toMatch(/^Katalog kelas \|/);
  expect(callsOf(catalog.list)).toHaveLength(1);
});

test('the homepage shows popular classes, topics and testimonials, with numbers that are not zero', async () => {
  open(HomePage, '/');
  expect(await screen.findByRole('heading', { name: 'Kelas terpopuler' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Menulis Berita' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Jelajahi topik' })).toBeDefined();
  expect(await screen.findByText('Kata orang 1')).toBeDefined();
  expect(await screen.findByRole('link', { name: 'Bacaan 1' })).toBeDefined();
  expect(screen.getByText('1.198')).toBeDefined();
  expect(screen.queryByText('0')).toBeNull();
});

test.each(['self-paced', 'webinar', 'intensive', 'bootcamp', 'bundling'])(
  'the catalog reads its tab %s from the address [1.17, 2.3]',
  async (tab) => {
    const tabs = ['self-paced', 'webinar', 'intensive', 'bootcamp', 'bundling'].indexOf(tab);
    const { callsOf } = open(CatalogPage, `/catalog?tabs=${tabs}`);
    await screen.findByRole('heading', { name: 'Menulis Berita' });
    expect(callsOf(catalog.list)).toMatchObject([{ query: { filter: { tab } } }]);
  },
);

test('a catalog page beyond the last one redirects to the last page', async () => {
  const { address } = open(CatalogPage, '/catalog?page=99');
  await expect.poll(address).toBe('/catalog');
  expect(await screen.findByRole('heading', { name: 'Menulis Berita' })).toBeDefined();
});

test('the search uses the keyword of its address [2.4]', async () => {
  const { callsOf } = open(SearchPage, '/search?keyword=berita');
  expect(await screen.findByRole('heading', { name: 'Hasil pencarian “berita”' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Menulis Berita' })).toBeDefined();
  expect(callsOf(catalog.list)).toMatchObject([{ query: { keyword: 'berita' } }]);
});

test('a search without results offers the catalog and topics', async () => {
  open(SearchPage, '/search?keyword=xyz', { cards: [] });
  expect(await screen.findByRole('heading', { name: 'Belum ada kelas yang cocok' })).toBeDefined();
  expect(screen.getByRole('link', { name: 'Buka katalog' }).getAttribute('href')).toBe('/catalog');
  expect((await screen.findByRole('link', { name: 'Data & AI' })).getAttribute('href')).toBe('/catalog?topic=data-ai');
});

test('the promotion page lists classes with a running promotion [2.5]', async () => {
  const { callsOf } = open(PromotionPage, '/search-promotion-class');
  expect(await screen.findByRole('heading', { name: 'Menulis Berita' })).toBeDefined();
  expect(callsOf(catalog.promotions)).toHaveLength(1);
});

test.each([
  ['', 'Kebijakan Privasi', 'privacy'],
  ['?tab=0', 'Kebijakan Privasi', 'privacy'],
  ['?tab=1', 'Syarat dan Ketentuan', 'terms'],
  ['?tab=2', 'Ketentuan Mitra', 'mitra-terms'],
])('/terms-policy%s shows %s [2.2]', async (query, title, slug) => {
  open(TermsPolicyPage, `/terms-policy${query}`);
  expect(screen.getByRole('heading', { name: title })).toBeDefined();
  expect(await screen.findByText(`Isi ${slug}`)).toBeDefined();
  expect(screen.getByText('Versi 2, berlaku sejak 1 Nov 2026')).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Yang berubah' })).toBeNull();
});

test.each([
  [1, 'Versi 1, berlaku 1 Okt 2026 sampai 1 Nov 2026', 'Versi ini sudah digantikan.'],
  [3, 'Versi 3, mulai berlaku 1 Des 2026', 'Versi ini belum berlaku.'],
])(
  'version %i of a legal text says that it is not in force, and links to the version that is',
  async (version, force, notice) => {
    const { callsOf } = open(TermsPolicyPage, `/terms-policy?tab=1&version=${version}`);
    expect(await screen.findByText(force)).toBeDefined();
    expect(callsOf(content.legalText)).toEqual([{ params: { slug: 'terms' }, query: { version } }]);
    expect(screen.getByText(notice)).toBeDefined();
    expect(screen.getByText('Batas waktunya diperjelas.')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Baca yang berlaku' }).getAttribute('href')).toBe('/terms-policy?tab=1');
  },
);

test('the legal text in force links to the announced version, and to all others', async () => {
  open(TermsPolicyPage, '/terms-policy?tab=0');
  expect((await screen.findByRole('link', { name: 'Baca versi barunya' })).getAttribute('href')).toBe(
    '/terms-policy?tab=0&version=3',
  );
  expect(screen.getByRole('link', { name: 'Versi 1' }).getAttribute('href')).toBe('/terms-policy?tab=0&version=1');
});

test.each([
  ['half an hour of', 1_800, '30 menit'],
  ['less than half an hour of', 1_799, '6 materi'],
])(
  'the card of a class of %s study time shows its time or number of lessons',
  async (_title, durationSeconds, words) => {
    open(CatalogPage, '/catalog', { cards: [catalogCard({ durationSeconds })] });
    expect(await screen.findByText(words)).toBeDefined();
  },
);
