/** Types of offers. */
export const classTypes = ['program', 'webinar', 'bundle'] as const;

/** Formats in which a program is taught. */
export const programFormats = ['self-paced', 'intensive', 'bootcamp'] as const;
export type ProgramFormat = (typeof programFormats)[number];

export const minClassPrice = 10_000;
export const maxClassPrice = 100_000_000;
/** Tells whether a price is 0, for a free class, or within the limits. */
export const isClassPrice = (price: number) => price === 0 || (price >= minClassPrice && price <= maxClassPrice);
export const classPriceRefusal = 'Isi 0 untuk gratis, atau Rp10.000 sampai Rp100.000.000';

/** Maximum of classes and bundles in a checkout, so that the most expensive ones still fit into one payment. */
export const checkoutLimit = 20;
