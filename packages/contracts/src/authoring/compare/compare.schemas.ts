import { z } from 'zod';
import { catalogCard } from '../../storefront/catalog/catalog.schemas.ts';
import { instant } from '../../fields.ts';
import { classLanguages, classLevels } from '../../storefront/catalog/audience.ts';
import { withEducators } from '../program/program.schemas.ts';

/** Facts to choose between two classes. Bundles cannot be compared: they are several classes at one price. */
export const comparedClass = catalogCard.omit({ badge: true, totalClass: true }).extend({
  type: z.enum(['program', 'webinar']),
  /** False once it was archived or is over: a comparison that was shared still shows it. */
  isForSale: z.boolean(),
  level: z.enum(classLevels),
  language: z.enum(classLanguages),
  ...withEducators,
  /** Group of participants that it is for; only for intensive classes and bootcamps. */
  cohort: z.string().nullable(),
  /** Hours that participants need per week. */
  weeklyHours: z.int().positive().nullable(),
  /** Number of its live sessions that take place, and the next of them; null if none is to come. */
  totalSession: z.int().nonnegative(),
  nextSession: z.object({ startsAt: instant, endsAt: instant }).nullable(),
  /** Titles of its sections, in their order: what participants learn. */
  sections: z.array(z.string()),
});
export type ComparedClass = z.infer<typeof comparedClass>;
