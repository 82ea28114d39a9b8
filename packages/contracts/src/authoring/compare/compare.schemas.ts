import { z } from 'zod';
import { catalogCard } from '../../storefront/catalog/catalog.schemas.ts';
import { instant } from '../../fields.ts';
import { classLanguages, classLevels } from '../../storefront/catalog/audience.ts';
import { withEducators } from '../program/program.schemas.ts';

/** What decides between two classes. Bundles are not among them: they are several classes at one price. */
export const comparedClass = catalogCard.omit({ badge: true, totalClass: true }).extend({
  type: z.enum(['program', 'webinar']),
  /** False once it was archived, or is over: who was sent the comparison still sees what it was. */
  isForSale: z.boolean(),
  level: z.enum(classLevels),
  language: z.enum(classLanguages),
  ...withEducators,
  /** Which group of participants it is for; of intensive classes and bootcamps. */
  cohort: z.string().nullable(),
  /** What participants need a week. */
  weeklyHours: z.int().positive().nullable(),
  /** How many of its live sessions take place, and the next of them; null where none is to come. */
  totalSession: z.int().nonnegative(),
  nextSession: z.object({ startsAt: instant, endsAt: instant }).nullable(),
  /** The titles of its sections, in their order: what there is to learn. */
  sections: z.array(z.string()),
});
export type ComparedClass = z.infer<typeof comparedClass>;
