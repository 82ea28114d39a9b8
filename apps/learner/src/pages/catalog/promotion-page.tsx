import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { usePromotions } from '../../features/catalog/catalog.data.ts';
import { ResultTools } from '../../features/catalog/result-tools.tsx';
import { ClassResults } from './class-results.tsx';
import { useCatalogSearch } from './use-catalog-search.ts';
import './search-page.css';

/** Page of all offers with a running promotion. */
export function PromotionPage() {
  const { search, addressOf, change } = useCatalogSearch(screens.promotions());
  const results = usePromotions(search);
  return (
    <div className="wrap search-page">
      <PageTitle>Kelas promo</PageTitle>
      <h1>Kelas promo</h1>
      <p className="muted search-page-lead">Harga promo berlaku terbatas. Harga mengikuti saat kamu memesan.</p>
      {results.data?.total !== 0 && (
        <ResultTools total={results.data?.total} sort={search.sort} onSort={(sort) => change({ sort })} />
      )}
      <ClassResults
        results={results}
        page={search.page}
        hrefFor={(page) => addressOf({ page })}
        empty={
          <EmptyState
            illustration={illustrations.emptyNotes}
            title="Belum ada promo saat ini"
            action={<Button href={screens.catalog()}>Buka katalog</Button>}
          >
            Kelas yang sedang promo muncul di sini selama promonya berjalan.
          </EmptyState>
        }
      />
    </div>
  );
}
