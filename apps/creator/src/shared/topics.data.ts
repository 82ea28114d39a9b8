import { useQuery } from '@tanstack/react-query';
import { category } from '@sinau/api-client';
import { allCategoriesCall } from '@sinau/contracts/storefront/catalog/catalog.search';

export const useTopics = () => useQuery(category.list.query(allCategoriesCall()));
