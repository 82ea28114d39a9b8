import type { Actor } from '../../http/actor.ts';
import type { FileAnswer, Redirect } from '../../http/files.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Deps } from '../../platform/deps.ts';
import type { MediaStorage } from '../../platform/media-storage.ts';
import { findMedia, findOwnMedia, type MediaRow } from './media.queries.ts';
import { readMediaToken, signMediaAddress } from './signed-address.ts';
import { createVariants, fileNameAt } from './variants.ts';

export type DeliveryService = ReturnType<typeof createDeliveryService>;

/** How wide a picture is shown where nobody said. */
const usualWidth = 1280;

/** Hands out files: where they are to be found, and what they hold. */
export function createDeliveryService({
  db,
  clock,
  keys,
  storage,
}: Pick<Deps, 'db' | 'clock' | 'keys'> & { storage: MediaStorage }) {
  const variants = createVariants(storage);

  const fileOf = async (media: MediaRow | null, name: string, cacheControl: string): Promise<FileAnswer> => {
    const size = media && (name === media.fileName ? Number(media.size) : await variants.sizeOf(media, name));
    if (!media || size === null) throw new AppError('not_found');
    return {
      size,
      type: media.type,
      tag: `${Buffer.from(media.sha256).toString('base64url')}-${name}`,
      cacheControl,
      read: (range) => storage.read(`${media.id}/${name}`, range),
    };
  };

  return {
    /** Public media to its address for good; a lesson's to a signed one, for its owner and for operators alone. */
    async redirect(
      actor: Actor | null,
      id: string,
      { isCompressed, width }: { isCompressed: boolean; width?: number | undefined },
    ): Promise<Redirect> {
      const media = await findMedia(db, id);
      if (media?.purpose === 'public') {
        const wanted = width ?? (isCompressed ? usualWidth : null);
        const name = wanted ? fileNameAt(media, wanted) : media.fileName;
        return { to: `/api/media/public/${id}/${name}`, cacheControl: 'public, max-age=86400' };
      }
      const mayRead = media && actor && (actor.isOperator || (await findOwnMedia(db, id, actor)));
      if (!mayRead) throw new AppError('not_found');
      return { to: signMediaAddress(keys, media, clock.now()).address, cacheControl: 'private, no-store' };
    },

    async publicFile(id: string, name: string) {
      const media = await findMedia(db, id);
      return fileOf(media?.purpose === 'public' ? media : null, name, 'public, max-age=31536000, immutable');
    },

    async signedFile(token: string, name: string) {
      const { id, secondsLeft } = readMediaToken(keys, token, clock.now());
      return fileOf(await findMedia(db, id), name, `private, max-age=${secondsLeft}`);
    },
  };
}
