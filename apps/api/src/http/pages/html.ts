import type { PageHead } from '@sinau/contracts/rendered-page';
import { offerSlugIn } from '@sinau/contracts/storefront/embed/embed.rules';
import { escapeHtml } from '../../platform/escape-html.ts';
import { commonPicture, sharePictureSize, type SharePicture } from '../../platform/share-picture.ts';
import type { PageMarkup } from './page-renderer.ts';

/** Writes JSON for a script element: no `<` can close it early. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');

/** A head whose picture has its address. */
export interface SharedHead extends Omit<PageHead, 'picture'> {
  readonly picture?: SharePicture;
}
export interface PageSettings {
  readonly productName: string;
  readonly publicUrl: string;
}

/** Writes title, description, canonical address, Open Graph and structured data of a page. */
export function headHtml(head: SharedHead | null, { productName, publicUrl }: PageSettings) {
  if (!head) return `<title>${escapeHtml(productName)}</title>`;
  const title = `${head.title} | ${productName}`;
  const address = publicUrl + head.canonical;
  const picture = head.picture ?? commonPicture(productName);
  const tags = [
    `<title>${escapeHtml(title)}</title>`,
    `<meta name="description" content="${escapeHtml(head.description)}">`,
    `<link rel="canonical" href="${escapeHtml(address)}">`,
    ...(head.isIndexed === false ? ['<meta name="robots" content="noindex">'] : []),
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': productName,
      'og:locale': 'id_ID',
      'og:title': title,
      'og:description': head.description,
      'og:url': address,
      'og:image': publicUrl + picture.address,
      'og:image:width': String(sharePictureSize.width),
      'og:image:height': String(sharePictureSize.height),
      'og:image:alt': picture.alt,
    }).map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`),
    '<meta name="twitter:card" content="summary_large_image">',
  ];
  if (offerSlugIn(head.canonical)) tags.push(oEmbedLink(address, publicUrl, head.title));
  if (head.firstPicture)
    tags.push(`<link rel="preload" as="image" href="${escapeHtml(head.firstPicture)}" fetchpriority="high">`);
  if (head.jsonLd)
    tags.push(`<script type="application/ld+json">${inScript(withOrigin(head.jsonLd, publicUrl))}</script>`);
  return tags.join('');
}

/** Description for other pages' programs of how to show an offer (oEmbed). */
const oEmbedLink = (address: string, publicUrl: string, title: string) =>
  `<link rel="alternate" type="application/json+oembed" href="${publicUrl}/oembed?url=${encodeURIComponent(address)}&#38;format=json" title="${escapeHtml(title)}">`;

/** Makes addresses absolute, since search engines need that. */
const withOrigin = (jsonLd: object, publicUrl: string): unknown =>
  JSON.parse(
    JSON.stringify(jsonLd, (name, value: unknown) =>
      ['url', 'item', 'image'].includes(name) && typeof value === 'string' && value.startsWith('/')
        ? publicUrl + value
        : value,
    ),
  );

/** Writes what both applications read at start: settings, and the answers of the first calls under their query keys. */
export const dataHtml = (config: object, firstData: readonly object[]) =>
  `<script type="application/json" id="app-config">${inScript(config)}</script><script type="application/json" id="first-data">${inScript(firstData)}</script>`;

/** Placeholder for the page in an application's template. */
export const emptyRoot = '<div id="root"></div>';

/**
 * Writes the page itself, where the server has rendered it; the browser hydrates it with the time it was rendered at.
 */
export const rootHtml = (rendered: PageMarkup | null) =>
  rendered ? `<div id="root" data-rendered-at="${rendered.at}">${rendered.html}</div>` : emptyRoot;
