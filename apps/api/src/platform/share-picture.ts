import { createHash } from 'node:crypto';
import type { PagePicture } from '@sinau/contracts/rendered-page';

/** Size that link previews require. */
export const sharePictureSize = { width: 1200, height: 630 } as const;
/** Increased when pictures are drawn differently, so that caches request them again. */
const pictureVersion = 1;

/** Picture of a page in link previews. */
export interface SharePicture {
  readonly address: string;
  /** Description of the picture in words. */
  readonly alt: string;
}

export function sharePicture({ kind, slug, alt, facts }: PagePicture): SharePicture {
  const version = createHash('sha1')
    .update(JSON.stringify([pictureVersion, ...facts]))
    .digest('hex');
  return { address: `/share/${kind}/${slug}.png?v=${version.slice(0, 10)}`, alt };
}

/** Picture of pages that have none of their own. */
export const commonPicture = (productName: string): SharePicture => ({
  address: `/share/${productName.toLowerCase().replace(/[^a-z0-9]+/g, '-')}.png?v=${pictureVersion}`,
  alt: `${productName}, kelas online dari praktisi Indonesia`,
});
