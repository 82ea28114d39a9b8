import { z } from 'zod';
import { defineEndpoints } from '../endpoint.ts';
import { instant } from '../fields.ts';

export const banner = z.object({
  endDate: instant,
  text: z.string(),
  link: z.string(),
  backgroundUrl: z.string().nullable(),
  backgroundUrlMobile: z.string().nullable(),
});
export type Banner = z.infer<typeof banner>;
/** Registering agrees to the first two, applying as a partner to the third. */
export const legalSlugs = ['terms', 'privacy', 'mitra-terms'] as const;
export type LegalSlug = (typeof legalSlugs)[number];
export const legalText = z.object({ slug: z.string(), title: z.string(), body: z.string(), updatedAt: instant });
export type LegalText = z.infer<typeof legalText>;

export const contentEndpoints = defineEndpoints('content', {
  banner: {
    method: 'GET',
    path: '/slider/active',
    auth: 'public',
    summary: 'The running announcement banner, if there is one',
    data: banner.nullable(),
  },
  legalText: {
    method: 'GET',
    path: '/legal-text/:slug',
    auth: 'public',
    summary: 'The terms, the privacy policy, or the terms for partners',
    params: z.object({ slug: z.enum(legalSlugs) }),
    data: legalText,
    errors: ['not_found'],
  },
});
