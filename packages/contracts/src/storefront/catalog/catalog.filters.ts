import { z } from 'zod';
import { instant, text } from '../../fields.ts';
import { classLanguages, classLevels } from './audience.ts';
import { programFormats } from './offer.rules.ts';
import { durationBands, priceKinds, startPeriods } from './catalog.choices.ts';

/** What every list of classes is filtered by. */
export const classFilters = {
  categorySlug: text(60),
  price: z.enum(priceKinds),
  salePrice: z.int32(),
  format: z.enum(programFormats),
  level: z.enum(classLevels),
  language: z.enum(classLanguages),
  duration: z.enum(durationBands),
  /** The mean of the reviews as cards show it, with one decimal. */
  rating: z.number().min(1).max(5),
  /** When the first session begins; what has no sessions never does. */
  starts: z.enum(startPeriods),
  startsAt: instant,
  /** Whether there are seats left; whatever has no seats has room for everybody. */
  hasSeats: z.boolean(),
};
