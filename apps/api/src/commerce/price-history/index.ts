export { createPriceHistory } from './price-history.service.ts';
export { insertPriceChanges, type NewPriceChange } from './price-history.queries.ts';
