import { maxPixels } from '@sinau/contracts/media/media.rules';
import sharp from 'sharp';
import { Unusable, type Finding, type Task } from './finding.ts';

/** The longest side that is kept. */
const longestSide = 2_560;

/**
 * Draws a picture anew, as WebP: upright, no larger than any screen needs, and without whatever else the file carried,
 * such as where it was taken. How large it unpacks is known from its header, before anything is unpacked.
 */
export async function inspectPicture({ path, drawing, maxPixelsHere }: Task): Promise<Finding> {
  const header = await sharp(path, { limitInputPixels: false }).metadata();
  if (header.width * header.height > maxPixels) {
    throw new Unusable(
      'file_too_large',
      `Gambar ini ${header.width} × ${header.height} piksel. Maksimal ${maxPixels / 1_000_000} megapiksel.`,
    );
  }
  if (maxPixelsHere !== null && header.width * header.height > maxPixelsHere) return 'too large for this lane';
  const { width, height } = await sharp(path, { limitInputPixels: maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(drawing);
  return { kind: 'image', type: 'image/webp', fileName: 'image.webp', width, height };
}
