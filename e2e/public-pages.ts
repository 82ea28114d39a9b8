import { screens } from '@sinau/contracts/screens';
import { baseUrl } from './harness.ts';

/** Pages of each format; sitemaps list them in no particular order. */
const ofEachFormat = [
  'menulis-berita-yang-dibaca-sampai-habis',
  'intensif-toefl-delapan-minggu',
  'bootcamp-jurnalis-muda',
];

/**
 * Pages that the server renders for visitors: the first few of each sitemap, of all formats, and those that no sitemap
 * lists.
 */
export async function renderedPages({ ofEachKind = Infinity } = {}): Promise<string[]> {
  const sitemaps = await addressesIn('/sitemap.xml');
  const listed = await Promise.all(
    sitemaps.map(async (sitemap) => {
      const addresses = await addressesIn(sitemap);
      return sitemap.includes('/fixed') ? addresses : addresses.slice(0, ofEachKind);
    }),
  );
  const all = [
    ...listed.flat(),
    ...ofEachFormat.map((slug) => screens.classPage(slug)),
    screens.login(),
    screens.search('data'),
    screens.search('zzzz'),
    screens.compare(ofEachFormat),
    screens.publicProfile('maya-larasati'),
  ];
  // A form that the browser renders.
  return [...new Set(all)].filter((address) => address !== screens.supportTicket());
}

async function addressesIn(sitemap: string) {
  const xml = await (await fetch(baseUrl + sitemap)).text();
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => {
    const { pathname, search } = new URL(address!);
    return pathname + search;
  });
}
