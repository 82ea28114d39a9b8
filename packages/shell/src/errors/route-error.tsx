import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ApiError } from '@sinau/api-client';
import { ErrorPage } from './error-page.tsx';

/** What the router shows where a page threw. */
export function RouteError() {
  const error = useRouteError();
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
