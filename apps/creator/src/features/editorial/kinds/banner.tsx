import { useQuery } from '@tanstack/react-query';
import { banner, content } from '@sinau/api-client';
import type { ScheduledBanner } from '@sinau/contracts/storefront/banner/banner.endpoints';
import { bannerRules } from '@sinau/contracts/storefront/banner/banner.rules';
import { dateTime } from '@sinau/format';
import { lazySection } from '@sinau/shell';
import type { ContentKind } from '../kind.ts';
import type { BannerValues } from './banner-fields.tsx';

const badges = {
  shown: { words: 'Tampil', tone: 'success' },
  waiting: { words: 'Menunggu giliran', tone: 'neutral' },
  scheduled: { words: 'Terjadwal', tone: 'promo' },
  ended: { words: 'Selesai', tone: 'neutral' },
} as const;

const sent = ({ endDate, ...values }: BannerValues) => ({ ...values, endDate: endDate ?? '' });

export const bannerKind: ContentKind<ScheduledBanner, BannerValues> = {
  label: 'Pengumuman',
  noun: 'pengumuman',
  intro:
    'Tampil di atas menu, di semua halaman. Kalau beberapa berjalan bersamaan, yang lebih dulu berakhir yang tampil.',
  useRows: () => useQuery(banner.list.query({ query: { page: 0, perPage: 0 } })),
  useRow: (id) => useQuery(banner.detail.query({ params: { id } })),
  briefOf: ({ text, startDate, endDate, state }) => ({
    title: text,
    note: [startDate && `mulai ${dateTime(startDate)}`, `sampai ${dateTime(endDate)}`].filter(Boolean).join(' · '),
    badge: badges[state],
  }),
  removal: 'Pengumuman ini langsung hilang dari situs.',
  calls: {
    create: (values) => banner.create.call({ body: sent(values) }),
    edit: (id, values) => banner.edit.call({ params: { id }, body: sent(values) }),
    remove: (id) => banner.remove.call({ params: { id } }),
  },
  refreshes: [banner, content],
  rules: bannerRules,
  start: { text: '', link: '', backgroundUrl: null, backgroundUrlMobile: null, startDate: null, endDate: null },
  valuesOf: ({ text, link, backgroundUrl, backgroundUrlMobile, startDate, endDate }) => ({
    text,
    link,
    backgroundUrl,
    backgroundUrlMobile,
    startDate,
    endDate,
  }),
  Fields: lazySection(async () => (await import('./banner-fields.tsx')).BannerFields),
};
