import { z } from 'zod';
import { instant } from '../../fields.ts';
import { legalSlugs } from '../legal/legal.rules.ts';

/** What closing the account means. */
export const deactivation = z.object({
  /** For how long it can be brought back. */
  restorationDays: z.int().positive(),
  /** The mitra that I belong to: it stays with its owners, passes to its oldest member, or closes with me, its last one. */
  mitra: z.array(
    z.object({
      name: z.string(),
      becomes: z.enum(['stays', 'passes', 'closes']),
      /** Classes on offer; where it closes, they are taken off sale at once and stay with their participants. */
      totalClass: z.int().nonnegative(),
      /** Participants wait for a live session of it, so it cannot close yet. */
      owesSessions: z.boolean(),
    }),
  ),
});
export type Deactivation = z.infer<typeof deactivation>;

/** Agreements name a version of a legal text by the moment from which it is in force. */
export const agreements = z.object({
  list: z.array(
    z.object({
      slug: z.enum(legalSlugs),
      title: z.string(),
      /** The one in force. */
      number: z.int().positive(),
      version: instant,
      /** The newest version that I agreed to, and when. */
      agreedVersion: instant.nullable(),
      agreedAt: instant.nullable(),
      /** False where I never agreed, or a newer version has come since. */
      isAgreed: z.boolean(),
      /** Whether it binds me and I have not agreed to it: then the applications ask. */
      isAsked: z.boolean(),
      /** What has changed since the version that I agreed to, the oldest first. */
      changes: z.array(z.string()),
    }),
  ),
});
export type Agreements = z.infer<typeof agreements>;
