import { z } from 'zod';
import { videoEmbedOf } from '../../core/rich-text/video-embed.ts';
import { address, idOf } from '../../fields.ts';
import { chapters } from './chapters.ts';
import { embed, lessonFile, makerFile, recording } from './files.ts';
import { completionOf, defineLessonKind, isFreePreview, noFile, progressBar } from './lesson-kind.ts';

/** An uploaded recording with its captions, or an address at YouTube or Vimeo. */
const content = z.object({
  mediaId: idOf('media').nullable(),
  captionsId: idOf('media').nullable().default(null),
  address: address(300)
    .refine((typed) => videoEmbedOf(typed) !== null, 'Tempel alamat video YouTube atau Vimeo')
    .nullable()
    .default(null),
  chapters,
});

export const video = defineLessonKind('video', {
  content,
  blank: content.extend(noFile),
  makerContent: content.extend({ media: makerFile, captions: makerFile }),
  setting: z.object({ progressBar, isFreePreview, completionType: completionOf('video') }),
  view: z.object({
    file: recording.nullable(),
    /** WebVTT. */
    captions: lessonFile.nullable(),
    embed: embed.nullable(),
    chapters,
  }),
});
