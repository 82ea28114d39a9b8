import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { catalog, compare } from '@sinau/api-client';
import { catalogTabs } from '@sinau/contracts/storefront/catalog/catalog.search';
import { compareCall } from '@sinau/contracts/authoring/compare/compare.rules';

export const comparedQuery = (slugs: readonly string[]) => compare.classes.query(compareCall(slugs));

/** Loads the comparison; the previous one stays visible while a column changes. */
export const useCompared = (slugs: readonly string[]) =>
  useQuery({ ...comparedQuery(slugs), placeholderData: keepPreviousData });

const comparable = catalogTabs.filter((tab) => tab !== 'bundling');
/** Number offered; three of them may be in the table already. */
const offeredAtOnce = 9;
const pauseMs = 200;

/** Loads classes to choose from: those that match the typed text, or the most popular ones of a topic. */
export function useClassesToCompare(typed: string, topic: string | undefined) {
  const [keyword, setKeyword] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setKeyword(typed.trim()), pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  return useQuery({
    ...catalog.list.query({
      query: {
        page: 1,
        perPage: offeredAtOnce,
        ...(keyword ? { keyword } : {}),
        filter: { tab: comparable, ...(!keyword && topic && { categorySlug: topic }) },
      },
    }),
    placeholderData: keepPreviousData,
  });
}
