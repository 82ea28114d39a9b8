import { createHash } from 'node:crypto';
import { dateTime, decimal, rating as ratingText, rupiah } from '@sinau/format';
import { embedSize } from '@sinau/contracts/storefront/embed/embed.rules';
import { screens } from '@sinau/contracts';
import type { CatalogCard } from '@sinau/contracts/storefront/catalog/catalog.schemas';
import { escapeHtml } from '../../platform/escape-html.ts';

interface Settings {
  readonly publicUrl: string;
  readonly productName: string;
}

/** An offer as its box shows it. */
export interface Embedded {
  readonly card: CatalogCard;
  readonly isForSale: boolean;
  /** Ids of all that it shows, by which a cached box is made again when one of them changes. */
  readonly ids: readonly string[];
}

const style = `*{box-sizing:border-box}body{margin:0;font:15px/1.4 system-ui,sans-serif;color:#0f1b36;background:#fff}article,.gone{height:${embedSize.height}px;padding:16px;border:1px solid #cbd4e1;border-radius:16px;overflow:hidden;display:grid;grid-template-columns:96px 1fr;gap:0 16px}.cover{width:96px;height:96px;object-fit:cover;border-radius:12px;background:#eff3f9}.text{display:flex;flex-direction:column;gap:2px;min-width:0}h1{margin:0;font-size:17px;line-height:1.3;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden;overflow-wrap:anywhere}p{margin:0}.line{color:#55617a;font-size:14px;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}.price{margin-top:auto;font-weight:700;font-size:17px;display:flex;flex-wrap:wrap;align-items:baseline;gap:0 6px}s{font-weight:400;font-size:14px;color:#55617a}a.open{margin-top:8px;min-height:44px;padding:0 20px;display:inline-flex;align-items:center;justify-content:center;border-radius:12px;background:#0e47c0;color:#fff;font-weight:700;text-decoration:none}a.open:hover{background:#0b3aa0}a:focus-visible{outline:3px solid #6c9bff;outline-offset:2px}.gone{display:flex;flex-direction:column;justify-content:center;align-items:center;text-align:center;gap:12px}.gone a{color:#0e47c0;font-weight:700;display:inline-block;padding:12px}@media(min-width:480px){article{grid-template-columns:198px 1fr}.cover{width:198px;height:198px}a.open{align-self:flex-start}}@media(max-width:279px){article{grid-template-columns:1fr}.cover{display:none}}`;

/**
 * Headers of a box: pages of any origin may show it in a frame, and it runs no script. The other pages stay closed to
 * frames.
 */
export const frameHeaders = {
  'content-security-policy': `default-src 'none';img-src 'self';style-src 'sha256-${createHash('sha256').update(style).digest('base64')}';base-uri 'none';form-action 'none';frame-ancestors http: https:`,
  'x-frame-options': null,
  'x-robots-tag': 'noindex',
};

const page = ({ productName }: Settings, title: string, body: string) =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)} | ${escapeHtml(productName)}</title><style>${style}</style></head><body>${body}</body></html>`;

const link = (address: string, label: string, className = '') =>
  `<a${className && ` class="${className}"`} href="${escapeHtml(address)}" target="_blank" rel="noopener">${label}</a>`;

/** Renders the box of an offer that is sold, or was. */
export function frameHtml({ card, isForSale, ids }: Embedded, settings: Settings) {
  const { title, slug, thumbnail, mitra, rating, startsAt } = card;
  if (!isForSale) return goneHtml(settings, `Kelas “${title}” sudah tidak dijual.`, ids);
  const address = settings.publicUrl + screens.classPage(slug);
  const facts = [
    ...(rating ? [`★ ${ratingText(rating.average)} (${decimal(rating.count)} ulasan)`] : []),
    ...(startsAt ? [dateTime(startsAt)] : []),
  ];
  return page(
    settings,
    title,
    `<article data-shows="${ids.join(' ')}">` +
      `<img class="cover" src="${escapeHtml(thumbnail ?? '/art/thumbnail-default.svg')}" alt="" width="198" height="198">` +
      `<div class="text"><h1>${escapeHtml(title)}</h1><p class="line">${escapeHtml(mitra.name)}</p>` +
      facts.map((fact) => `<p class="line">${escapeHtml(fact)}</p>`).join('') +
      `<p class="price">${priceHtml(card)}</p>${link(address, 'Lihat kelas', 'open')}</div></article>`,
  );
}

const priceOf = (price: number) => (price === 0 ? 'Gratis' : rupiah(price));

const stateLabels: Partial<Record<CatalogCard['sale']['state'], string>> = {
  upcoming: 'Segera dibuka',
  closed: 'Pendaftaran ditutup',
  'sold-out': 'Kursi habis',
  over: 'Sudah berlangsung',
};

function priceHtml({ salePrice, normalPrice, sale }: CatalogCard) {
  const state = stateLabels[sale.state];
  if (state) return state;
  const before =
    normalPrice === null ? '' : ` <s aria-label="Harga normal ${rupiah(normalPrice)}">${rupiah(normalPrice)}</s>`;
  return priceOf(salePrice) + before;
}

/** Renders what stays of a box whose offer is gone. */
export const goneHtml = (settings: Settings, sentence: string, ids: readonly string[] = []) =>
  page(
    settings,
    'Kelas tidak tersedia',
    `<div class="gone" data-shows="${ids.join(' ')}"><p>${escapeHtml(sentence)}</p>${link(
      settings.publicUrl + screens.catalog(),
      'Lihat kelas lainnya',
    )}</div>`,
  );
