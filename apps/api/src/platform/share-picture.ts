import { createHash } from 'node:crypto';
import type { PagePicture } from '@sinau/contracts/rendered-page';

/** The size that link previews ask for. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
/** Increased when pictures are drawn differently, so that those who keep one ask anew. */
const pictureVersion = 1;

/** The picture of a page in link previews. */
export interface SharePicture {
  readonly address: string;
  /** What it shows, in words. */
  readonly alt: string;
}

export function sharePicture({ kind, slug, alt, facts }: PagePicture): SharePicture {
  const version = createHash('sha1')
    .update(JSON.stringify([pictureVersion, ...facts]))
    .digest('hex');
  return { address: `/share/${kind}/${slug}.png?v=${version.slice(0, 10)}`, alt };
}

/** Of pages that have no picture of their own. */
export const commonPicture = (productName: string): SharePicture => ({
  address: `/share/${productName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.png?v=${pictureVersion}`,
  alt: `${productName}, kelas online dari praktisi Indonesia`,
});
