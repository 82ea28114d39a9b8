import type { PortfolioEntry } from '@sinau/contracts/study/portfolio/portfolio.schemas';
import { screens } from '@sinau/contracts/screens';
import { date } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Card, Link, Skeleton } from '@sinau/ui';
import { useShownWorks } from './portfolio.data.ts';
import './portfolio.css';

/** Works on a profile; empty if another user shows none. */
export function ShownWorks({ userId, isOwn }: { userId: string; isOwn: boolean }) {
  const query = useShownWorks(userId);
  if (query.data?.list.length === 0 && !isOwn) return null;
  return (
    <section className="portfolio-shown" aria-labelledby="portfolio-shown">
      <div className="portfolio-page-head">
        <h2 id="portfolio-shown">Portofolio</h2>
        {isOwn && <Link href={screens.portfolio()}>Atur portofolio</Link>}
      </div>
      <QueryStates query={query} noun="portofolio" headingLevel={3} skeleton={<Skeleton height={96} />}>
        {({ list }) =>
          list.length > 0 ? (
            <ul className="portfolio-shown-list">
              {list.map((entry) => (
                <li key={entry.id}>
                  <Shown entry={entry} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="muted">
              Belum ada karya. <Link href={screens.createPortfolio()}>Tambah karya pertamamu</Link>
            </p>
          )
        }
      </QueryStates>
    </section>
  );
}

const Shown = ({ entry: { id, title, class: written, createdAt } }: { entry: PortfolioEntry }) => (
  <Card as="article" padded>
    <h3>
      <Link href={screens.portfolio(id)}>{title}</Link>
    </h3>
    <p className="muted sm">{written ? `Dari kelas ${written.title}` : date(createdAt)}</p>
  </Card>
);
