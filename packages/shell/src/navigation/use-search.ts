import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Reads the query through `read`, which falls back where a hand-edited address is wrong, so a page always renders. */
export function useSearch<T>(read: (query: URLSearchParams) => T): T {
  const [query] = useSearchParams();
  return useMemo(() => read(query), [read, query]);
}
