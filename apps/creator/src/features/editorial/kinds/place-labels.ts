import type { FeaturedPlace } from '@sinau/contracts/storefront/featured/featured.rules';

export const placeLabels: Record<FeaturedPlace, string> = { homepage: 'Beranda', catalog: 'Katalog' };
