import { Navigate, useParams } from 'react-router-dom';
import { ApiError } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { NotFoundPage, PageTitle, QueryStates, useIsSignedIn, useSearch } from '@sinau/shell';
import { defineSearch, page } from '@sinau/shell/search';
import { Skeleton } from '@sinau/ui';
import { PortfolioList } from '../../features/portfolio/portfolio-list.tsx';
import { Work } from '../../features/portfolio/portfolio-work.tsx';
import { useWork } from '../../features/portfolio/portfolio.data.ts';

/** A work that somebody shows; without an id, one's own works. */
export function PortfolioPage() {
  const { id } = useParams();
  return id ? <WorkPage key={id} id={id} /> : <OwnWorks />;
}

function WorkPage({ id }: { id: string }) {
  const query = useWork(id);
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundPage />;
  return (
    <QueryStates query={query} noun="karya ini" headingLevel={1} skeleton={<Skeleton height={320} />}>
      {(work) => <Work work={work} />}
    </QueryStates>
  );
}

const ownSearch = defineSearch(() => screens.portfolio(), { page: page() });

function OwnWorks() {
  const search = useSearch(ownSearch.read);
  if (!useIsSignedIn()) return <Navigate to={screens.login({ next: screens.portfolio() })} replace />;
  return (
    <div className="portfolio-page">
      <PageTitle>Portofolio</PageTitle>
      <div>
        <h1>Portofolio</h1>
        <p className="muted">Karyamu yang lulus dan kamu simpan. Bagikan tautannya kepada siapa pun.</p>
      </div>
      <PortfolioList page={search.page} hrefFor={(number) => ownSearch.href(search, { page: number })} />
    </div>
  );
}
