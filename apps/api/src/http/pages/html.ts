import type { PageHead } from '../../platform/public-page.ts';

/** JSON for a script element: no `<` can end it early. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', '\\u003c');
const escape = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

export interface PageSettings {
  readonly productName: string;
  readonly publicUrl: string;
}

/** Title, description, canonical address, Open Graph and structured data of a page. */
export function headHtml(head: PageHead | null, { productName, publicUrl }: PageSettings) {
  if (!head) return `<title>${escape(productName)}</title>`;
  const title = `${head.title} | ${productName}`;
  const address = publicUrl + head.canonical;
  const tags = [
    `<title>${escape(title)}</title>`,
    `<meta name="description" content="${escape(head.description)}">`,
    `<link rel="canonical" href="${escape(address)}">`,
    ...(head.isIndexed === false ? ['<meta name="robots" content="noindex">'] : []),
    ...Object.entries({
      'og:type': 'website',
      'og:site_name': productName,
      'og:locale': 'id_ID',
      'og:title': title,
      'og:description': head.description,
      'og:url': address,
      ...(head.image && { 'og:image': publicUrl + head.image }),
    }).map(([property, content]) => `<meta property="${property}" content="${escape(content)}">`),
  ];
  if (head.firstPicture)
    tags.push(`<link rel="preload" as="image" href="${escape(head.firstPicture)}" fetchpriority="high">`);
  if (head.jsonLd) tags.push(`<script type="application/ld+json">${inScript(head.jsonLd)}</script>`);
  return tags.join('');
}

/** What both applications read at their start: settings, and the answers of the first calls under their query keys. */
export const dataHtml = (config: object, firstData: readonly object[]) =>
  `<script type="application/json" id="app-config">${inScript(config)}</script><script type="application/json" id="first-data">${inScript(firstData)}</script>`;
