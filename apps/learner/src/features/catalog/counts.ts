import { maxCount } from '@sinau/contracts/storefront/catalog/catalog.search';
import { decimal } from '@sinau/format';

/** Formats a count: '12', or '1.000+' where counting stopped. */
export const countWords = (total: number) => (total > maxCount ? `${decimal(maxCount)}+` : decimal(total));
