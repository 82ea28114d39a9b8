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

/** The previous page stays visible while the next one loads. */
export const useCatalog = (search: CatalogSearch) =>
  useQuery({ ...catalog.list.query(catalogCall(search)), placeholderData: keepPreviousData });

export const useSearchResults = (search: CatalogSearch) =>
  useQuery({
    ...catalog.list.query(searchCall(search)),
    placeholderData: keepPreviousData,
    enabled: search.keyword !== '',
  });

export const usePromotions = (search: CatalogSearch) =>
  useQuery({ ...catalog.promotions.query(promotionCall(search)), placeholderData: keepPreviousData });

export const useHomePicks = () => useQuery(featured.homepage.query());

/** Above the catalog as it opens. */
export const useCatalogPicks = (search: CatalogSearch) =>
  useQuery({ ...featured.catalog.query(), enabled: showsPicks(search) });

export const useTopicClasses = (topic: string | undefined) =>
  useQuery({
    ...catalog.list.query(relatedCall(topic)),
    enabled: topic !== undefined,
  });

export const useAlsoTaken = (classIds: readonly string[]) =>
  useQuery({ ...catalog.alsoTaken.query(alsoTakenCall(classIds)), enabled: classIds.length > 0, throwOnError: false });
