import { maxPixels } from '@sinau/contracts/media/media.rules';
import sharp from 'sharp';
import { Unusable, type Finding, type Task } from './finding.ts';

/** Of a picture that fits the lane for small files: it unpacks to some 30 MB. */
const smallPicture = 4_000_000;
/** The longest side that is kept. */
const longestSide = 2_560;

/**
 * Draws a picture anew, as WebP: upright, no larger than any screen needs, and without whatever else the file carried,
 * such as where it was taken. How large it unpacks is known from its header, before anything is unpacked.
 */
export async function inspectPicture({ path, drawing, lane }: Task): Promise<Finding> {
  const header = await sharp(path, { limitInputPixels: false }).metadata();
  if (header.width * header.height > maxPixels) {
    throw new Unusable(
      'file_too_large',
      `Gambar ini ${header.width} × ${header.height} piksel. Maksimal ${maxPixels / 1_000_000} megapiksel.`,
    );
  }
  if (lane === 'small' && header.width * header.height > smallPicture) return 'next lane';
  const { width, height } = await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(drawing);
  return { kind: 'image', type: 'image/webp', fileName: 'image.webp', width, height };
}
