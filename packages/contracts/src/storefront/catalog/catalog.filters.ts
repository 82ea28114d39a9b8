import { z } from 'zod';
import { instant, text } from '../../fields.ts';
import { classLanguages, classLevels } from './audience.ts';
import { programFormats } from './offer.rules.ts';
import { durationBands, priceKinds, startPeriods } from './catalog.choices.ts';

/** Filters of every list of classes. */
export const classFilters = {
  categorySlug: text(60),
  price: z.enum(priceKinds),
  salePrice: z.int32(),
  format: z.enum(programFormats),
  level: z.enum(classLevels),
  language: z.enum(classLanguages),
  duration: z.enum(durationBands),
  /** Average of the reviews as cards show it, with one decimal. */
  rating: z.number().min(1).max(5),
  /** Time when the first session begins; classes without sessions never match. */
  starts: z.enum(startPeriods),
  startsAt: instant,
  /** True if there are seats left; classes without seats always match. */
  hasSeats: z.boolean(),
};
