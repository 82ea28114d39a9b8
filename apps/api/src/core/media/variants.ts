import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { imageWidthFor, imageWidths, type ImageWidth } from '@sinau/contracts/core/media/media.rules';
import type { FileStore } from '../../platform/file-store/index.ts';
import { createFairQueue } from '../../platform/fair-queue.ts';
import { loadSharp } from '../../platform/load-sharp.ts';
import type { MediaRow } from './media.queries.ts';

// All pictures were redrawn on arrival, so none is larger than seven megapixels; and one uploader's do not hold up
// another's.
const queue = createFairQueue();

type Picture = Pick<MediaRow, 'id' | 'width' | 'fileName' | 'uploaderId'>;

/** Returns the widths of a picture that are narrower than itself. */
const variantsOf = ({ width }: Picture) => imageWidths.filter((narrower) => narrower < (width ?? 0));

/** Returns the name of the file that shows a picture at a requested width: the next larger one, never enlarged. */
export function fileNameAt(picture: Picture, wanted: number) {
  const width = imageWidthFor(wanted);
  return variantsOf(picture).includes(width) ? `${width}.webp` : picture.fileName;
}

/** Renders narrower copies when they are first requested, once, and stores them beside the picture. */
export function createVariants(storage: FileStore) {
  const underWay = new Map<string, Promise<void>>();

  const render = (picture: Picture, key: string, width: ImageWidth) =>
    storage.withWorkFile(async (path) => {
      const sharp = await loadSharp();
      const whole = await storage.read(`${picture.id}/${picture.fileName}`);
      await queue(picture.uploaderId, () =>
        pipeline(whole, sharp().resize({ width }).webp({ quality: 80 }), createWriteStream(path, { flags: 'wx' })),
      );
      await storage.put(key, path);
      // The picture may have been removed meanwhile; then this copy goes as well.
      if ((await storage.size(`${picture.id}/${picture.fileName}`)) === null) await storage.remove(picture.id);
    });

  return {
    /** Returns the size in bytes of a copy, rendered if need be; null if the name is not that of a copy. */
    async sizeOf(picture: Picture, name: string): Promise<number | null> {
      const width = variantsOf(picture).find((narrower) => name === `${narrower}.webp`);
      if (!width) return null;
      const key = `${picture.id}/${name}`;
      const size = await storage.size(key);
      if (size !== null) return size;

      const rendering = underWay.get(key) ?? render(picture, key, width).finally(() => underWay.delete(key));
      underWay.set(key, rendering);
      await rendering;
      return storage.size(key);
    },
  };
}
