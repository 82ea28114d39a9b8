import { z } from 'zod';
import { idOf } from '../../fields.ts';
import { chapters } from './chapters.ts';
import { makerFile, recording } from './files.ts';
import { completionOf, defineLessonKind, isFreePreview, noFile, progressBar } from './lesson-kind.ts';

const content = z.object({ mediaId: idOf('media').nullable(), chapters });

export const audio = defineLessonKind('audio', {
  content,
  blank: content.extend(noFile),
  makerContent: content.extend({ media: makerFile }),
  setting: z.object({ progressBar, isFreePreview, completionType: completionOf('audio') }),
  view: z.object({ file: recording.nullable(), chapters }),
});
