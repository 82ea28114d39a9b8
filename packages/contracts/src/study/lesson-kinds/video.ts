import { z } from 'zod';
import { captionsLanguages } from '../../core/media/captions.rules.ts';
import { videoEmbedOf } from '../../core/rich-text/video-embed.ts';
import { address, idOf } from '../../fields.ts';
import { chapters } from './chapters.ts';
import { embed, lessonFile, makerFile, recording } from './files.ts';
import { completionOf, defineLessonKind, isFreePreview, noFile, progressBar } from './lesson-kind.ts';

const language = z.enum(captionsLanguages);
const captions = z.object({ mediaId: idOf('media'), language });
const eachLanguageOnce = (list: readonly { language: string }[]) =>
  new Set(list.map((one) => one.language)).size === list.length;

/** An uploaded recording with its captions, or an address at YouTube or Vimeo. */
const content = z.object({
  mediaId: idOf('media').nullable(),
  /** WebVTT, one file a language; the first is shown to those who have not chosen a language. */
  captions: z
    .array(captions)
    .max(captionsLanguages.length)
    .refine(eachLanguageOnce, 'Satu bahasa hanya punya satu takarir'),
  address: address(300)
    .refine((typed) => videoEmbedOf(typed) !== null, 'Tempel alamat video YouTube atau Vimeo')
    .nullable()
    .default(null),
  chapters,
});

export const video = defineLessonKind('video', {
  content,
  blank: content.extend({ ...noFile, captions: content.shape.captions.default([]) }),
  makerContent: content.extend({ media: makerFile, captions: z.array(captions.extend({ media: makerFile })) }),
  setting: z.object({ progressBar, isFreePreview, completionType: completionOf('video') }),
  view: z.object({
    file: recording.nullable(),
    captions: z.array(lessonFile.extend({ language, label: z.string() })),
    embed: embed.nullable(),
    chapters,
  }),
});
