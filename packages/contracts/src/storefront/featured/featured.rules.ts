/** The lists of classes that operators pick. */
export const featuredLists = ['homepage', 'catalog'] as const;
export type FeaturedList = (typeof featuredLists)[number];

/** How many classes each list shows; popular ones follow the picks. */
export const featuredCount = 8;
