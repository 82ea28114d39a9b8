import { z } from 'zod';
import { idOf } from '../../fields.ts';
import { lessonFile, makerFile } from './files.ts';
import { completionOf, defineLessonKind, isFreePreview, noFile, progressBar } from './lesson-kind.ts';

const content = z.object({ mediaId: idOf('media').nullable() });

export const pdf = defineLessonKind('pdf', {
  content,
  blank: content.extend(noFile),
  makerContent: content.extend({ media: makerFile }),
  setting: z.object({
    progressBar,
    isFreePreview,
    completionType: completionOf('pdf'),
    downloadFile: z.boolean().default(false),
  }),
  view: z.object({ file: lessonFile.extend({ name: z.string(), pageCount: z.int().positive() }).nullable() }),
});
