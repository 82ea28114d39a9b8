import { useEffect, useState } from 'react';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { passage } from '@sinau/api-client';
import { isBlank } from '@sinau/contracts/core/typed/text.rules';
import { shortestSought } from '@sinau/contracts/study/passage/passage.rules';

const pageSize = 20;
const pauseMs = 250;

/** Loads the passages with the typed words in pages: of one class, or of all classes of the user. */
export function usePassages(typed: string, classId: string | undefined) {
  const [keyword, setKeyword] = useState(typed);
  useEffect(() => {
    const pause = setTimeout(() => setKeyword(typed.trim()), pauseMs);
    return () => clearTimeout(pause);
  }, [typed]);
  const isSearching = !isBlank(typed) && typed.trim().length >= shortestSought;
  const { data, ...query } = useInfiniteQuery({
    queryKey: [...passage.list.key, classId ?? '', keyword],
    queryFn: ({ pageParam: page }) =>
      passage.list.call({ query: { keyword, page, perPage: pageSize, ...(classId && { filter: { classId } }) } }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) =>
      pages.flatMap(({ list }) => list).length < total ? pages.length + 1 : undefined,
    enabled: isSearching && keyword.length >= shortestSought,
    placeholderData: keepPreviousData,
  });
  return {
    ...query,
    isSearching,
    found: data && { list: data.pages.flatMap(({ list }) => list), total: data.pages[0]!.total },
  };
}
