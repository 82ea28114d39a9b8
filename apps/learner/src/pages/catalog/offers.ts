import type { Bundle } from '@sinau/contracts/authoring/bundle/bundle.schemas';
import type { Program } from '@sinau/contracts/authoring/program/program.schemas';
import type { Webinar } from '@sinau/contracts/authoring/webinar/webinar.schemas';
import type { CatalogTab } from '@sinau/contracts/storefront/catalog/catalog.search';

/** Offers of the catalog, by type. */
export interface Offers {
  program: Program;
  webinar: Webinar;
  bundle: Bundle;
}
export type OfferType = keyof Offers;
export type Offer = Offers[OfferType];

/** Returns the tab of the catalog that lists an offer. */
export function tabOf(offer: Offer): CatalogTab {
  if (offer.type === 'program') return offer.format;
  return offer.type === 'webinar' ? 'webinar' : 'bundling';
}
