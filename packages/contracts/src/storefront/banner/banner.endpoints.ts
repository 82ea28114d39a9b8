import { z } from 'zod';
import { defineEndpoints } from '../../endpoint.ts';
import { idOf, instant, text } from '../../fields.ts';
import { recordCalls } from '../../record-calls.ts';
import { shownPicture, siteLink } from '../../record-fields.ts';
import { bannerRules } from './banner.rules.ts';

const pictures = { backgroundUrl: shownPicture, backgroundUrlMobile: shownPicture };

export const scheduledBanner = z.object({
  id: idOf('banner'),
  text: z.string(),
  link: z.string(),
  backgroundUrl: z.string().nullable(),
  /** Null: phones show the other one, too. */
  backgroundUrlMobile: z.string().nullable(),
  /** Null: without a start date. */
  startDate: instant.nullable(),
  endDate: instant,
  /** `waiting`: within its period, but another one, which ends earlier, is shown. */
  state: z.enum(['shown', 'waiting', 'scheduled', 'ended']),
});
export type ScheduledBanner = z.infer<typeof scheduledBanner>;

export const bannerWriting = z.object({
  text: text(bannerRules.text.max, bannerRules.text.min),
  link: siteLink,
  ...pictures,
  startDate: instant.nullable(),
  endDate: instant,
});
export type BannerWriting = z.infer<typeof bannerWriting>;

export const bannerEndpoints = defineEndpoints('banner', {
  ...recordCalls({
    path: '/operator/banner',
    resource: 'banner',
    words: 'announcement banners',
    row: scheduledBanner,
    body: bannerWriting,
    example: {
      text: 'Pekan Belajar: diskon 20 persen untuk semua kelas menulis',
      link: '/search-promotion-class',
      backgroundUrl: null,
      backgroundUrlMobile: null,
      startDate: null,
      endDate: '2026-12-31T16:59:00.000Z',
    },
    sort: ['endDate', 'startDate'],
  }),
});
