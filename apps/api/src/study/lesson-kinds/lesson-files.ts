import { captionsLanguageLabels, type CaptionsLanguage } from '@sinau/contracts/core/media/captions.rules';
import {
  presentPoster,
  presentStreams,
  signMediaAddress,
  withSignedPictures,
  type MediaRow,
  type Signing,
} from '../../core/media/index.ts';

export type LessonFiles = ReturnType<typeof createLessonFiles>;

/** The files of one lesson, for users who may see them now. */
export function createLessonFiles(files: readonly MediaRow[], signing: Signing) {
  const find = (id: string | null | undefined) => files.find((file) => file.id === id);
  const signed = (media: MediaRow) => {
    const { address, expiresAt } = signMediaAddress(signing, media);
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
    /** The captions of a recording. An audio that was stored before it could have any has no list of them. */
    captions: (list: readonly { mediaId: string; language: CaptionsLanguage }[] = []) =>
      list.flatMap(({ mediaId, language }) => {
        const media = find(mediaId);
        return media ? [{ ...signed(media), language, label: captionsLanguageLabels[language] }] : [];
      }),
    withPictures: <C>(content: C) => contentWithPictures(signing, content, files),
  };
}

interface TextsInContent {
  readonly html?: string;
  readonly instruction?: string;
}

/** The content with signed addresses of the pictures in its text, found among the files. */
export function contentWithPictures<C>(signing: Signing, content: C, files: readonly MediaRow[]): C {
  const { html, instruction } = content as TextsInContent;
  const signed = (text: string) => withSignedPictures(signing, text, files);
  return {
    ...content,
    ...(html !== undefined && { html: signed(html) }),
    ...(instruction !== undefined && { instruction: signed(instruction) }),
  };
}
