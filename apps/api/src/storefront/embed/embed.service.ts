import { screens } from '@sinau/contracts';
import { embedSize, frameCode, offerSlugIn } from '@sinau/contracts/storefront/embed/embed.rules';
import type { Deps } from '../../platform/deps.ts';
import { forEverybody, type FileAnswer, type PublicFile } from '../../platform/public-file.ts';
import { sharePictureSize } from '../../platform/share-picture.ts';
import { presentCard } from '../catalog/index.ts';
import { findEmbedded } from './embed.queries.ts';
import { frameHeaders, frameHtml, goneHtml, type Embedded } from './frame.ts';

/** Script that puts the frame in its place. It is on pages of others, so it stays small and touches nothing else. */
export const embedScript = `(()=>{const s=document.currentScript;if(!s)return;const f=document.createElement('iframe');f.src=new URL('/embed/'+encodeURIComponent(s.dataset.class),s.src);f.title=s.dataset.title||'Kelas';f.loading='lazy';f.height=${embedSize.height};f.style.cssText='border:0;display:block;width:100%;max-width:${embedSize.maxWidth}px';s.replaceWith(f)})()`;

/** Serves the boxes of offers for pages of others, and tells the programs of such pages how to show them (oEmbed 1.0). */
export function embedFiles({ sql, env, clock }: Pick<Deps, 'sql' | 'env' | 'clock'>): PublicFile[] {
  const settings = { publicUrl: env.PUBLIC_URL, productName: env.PRODUCT_NAME };

  async function findOffer(slug: string): Promise<Embedded | null> {
    const found = await findEmbedded(sql, slug);
    if (!found) return null;
    const card = presentCard(found.row, clock.now());
    return { card, isForSale: found.row.isForSale, ids: [card.id, card.mitra.id, ...found.classIds] };
  }

  async function frame(slug: string): Promise<FileAnswer> {
    const offer = /^[a-z0-9-]{1,160}$/.test(slug) ? await findOffer(slug) : null;
    return {
      status: offer ? 200 : 404,
      type: 'text/html; charset=utf-8',
      body: offer ? frameHtml(offer, settings) : goneHtml(settings, 'Kelas ini sudah tidak tersedia.'),
      cacheControl: 'no-cache',
      headers: frameHeaders,
    };
  }

  async function oEmbed(query: Readonly<Record<string, unknown>>): Promise<FileAnswer | null> {
    if ((query.format ?? 'json') !== 'json') return refusal(501, 'Only JSON is available');
    if (typeof query.url !== 'string') return refusal(400, 'An address is missing');
    const slug = slugOfAddress(query.url, env.PUBLIC_URL);
    const offer = slug ? await findOffer(slug) : null;
    return (
      offer && json(descriptionOf(offer, { width: sizeIn(query.maxwidth), height: sizeIn(query.maxheight) }, settings))
    );
  }

  return [
    { path: '/embed/:slug', cache: 'everybody', cacheUntilChanged: true, answer: ({ slug = '' }) => frame(slug) },
    {
      path: '/embed.js',
      answer: async () => ({
        type: 'text/javascript; charset=utf-8',
        body: embedScript,
        cacheControl: 'public, max-age=3600',
        headers: forEverybody,
      }),
    },
    { path: '/oembed', cache: 'everybody', answer: (_params, query) => oEmbed(query) },
  ];
}

const json = (value: object, status = 200): FileAnswer => ({
  status,
  type: 'application/json; charset=utf-8',
  body: JSON.stringify(value),
  cacheControl: 'public, max-age=300',
  headers: forEverybody,
});
const refusal = (status: number, error: string) => json({ error }, status);

/** Returns the slug in the address of an offer's page on this origin. */
function slugOfAddress(address: string, publicUrl: string) {
  const url = URL.parse(address);
  return url?.origin === new URL(publicUrl).origin ? offerSlugIn(url.pathname) : null;
}

const sizeIn = (text: unknown) => (typeof text === 'string' && /^\d{1,5}$/.test(text) ? Number(text) : Infinity);

interface Limits {
  readonly width: number;
  readonly height: number;
}

/** Describes an offer. Where its box has no room, it is a link. */
function descriptionOf(
  { card }: Embedded,
  { width, height }: Limits,
  { publicUrl, productName }: { publicUrl: string; productName: string },
) {
  const { title, slug, type, mitra } = card;
  const hasRoom = width >= embedSize.minWidth && height >= embedSize.height;
  const hasRoomForPicture = width >= sharePictureSize.width && height >= sharePictureSize.height;
  const frameWidth = Math.min(width, embedSize.maxWidth);
  return {
    version: '1.0',
    title,
    author_name: mitra.name,
    author_url: publicUrl + screens.mitra(mitra.slug),
    provider_name: productName,
    provider_url: publicUrl,
    cache_age: 300,
    ...(hasRoomForPicture && {
      thumbnail_url: `${publicUrl}/share/${type === 'bundle' ? 'bundle' : 'class'}/${slug}.png`,
      thumbnail_width: sharePictureSize.width,
      thumbnail_height: sharePictureSize.height,
    }),
    ...(hasRoom
      ? {
          type: 'rich',
          html: frameCode(publicUrl, card, frameWidth),
          width: frameWidth,
          height: embedSize.height,
        }
      : { type: 'link' }),
  };
}
