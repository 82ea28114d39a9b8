import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ApiError } from '@sinau/api-client';
import { ErrorPage } from './error-page.tsx';
import { OfflinePage } from './offline-page.tsx';

/** What the router shows where a page threw. */
export function RouteError() {
  const error = useRouteError();
  const queryClient = useQueryClient();

  // Coming back, the page asks again instead of failing by what it remembers.
  useEffect(
    () => () => queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' }),
    [queryClient],
  );

  // Whatever failed, without a network nothing else would have come either.
  if (!navigator.onLine) return <OfflinePage />;
  return <ErrorPage status={error instanceof ApiError || isRouteErrorResponse(error) ? error.status : undefined} />;
}

/** The same where no layout stands around it. */
export function BareRouteError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}
