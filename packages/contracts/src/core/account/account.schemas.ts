import { z } from 'zod';
import { instant } from '../../fields.ts';
import { legalSlugs } from '../legal/legal.rules.ts';
import { dataSaverChoices } from './data-saver.rules.ts';

/** Consequences of closing the account. */
export const deactivation = z.object({
  /** Days in which a closed account can be restored. */
  restorationDays: z.int().positive(),
  /**
   * The caller's mitra: it stays with its owners, passes to its oldest member, or closes with the caller as its last
   * one.
   */
  mitra: z.array(
    z.object({
      name: z.string(),
      becomes: z.enum(['stays', 'passes', 'closes']),
      /**
       * Classes on offer; if the mitra closes, they are taken off sale immediately and stay with their participants.
       */
      totalClass: z.int().nonnegative(),
      /** Participants wait for one of its live sessions, so it cannot close yet. */
      owesSessions: z.boolean(),
    }),
  ),
});
export type Deactivation = z.infer<typeof deactivation>;

/** Choice of a user, for all devices, of playing recordings with little data. */
export const dataSaver = z.object({ choice: z.enum(dataSaverChoices) });
export type DataSaverSetting = z.infer<typeof dataSaver>;

/** Agreements identify a version of a legal text by the time from which it is in force. */
export const agreements = z.object({
  list: z.array(
    z.object({
      slug: z.enum(legalSlugs),
      title: z.string(),
      /** Number of the version in force. */
      number: z.int().positive(),
      version: instant,
      /** The newest version that the caller agreed to, and when. */
      agreedVersion: instant.nullable(),
      agreedAt: instant.nullable(),
      /** False if the caller never agreed, or a newer version has come since. */
      isAgreed: z.boolean(),
      /** True if it binds the caller without their agreement: then the applications ask for it. */
      isAsked: z.boolean(),
      /** Changes since the version that the caller agreed to, oldest first. */
      changes: z.array(z.string()),
    }),
  ),
});
export type Agreements = z.infer<typeof agreements>;
