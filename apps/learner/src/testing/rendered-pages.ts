import { matchPath } from 'react-router-dom';
import { endpointTable, type NamedEndpoint } from '@sinau/contracts';
import type { CallInput } from '@sinau/contracts/address';
import type { PageQuery } from '@sinau/contracts/rendered-page';
import { pages } from '../rendered-pages.ts';

/** The call that a query stands for. */
function callOf({ queryKey }: PageQuery) {
  const [feature, operation, input] = queryKey as [string, string, CallInput?];
  return { endpoint: (endpointTable as Record<string, Record<string, NamedEndpoint>>)[feature]![operation]!, input };
}

/** Head of the page at an address, as the server reads it from its definition. */
export function renderedPageAt(address: string) {
  const { pathname, searchParams } = new URL(address, 'https://sinau.test');
  const [found] = pages.flatMap((page) => {
    const match = matchPath(page.path, pathname);
    return match ? { page, at: { params: match.params as Record<string, string>, search: searchParams } } : [];
  });
  const { page, at } = found!;
  return {
    calls: () => page.queries(at).map(callOf),
    nextCalls: (answer: unknown) => page.next?.(at, answer).map(callOf) ?? [],
    head: (answer: unknown) => page.head(at, answer),
  };
}
