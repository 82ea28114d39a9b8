import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Parses the query with `read`, which falls back for invalid parts, so a page always renders. */
export function useSearch<T>(read: (query: URLSearchParams) => T): T {
  const [query] = useSearchParams();
  return useMemo(() => read(query), [read, query]);
}
