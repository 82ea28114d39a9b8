import { z } from 'zod';
import { captionsLanguages } from '../../core/media/captions.rules.ts';
import { idOf } from '../../fields.ts';
import { lessonFile, makerFile } from './files.ts';

const language = z.enum(captionsLanguages);
const file = z.object({ mediaId: idOf('media'), language });
const eachLanguageOnce = (list: readonly { language: string }[]) =>
  new Set(list.map((one) => one.language)).size === list.length;

/** Captions of a recording: WebVTT, one file a language; the first is shown to those who have not chosen a language. */
export const captions = z
  .array(file)
  .max(captionsLanguages.length)
  .refine(eachLanguageOnce, 'Satu bahasa hanya punya satu takarir');
/** The same with their files, for the makers of a lesson. */
export const makerCaptions = z.array(file.extend({ media: makerFile }));
/** The same for participants. */
export const shownCaptions = z.array(lessonFile.extend({ language, label: z.string() }));
