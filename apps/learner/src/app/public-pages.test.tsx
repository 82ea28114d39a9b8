// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { catalog, category, content, review, webinar } from '@sinau/api-client';
import type { CatalogCard } from '@sinau/contracts/catalog/catalog.schemas';
import type { Webinar } from '@sinau/contracts/webinar/webinar.schemas';
import { answer } from '@sinau/shell/testing';
import { catalogCard, catalogOf, idOf, listOf, programDetail, reviewOf, reviewsOf } from '../testing/fixtures.ts';
import { openPage } from '../testing/open-page.ts';
import { TermsPolicyPage } from '../pages/terms-policy/terms-policy-page.tsx';
import { CatalogPage } from '../pages/catalog/catalog-page.tsx';
import { HomePage } from '../pages/catalog/home-page.tsx';
import { OfferPage } from '../pages/catalog/offer-page.tsx';
import { PromotionPage } from '../pages/catalog/promotion-page.tsx';
import { SearchPage } from '../pages/catalog/search-page.tsx';

afterEach(cleanup);

const topics = [{ id: idOf(800), title: 'Data & AI', slug: 'data-ai', totalClass: 4 }];

function webinarDetail(startsAt: string, endsAt: string): Webinar {
  const { type: _type, format: _format, sections: _sections, ...shared } = programDetail();
  const session = { _id: idOf(40), id: idOf(40), title: 'Sesi 1', startsAt, endsAt, lesson: null, status: null };
  return { ...shared, type: 'webinar', title: 'Meliput Banjir', startsAt, endsAt, sessions: [session] };
}

interface Shown {
  cards?: CatalogCard[];
  route?: string;
  webinar?: Webinar;
}

const open = (Page: ComponentType, path: string, shown: Shown = {}) => {
  const cards = shown.cards ?? [catalogCard()];
  return openPage({
    Page,
    path,
    ...(shown.route && { route: shown.route }),
    isVisitor: true,
    answers: [
      answer(catalog.list, catalogOf(cards)),
      answer(catalog.promotions, listOf(cards)),
      answer(category.list, listOf(topics)),
      answer(review.latest, listOf([reviewOf(1), reviewOf(2)])),
      answer(review.list, reviewsOf([])),
      answer(webinar.detail, shown.webinar ?? webinarDetail('2099-11-28T03:00:00.000Z', '2099-11-28T05:00:00.000Z')),
      answer(content.legalText, ({ params }) => ({
        slug: params.slug,
        title: 'Teks',
        body: `<p>Isi ${params.slug}</p>`,
        updatedAt: '2026-11-01T03:00:00.000Z',
      })),
    ],
  });
};

test('the homepage shows popular classes, topics and what learners say', async () => {
  open(HomePage, '/');
  expect(await screen.findByRole('heading', { name: 'Kelas terpopuler' })).toBeDefined();
  expect(await screen.findByRole('heading', { name: 'Menulis Berita' })).toBeDefined();
  expect(screen.getByRole('heading', { name: 'Jelajahi topik' })).toBeDefined();
  expect(await screen.findByText('Ulasan 1')).toBeDefined();
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

test('the search looks for the keyword of its address [2.4]', async () => {
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
])('/terms-policy%s shows %s [2.2]', async (query, title, slug) => {
  open(TermsPolicyPage, `/terms-policy${query}`);
  expect(screen.getByRole('heading', { name: title })).toBeDefined();
  expect(await screen.findByText(`Isi ${slug}`)).toBeDefined();
});

test('a webinar says when it meets and that tickets are not on sale yet', async () => {
  open(OfferPage, '/catalog/webinar-meliput-banjir', { route: '/catalog/:slug' });
  expect(await screen.findByRole('heading', { name: 'Meliput Banjir' })).toBeDefined();
  expect(screen.getByText(/^Sabtu, 28 Nov 2099 \| /)).toBeDefined();
  expect(screen.getAllByText(/Pendaftaran segera dibuka/).length).toBeGreaterThan(0);
});

test('a webinar that is over says so', async () => {
  open(OfferPage, '/catalog/webinar-meliput-banjir', {
    route: '/catalog/:slug',
    webinar: webinarDetail('2020-11-28T03:00:00.000Z', '2020-11-28T05:00:00.000Z'),
  });
  expect((await screen.findAllByText(/Webinar ini sudah selesai/)).length).toBeGreaterThan(0);
});

test.each([
  ['half an hour of', 1_800, '30 menit'],
  ['less than half an hour of', 1_799, '6 materi'],
])(
  'a class of %s study time says so on its card by time or number of lessons',
  async (_title, durationSeconds, words) => {
    open(CatalogPage, '/catalog', { cards: [catalogCard({ durationSeconds })] });
    expect(await screen.findByText(words)).toBeDefined();
  },
);
