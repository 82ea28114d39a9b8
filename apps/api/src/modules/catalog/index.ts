export { findClassesForSale, presentSaleClass, type SaleClass } from './for-sale.ts';
export { mitraBriefColumns, saleClassColumns } from './for-sale.queries.ts';
