import { useQuery } from '@tanstack/react-query';
import { catalog, category } from '@sinau/api-client';
import {
  allCategoriesCall,
  popularCategoriesCall,
  relatedCall,
} from '@sinau/contracts/storefront/catalog/catalog.search';

/* Failures do not break the page. */
const aside = { throwOnError: false } as const;

export const useTopics = () => useQuery({ ...category.list.query(allCategoriesCall()), ...aside });
export const usePopularTopics = () => useQuery({ ...category.list.query(popularCategoriesCall()), ...aside });

/** Loads the most popular offer of a topic, a class if there is one. */
export const useMostTaken = (topic: string) =>
  useQuery({
    ...catalog.list.query(relatedCall(topic)),
    select: ({ list }) => list.find(({ type }) => type === 'program') ?? list[0] ?? null,
    ...aside,
  });
