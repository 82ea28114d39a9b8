import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

interface Card {
  slug: string;
  title: string;
  thumbnail: string;
}

/** As little as shows some cards with React, a router and a query. */
function Cards() {
  const { data: cards = [] } = useQuery({
    queryKey: ['cards'],
    queryFn: async () => (await fetch(`/cards${window.location.search}`)).json() as Promise<Card[]>,
  });
  return (
    <main>
      <h1>Cards</h1>
      {cards.map(({ slug, title, thumbnail }) => (
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

const router = createBrowserRouter([{ path: '*', Component: Cards }]);
createRoot(document.getElementById('root')!).render(
  <QueryClientProvider client={new QueryClient()}>
    <RouterProvider router={router} />
  </QueryClientProvider>,
);
