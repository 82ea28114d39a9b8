import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { catalog, featured } from '@sinau/api-client';
import {
  alsoTakenCall,
  catalogCall,
  promotionCall,
  relatedCall,
  searchCall,
  showsPicks,
  type CatalogSearch,
} from '@sinau/contracts/storefront/catalog/catalog.search';

export const catalogQuery = (search: CatalogSearch) => catalog.list.query(catalogCall(search));
export const searchQuery = (search: CatalogSearch) => catalog.list.query(searchCall(search));
export const promotionsQuery = (search: CatalogSearch) => catalog.promotions.query(promotionCall(search));
export const homePicksQuery = () => featured.homepage.query();
export const catalogPicksQuery = () => featured.catalog.query();
export const topicClassesQuery = (topic: string | undefined) => catalog.list.query(relatedCall(topic));
export const alsoTakenQuery = (classIds: readonly string[]) => catalog.alsoTaken.query(alsoTakenCall(classIds));

/** Loads the catalog; the previous page stays visible while the next one loads. */
export const useCatalog = (search: CatalogSearch) =>
  useQuery({ ...catalogQuery(search), placeholderData: keepPreviousData });

export const useSearchResults = (search: CatalogSearch) =>
  useQuery({
    ...searchQuery(search),
    placeholderData: keepPreviousData,
    enabled: search.keyword !== '',
  });

export const usePromotions = (search: CatalogSearch) =>
  useQuery({ ...promotionsQuery(search), placeholderData: keepPreviousData });

export const useHomePicks = () => useQuery(homePicksQuery());

/** Loads the picks above the unfiltered catalog. */
export const useCatalogPicks = (search: CatalogSearch) =>
  useQuery({ ...catalogPicksQuery(), enabled: showsPicks(search) });

export const useTopicClasses = (topic: string | undefined) =>
  useQuery({
    ...topicClassesQuery(topic),
    enabled: topic !== undefined,
  });

export const useAlsoTaken = (classIds: readonly string[]) =>
  useQuery({ ...alsoTakenQuery(classIds), enabled: classIds.length > 0, throwOnError: false });
