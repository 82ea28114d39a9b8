import type { CatalogTab } from './catalog.search.ts';

export const tabLabels: Record<CatalogTab, string> = {
  'self-paced': 'Kelas Mandiri',
  webinar: 'Webinar',
  intensive: 'Kelas Intensif',
  bootcamp: 'Bootcamp',
  bundling: 'Bundling',
};
