import { useParams } from 'react-router-dom';
import { screens } from '@sinau/contracts/screens';
import { Leave, NotFoundPage, PageTitle, QueryStates, useIsSignedIn, useSearch } from '@sinau/shell';
import { defineSearch, page } from '@sinau/shell/search';
import { Button, Skeleton } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { PortfolioList } from '../../features/portfolio/portfolio-list.tsx';
import { Work } from '../../features/portfolio/portfolio-work.tsx';
import { useWork } from '../../features/portfolio/portfolio.data.ts';

/** Page of a public work; without an id, of the user's own works. */
export function PortfolioPage() {
  const { id } = useParams();
  return id ? <WorkPage key={id} id={id} /> : <OwnWorks />;
}

function WorkPage({ id }: { id: string }) {
  const query = useWork(id);
  return (
    <QueryStates
      query={query}
      missing={<NotFoundPage />}
      noun="karya ini"
      headingLevel={1}
      skeleton={<Skeleton height={320} />}
    >
      {(work) => <Work work={work} />}
    </QueryStates>
  );
}

const ownSearch = defineSearch(() => screens.portfolio(), { page: page() });

function OwnWorks() {
  const search = useSearch(ownSearch.read);
  if (!useIsSignedIn()) return <Leave to={screens.login({ next: screens.portfolio() })} />;
  return (
    <div className="portfolio-page">
      <PageTitle>Portofolio</PageTitle>
      <div className="portfolio-page-head">
        <div>
          <h1>Portofolio</h1>
          <p className="muted">Karya yang kamu tunjukkan. Bagikan tautannya kepada siapa pun.</p>
        </div>
        <Button variant="outline" href={screens.createPortfolio()}>
          <Plus />
          Tambah karya
        </Button>
      </div>
      <PortfolioList page={search.page} hrefFor={(number) => ownSearch.href(search, { page: number })} />
    </div>
  );
}
