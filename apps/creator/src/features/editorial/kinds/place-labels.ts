import type { FeaturedList } from '@sinau/contracts/storefront/featured/featured.rules';

export const placeLabels: Record<FeaturedList, string> = { homepage: 'Beranda', catalog: 'Katalog' };
