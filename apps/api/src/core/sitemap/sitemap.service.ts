import { Readable } from 'node:stream';
import { screens } from '@sinau/contracts';
import { catalogTabs } from '@sinau/contracts/storefront/catalog/catalog.search';
import type { Deps } from '../../platform/deps.ts';
import type { PublicFile } from '../../platform/public-file.ts';
import {
  countAddresses,
  findAddressAt,
  findAddresses,
  sitemapKinds,
  type SitemapKind,
  type SitemapRow,
} from './sitemap.queries.ts';

/** Limit of one file by the protocol. */
const addressesInFile = 50_000;
const rowsAtOnce = 5_000;
const xml = { type: 'application/xml; charset=utf-8', cacheControl: 'public, max-age=300' };

const screenOf: Record<SitemapKind, (slug: string) => string> = {
  program: screens.classPage,
  webinar: screens.classPage,
  bundle: screens.classPage,
  mitra: screens.mitra,
  article: screens.article,
  faq: screens.faqCategory,
};

/** Pages that always exist. */
const fixedPages = [
  screens.home(),
  screens.catalog(),
  ...catalogTabs.map((_tab, tabs) => screens.catalog({ tabs })).filter((address) => address !== screens.catalog()),
  screens.promotions(),
  screens.mitraDirectory(),
  screens.articles(),
  screens.faq(),
  screens.faq('partner'),
  screens.about(),
  screens.accessibility(),
  screens.supportTicket(),
  screens.terms(0),
  screens.terms(1),
  screens.terms(2),
];

interface Options {
  /** Smaller in tests. */
  readonly perFile?: number;
}

/**
 * Serves the addresses that search engines may find, in files by kind: an index at `/sitemap.xml`, and each file
 * streamed from the database.
 */
export function sitemapFiles({ sql, env }: Pick<Deps, 'sql' | 'env'>, { perFile = addressesInFile }: Options = {}) {
  const fileAddress = (name: string) => `${env.PUBLIC_URL}/sitemaps/${name}.xml`;
  const entry = (tag: 'url' | 'sitemap', address: string, changedAt: Date | null = null) =>
    `<${tag}><loc>${escape(address)}</loc>${changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : ''}</${tag}>`;
  const file = (tag: 'urlset' | 'sitemapindex', entries: string) => `${opening(tag)}${entries}</${tag}>`;

  async function index() {
    const counts = await countAddresses(sql);
    const files = counts.flatMap(({ kind, count, changedAt }) =>
      Array.from({ length: Math.ceil(count / perFile) }, (_, page) =>
        entry('sitemap', fileAddress(`${kind}-${page + 1}`), changedAt),
      ),
    );
    return { ...xml, body: file('sitemapindex', entry('sitemap', fileAddress('fixed')) + files.join('')) };
  }

  async function* read(kind: SitemapKind, first: SitemapRow[]) {
    yield opening('urlset');
    let rows = first;
    for (let count = rows.length; rows.length > 0; count += rows.length) {
      yield rows.map(({ slug, changedAt }) => entry('url', env.PUBLIC_URL + screenOf[kind](slug), changedAt)).join('');
      const limit = Math.min(rowsAtOnce, perFile - count);
      rows = limit > 0 ? await findAddresses(sql, { kind, after: rows.at(-1)!.id, limit }) : [];
    }
    yield '</urlset>';
  }

  async function ofKind(kind: SitemapKind, page: number) {
    const after = page > 1 ? await findAddressAt(sql, kind, (page - 1) * perFile - 1) : null;
    if (page > 1 && !after) return null;
    const first = await findAddresses(sql, { kind, after, limit: Math.min(rowsAtOnce, perFile) });
    return first.length > 0 ? { ...xml, body: Readable.from(read(kind, first)) } : null;
  }

  return [
    { path: '/sitemap.xml', cache: 'everybody', answer: index },
    {
      path: '/sitemaps/:name',
      answer: async ({ name = '' }) => {
        if (name === 'fixed.xml')
          return {
            ...xml,
            body: file('urlset', fixedPages.map((path) => entry('url', env.PUBLIC_URL + path)).join('')),
          };
        const [, kind, page] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(name) ?? [];
        const known = sitemapKinds.find((one) => one === kind);
        return known ? ofKind(known, Number(page)) : null;
      },
    },
  ] satisfies PublicFile[];
}

const opening = (tag: 'urlset' | 'sitemapindex') =>
  `<?xml version="1.0" encoding="UTF-8"?><${tag} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
