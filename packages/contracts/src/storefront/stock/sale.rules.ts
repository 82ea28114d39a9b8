export const saleStates = ['open', 'upcoming', 'closed', 'sold-out', 'over'] as const;
export type SaleState = (typeof saleStates)[number];

/** The number of free seats is shown from this number down. */
export const fewSeats = 20;
