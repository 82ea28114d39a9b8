import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { Link, RouterProvider, type RouteObject } from 'react-router-dom';

export interface Card {
  slug: string;
  title: string;
  thumbnail: string;
}

/** The minimum to show some cards with React, a router and a query. */
function Cards() {
  const { data: cards } = useQuery<Card[]>({ queryKey: ['cards'], queryFn: () => [], staleTime: Infinity });
  return (
    <main>
      <h1>Cards</h1>
      {cards!.map(({ slug, title, thumbnail }) => (
        <article key={slug}>
          <img src={thumbnail} alt="" width="320" height="180" loading="lazy" />
          <h2>
            <Link to={`/${slug}`}>{title}</Link>
          </h2>
        </article>
      ))}
    </main>
  );
}

export const routes: RouteObject[] = [{ path: '*', Component: Cards }];

type Router = Parameters<typeof RouterProvider>[0]['router'];

export function Page({ router, cards }: { router: Router; cards: readonly Card[] }) {
  const queryClient = new QueryClient();
  queryClient.setQueryData(['cards'], cards);
  return (
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
