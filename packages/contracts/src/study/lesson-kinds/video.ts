import { z } from 'zod';
import { videoEmbedOf } from '../../core/rich-text/video-embed.ts';
import { address, idOf } from '../../fields.ts';
import { captions, makerCaptions, shownCaptions } from './captions.ts';
import { chapters } from './chapters.ts';
import { embed, makerFile, recording } from './files.ts';
import { completionOf, defineLessonKind, isFreePreview, noFile, progressBar } from './lesson-kind.ts';

/** An uploaded recording with its captions, or an address at YouTube or Vimeo. */
const content = z.object({
  mediaId: idOf('media').nullable(),
  captions,
  address: address(300)
    .refine((typed) => videoEmbedOf(typed) !== null, 'Tempel alamat video YouTube atau Vimeo')
    .nullable()
    .default(null),
  chapters,
});

export const video = defineLessonKind('video', {
  content,
  blank: content.extend({ ...noFile, captions: captions.default([]) }),
  makerContent: content.extend({ media: makerFile, captions: makerCaptions }),
  setting: z.object({ progressBar, isFreePreview, completionType: completionOf('video') }),
  view: z.object({
    file: recording.nullable(),
    captions: shownCaptions,
    embed: embed.nullable(),
    chapters,
  }),
});
