import { z } from 'zod';
import { shapeOf, text, uuid } from '../../fields.ts';
import { mediaIdOf } from '../../core/media/media.rules.ts';
import { educatorRules, maxEducators } from './educator.rules.ts';

/** A person shown on the page of a class. */
export const educator = z.object({
  id: uuid,
  name: z.string(),
  /** Professional title: 'Redaktur Ruang Redaksi'. */
  title: z.string(),
  /** Plain text; may be empty. */
  bio: z.string(),
  /** An address on this origin. */
  photo: z.string().nullable(),
});
export type Educator = z.infer<typeof educator>;

/** An educator in a list of classes. */
export const educatorBrief = educator.omit({ bio: true });
export type EducatorBrief = z.infer<typeof educatorBrief>;

export const educatorInput = z.object({
  ...shapeOf(educatorRules),
  bio: text(educatorRules.bio.max, 0).default(''),
  /** A public picture of the mitra; null for none. */
  photo: z
    .string()
    .max(120)
    .refine((address) => mediaIdOf(address) !== null, 'Unggah foto pengajar')
    .nullable()
    .default(null),
});
export const educatorUpdate = educatorInput.extend({
  /** New position, from 0; if omitted, it does not change. */
  index: z.int().min(0).max(maxEducators).optional(),
});
