import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { maxCompared } from './compare.rules.ts';
import { comparedClass } from './compare.schemas.ts';

/** Slugs, separated by commas. */
const slugs = z
  .string()
  .max(161 * maxCompared)
  .regex(new RegExp(`^[a-z0-9-]{1,160}(,[a-z0-9-]{1,160}){0,${maxCompared - 1}}$`));

export const compareEndpoints = defineEndpoints('compare', {
  classes: {
    method: 'GET',
    path: '/classes/compare',
    auth: 'public',
    cache: 'everybody',
    summary:
      'Up to three classes or webinars with all that tells them apart, in the order asked for; unknown ones are left out',
    query: z.object({ slugs }),
    data: z.object({ list: z.array(comparedClass).max(maxCompared) }),
  },
});
