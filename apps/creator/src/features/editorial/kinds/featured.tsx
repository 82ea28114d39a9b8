import { useQuery } from '@tanstack/react-query';
import { catalog, featured } from '@sinau/api-client';
import type { FeaturedPick, FeaturedPicking } from '@sinau/contracts/storefront/featured/featured.schemas';
import { dateTime } from '@sinau/format';
import { lazySection } from '@sinau/shell';
import type { ContentKind } from '../kind.ts';
import { placeLabels } from './place-labels.ts';

const badges = {
  running: { words: 'Tampil', tone: 'success' },
  scheduled: { words: 'Terjadwal', tone: 'promo' },
  ended: { words: 'Selesai', tone: 'neutral' },
  unavailable: { words: 'Tidak dijual', tone: 'danger' },
} as const;

export const featuredKind: ContentKind<FeaturedPick, FeaturedPicking> = {
  label: 'Kelas pilihan',
  noun: 'kelas pilihan',
  intro: 'Tampil paling depan di beranda dan katalog, lalu disusul kelas terpopuler.',
  useRows: () => useQuery(featured.list.query({ query: { page: 0, perPage: 0 } })),
  useRow: (id) => useQuery(featured.detail.query({ params: { id } })),
  briefOf: ({ place, class: { title, mitra }, startsAt, endsAt, state }) => ({
    title,
    note: [mitra, startsAt && `mulai ${dateTime(startsAt)}`, endsAt && `sampai ${dateTime(endsAt)}`]
      .filter(Boolean)
      .join(' · '),
    badge: badges[state],
    group: placeLabels[place],
  }),
  removal: 'Kelasnya tetap dijual dan tetap ada di katalog.',
  calls: {
    create: (body) => featured.create.call({ body }),
    edit: (id, body) => featured.edit.call({ params: { id }, body }),
    remove: (id) => featured.remove.call({ params: { id } }),
    move: (id, beforeId) => featured.move.call({ params: { id }, body: { beforeId } }),
  },
  refreshes: [featured, catalog],
  rules: { classId: { kind: 'text', max: 160, missing: 'Pilih kelasnya' } },
  start: { place: 'homepage', classId: '', startsAt: null, endsAt: null },
  valuesOf: ({ place, class: { slug }, startsAt, endsAt }) => ({ place, classId: slug, startsAt, endsAt }),
  Fields: lazySection(async () => (await import('./featured-fields.tsx')).FeaturedFields),
};
