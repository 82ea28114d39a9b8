import {
  presentPoster,
  presentStreams,
  signMediaAddress,
  withSignedPictures,
  type MediaRow,
} from '../../core/media/index.ts';
import type { Keys } from '../../platform/keys.ts';

export type LessonFiles = ReturnType<typeof createLessonFiles>;

/** The files of one lesson, for users who may see them now. */
export function createLessonFiles(files: readonly MediaRow[], { keys, now }: { keys: Keys; now: Date }) {
  const find = (id: string | null | undefined) => files.find((file) => file.id === id);
  const signed = (media: MediaRow) => {
    const { address, expiresAt } = signMediaAddress(keys, media, now);
    return { address, addressExpiresAt: expiresAt.toISOString(), type: media.type, size: Number(media.size) };
  };
  return {
    find,
    signed,
    /** A recording that can be played; null if there is none, or it was lost. */
    recording(id: string | null) {
      const media = find(id);
      if (!media?.durationSeconds) return null;
      const { durationSeconds, width, height } = media;
      const file = signed(media);
      const [streams, poster] = [presentStreams(media, file.address), presentPoster(media, file.address)];
      return { ...file, durationSeconds, width, height, streams, poster };
    },
    withPictures: <C>(content: C) => contentWithPictures(keys, content, files, now),
  };
}

interface TextsInContent {
  readonly html?: string;
  readonly instruction?: string;
}

/** The content with signed addresses of the pictures in its text, found among the files. */
export function contentWithPictures<C>(keys: Keys, content: C, files: readonly MediaRow[], now: Date): C {
  const { html, instruction } = content as TextsInContent;
  const signed = (text: string) => withSignedPictures(keys, text, files, now);
  return {
    ...content,
    ...(html !== undefined && { html: signed(html) }),
    ...(instruction !== undefined && { instruction: signed(instruction) }),
  };
}
