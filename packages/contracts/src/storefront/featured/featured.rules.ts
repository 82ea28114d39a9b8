/** The lists of classes that operators pick. */
export const featuredPlaces = ['homepage', 'catalog'] as const;
export type FeaturedPlace = (typeof featuredPlaces)[number];

/** How many classes each list shows; popular ones follow the picks. */
export const featuredCount = 8;
