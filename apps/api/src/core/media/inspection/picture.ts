import { maxPixels } from '@sinau/contracts/core/media/media.rules';
import sharp from 'sharp';
import { Unusable, type Finding, type Task } from './finding.ts';
import { openHeic } from './heic.ts';

/** Pixels of a picture that fits the lane for small files: it unpacks to some 30 MB. */
const smallPicture = 4_000_000;
/** Pixels of a HEIC photo, which takes twice the memory of others: it unpacks to some 300 MB. */
const maxHeicPixels = 25_000_000;
/** Unpacked bytes of any other: 40 megapixels of four channels with two bytes each. */
const maxUnpacked = maxPixels * 8;
/** Longest side of a stored picture. */
const longestSide = 2_560;

/**
 * Redraws a picture as WebP: upright, no larger than any screen needs, and without other data of the file, such as its
 * location. Its unpacked size is known from the header, before anything is unpacked.
 */
export async function inspectPicture({ path, drawing, type, lane }: Task): Promise<Finding> {
  const isHeic = /^image\/hei[cf]/.test(type);
  const picture = await (isHeic ? openHeic(path) : openPicture(path));
  const pixels = picture.width * picture.height;
  const most = isHeic ? maxHeicPixels : maxPixels;
  if (pixels > most) {
    const photos = isHeic ? 'Foto HEIC maksimal' : 'Maksimal';
    throw new Unusable(
      'file_too_large',
      `Gambar ini ${picture.width} × ${picture.height} piksel. ${photos} ${most / 1_000_000} megapiksel.`,
    );
  }
  if (lane === 'small' && pixels > smallPicture) return 'next lane';
  const unpacked = await picture.unpack();
  const { width, height } = await unpacked
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82 })
    .toFile(drawing);
  return { kind: 'image', type: 'image/webp', fileName: 'image.webp', width, height };
}

async function openPicture(path: string) {
  const { width, height, channels, depth } = await sharp(path, { limitInputPixels: false }).metadata();
  return {
    width,
    height,
    async unpack() {
      if (width * height * channels * (bytesOf[depth] ?? 1) > maxUnpacked)
        throw new Unusable(
          'file_too_large',
          'Gambar ini terlalu besar setelah dibuka. Simpan sebagai JPG, lalu unggah lagi.',
        );
      return sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).autoOrient();
    },
  };
}

/** Bytes of a channel of a pixel. TIFF may have any of these, all others have one or two. */
const bytesOf: Partial<Record<string, number>> = {
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
};
