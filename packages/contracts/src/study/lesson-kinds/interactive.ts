import { z } from 'zod';
import { address, idOf } from '../../fields.ts';
import { packageManifest } from '../../core/media/package.schemas.ts';
import { interactiveEmbedOf, maxTrackedState } from '../lesson/interactive.rules.ts';
import { lessonFile, makerFile } from './files.ts';
import { completionOf, defineLessonKind, noFile, progressBar } from './lesson-kind.ts';

/** An uploaded HTML5 package, or the address of a material at one of the allowed providers. */
const content = z.object({
  mediaId: idOf('media').nullable(),
  address: address(500)
    .refine((typed) => interactiveEmbedOf(typed) !== null, 'Alamat ini bukan dari layanan yang didukung')
    .nullable()
    .default(null),
  /** The part of a SCORM package that is played; without one all parts, with a menu. */
  part: z.string().max(255).optional(),
});

/** Length as it is stored. */
export const bytesOf = (value: string) => new TextEncoder().encode(value).length;
/** JSON text of the package, which is stored unchanged and never parsed by us. */
export const packageStateValue = z
  .string()
  .max(maxTrackedState)
  .refine(
    (value) => isJson(value) && bytesOf(value) <= maxTrackedState,
    'Simpanan materi harus berupa JSON, paling banyak 256 KB',
  );

export const interactive = defineLessonKind('interactive', {
  content,
  blank: content.extend(noFile),
  makerContent: content.extend({ media: makerFile }),
  setting: z.object({
    progressBar,
    completionType: completionOf('interactive'),
    /** Of 100; 0 with `hit-button`. */
    minimumScore: z.int().min(0).max(100).default(0),
  }),
  view: z.object({
    /** The first page of an uploaded package, which loads its other files. */
    package: lessonFile.extend({ manifest: packageManifest.optional() }).nullable(),
    embed: z.object({ provider: z.string(), name: z.string(), address: z.string() }).nullable(),
    /** State that the package saved for this participant, and the number of the last save; 0 before the first one. */
    state: z.object({ value: packageStateValue.nullable(), revision: z.int().nonnegative() }),
  }),
});

function isJson(value: string) {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}
