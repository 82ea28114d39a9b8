/** What only few see, or nobody at first: together in one file of code of its own. */
export { GoneOfferPage } from './gone-offer-page.tsx';
export { RelatedClasses } from './related-classes.tsx';
