import { useQuery } from '@tanstack/react-query';
import { category } from '@sinau/api-client';
import { allCategoriesCall, popularCategoriesCall } from '@sinau/contracts/catalog/catalog.search';

/* The page goes on without. */
const aside = { throwOnError: false } as const;

export const useTopics = () => useQuery({ ...category.list.query(allCategoriesCall()), ...aside });
export const usePopularTopics = () => useQuery({ ...category.list.query(popularCategoriesCall()), ...aside });
