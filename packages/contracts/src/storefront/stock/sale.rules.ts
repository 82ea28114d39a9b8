export const saleStates = ['open', 'upcoming', 'closed', 'sold-out', 'over'] as const;
export type SaleState = (typeof saleStates)[number];

/** How many seats are left is told from this number down. */
export const fewSeats = 20;
