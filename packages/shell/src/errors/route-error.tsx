import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ApiError } from '@sinau/api-client';
import { ErrorPage } from './error-page.tsx';
import { OfflinePage } from './offline-page.tsx';

/** The error boundary of a page. */
export function RouteError() {
  const error = useRouteError();
  const queryClient = useQueryClient();

  // Clears failed queries, so that returning to the page sends them again.
  useEffect(
    () => () => queryClient.removeQueries({ predicate: ({ state }) => state.status === 'error' }),
    [queryClient],
  );

  // Without a network, being offline is the likely cause.
  if (!navigator.onLine) return <OfflinePage />;
  return <ErrorPage status={error instanceof ApiError || isRouteErrorResponse(error) ? error.status : undefined} />;
}

/** The same without a layout. */
export function BareRouteError() {
  return (
    <main>
      <RouteError />
    </main>
  );
}
