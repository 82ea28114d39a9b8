import { z } from 'zod';
import { idOf } from '../../fields.ts';
import { captions, makerCaptions, shownCaptions } from './captions.ts';
import { chapters } from './chapters.ts';
import { makerFile, recording } from './files.ts';
import { completionOf, defineLessonKind, isFreePreview, noFile, progressBar } from './lesson-kind.ts';

const content = z.object({
  mediaId: idOf('media').nullable(),
  /** Read as a transcript. Lessons stored before there were any have none. */
  captions: captions.default([]),
  chapters,
});

export const audio = defineLessonKind('audio', {
  content,
  blank: content.extend(noFile),
  makerContent: content.extend({ media: makerFile, captions: makerCaptions.default([]) }),
  setting: z.object({ progressBar, isFreePreview, completionType: completionOf('audio') }),
  view: z.object({ file: recording.nullable(), captions: shownCaptions, chapters }),
});
