/** Lists of classes picked by operators. */
export const featuredLists = ['homepage', 'catalog'] as const;
export type FeaturedList = (typeof featuredLists)[number];

/** Number of classes in each list; popular ones follow the picks. */
export const featuredCount = 8;
