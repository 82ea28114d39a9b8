import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { catalog } from '@sinau/api-client';
import {
  catalogCall,
  homePicksCall,
  promotionCall,
  searchCall,
  type CatalogSearch,
} from '@sinau/contracts/catalog/catalog.search';

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

export const useHomePicks = () => useQuery(catalog.list.query(homePicksCall()));

export const relatedCount = 4;

/** The most popular classes of a topic; one more than shown, because the current class may be among them. */
export const useTopicClasses = (topic: string | undefined) =>
  useQuery({
    ...catalog.list.query({
      query: { page: 1, perPage: relatedCount + 1, sort: '-popular', filter: { categorySlug: topic } },
    }),
    enabled: topic !== undefined,
  });
