import type { PortfolioEntry } from '@sinau/contracts/study/portfolio/portfolio.schemas';
import { screens } from '@sinau/contracts/screens';
import { date } from '@sinau/format';
import { ListStates } from '@sinau/shell';
import { Badge, Button, Card, EmptyState, illustrations, Link, Skeleton } from '@sinau/ui';
import { EyeOff } from '@sinau/ui/icons';
import { usePortfolio } from './portfolio.data.ts';
import './portfolio.css';

interface PortfolioListProps {
  page: number;
  hrefFor: (page: number) => string;
}

/** Own works of the user. */
export const PortfolioList = ({ page, hrefFor }: PortfolioListProps) => (
  <ListStates
    query={usePortfolio(page)}
    noun="portofoliomu"
    page={page}
    hrefFor={hrefFor}
    skeleton={<Skeleton height={220} />}
    empty={
      <Card>
        <EmptyState
          illustration={illustrations.emptyNotes}
          title="Portofoliomu masih kosong"
          action={<Button href={screens.createPortfolio()}>Tambah karya</Button>}
        >
          Tambahkan karya yang kamu buat di mana pun. Tugas yang lulus bisa kamu simpan di sini lewat halaman tugasnya
          di dalam kelas.
        </EmptyState>
      </Card>
    }
  >
    {({ list }, { isRefreshing, pages }) => (
      <>
        <ul className="portfolio-list" aria-busy={isRefreshing}>
          {list.map((entry) => (
            <li key={entry.id}>
              <Entry entry={entry} />
            </li>
          ))}
        </ul>
        {pages}
      </>
    )}
  </ListStates>
);

const Entry = ({ entry: { id, title, class: written, isShown, createdAt } }: { entry: PortfolioEntry }) => (
  <Card as="article" padded>
    <h2>
      <Link href={screens.portfolio(id)}>{title}</Link>
    </h2>
    <p className="muted sm">
      {written ? `${written.title} · ` : ''}disimpan {date(createdAt)}
    </p>
    {!isShown && (
      <p>
        <Badge>
          <EyeOff />
          Tidak tampil di profil
        </Badge>
      </p>
    )}
  </Card>
);
