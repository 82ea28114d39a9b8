import { pageOf } from '@sinau/contracts/storefront/mitra/mitra.search';
import { screens } from '@sinau/contracts/screens';
import { ListStates, PageTitle, useSearch } from '@sinau/shell';
import { Button, EmptyState, illustrations, Skeleton } from '@sinau/ui';
import { MitraCard } from '../../features/mitra/mitra-card.tsx';
import { useMitraDirectory } from '../../features/mitra/mitra.data.ts';
import './mitra-page.css';

/** List of all verified mitra. */
export function MitraDirectoryPage() {
  const page = useSearch(pageOf);
  return (
    <div className="wrap mitra-directory">
      <PageTitle>Mitra</PageTitle>
      <h1>Mitra</h1>
      <p className="muted">
        Lembaga dan praktisi yang mengajar di sini. Setiap mitra kami periksa sebelum kelasnya terbit.
      </p>
      <ListStates
        query={useMitraDirectory(page)}
        noun="mitra"
        page={page}
        hrefFor={screens.mitraDirectory}
        skeleton={
          <div className="mitra-cards">
            <Skeleton height={160} />
            <Skeleton height={160} />
            <Skeleton height={160} />
          </div>
        }
        empty={
          <EmptyState
            title="Belum ada mitra"
            illustration={illustrations.emptyNotes}
            action={<Button href={screens.creator()}>Jadi mitra pertama</Button>}
          />
        }
      >
        {({ list }, { isRefreshing, pages }) => (
          <div className="stack" aria-busy={isRefreshing}>
            <ul className="mitra-cards">
              {list.map((one) => (
                <MitraCard key={one.id} {...one} />
              ))}
            </ul>
            {pages}
          </div>
        )}
      </ListStates>
    </div>
  );
}
