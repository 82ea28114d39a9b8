import type { Catalog } from '@sinau/contracts/storefront/catalog/catalog.endpoints';
import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { Button, EmptyState, illustrations, Link } from '@sinau/ui';
import { useSearchResults } from '../../features/catalog/catalog.data.ts';
import { popularOf, TopicChips } from '../../features/topics/topic-chips.tsx';
import { useTopics } from '../../features/topics/topics.data.ts';
import { FilteredResults } from './filtered-results.tsx';
import { NothingFound } from './nothing-found.tsx';
import { useCatalogSearch } from './use-catalog-search.ts';
import './search-page.css';

const suggestedTopics = 6;
const searchPath = '/search';

/** Page that searches all kinds of classes together. */
export function SearchPage() {
  const catalogSearch = useCatalogSearch(searchPath);
  const { keyword } = catalogSearch.search;
  const title = keyword ? `Hasil pencarian “${keyword}”` : 'Cari kelas';
  return (
    <div className="wrap search-page">
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      {keyword ? (
        <Results {...catalogSearch} />
      ) : (
        <Suggestions>Tulis judul atau topik di kotak pencarian, atau mulai dari salah satu topik ini.</Suggestions>
      )}
    </div>
  );
}

function Results(catalogSearch: ReturnType<typeof useCatalogSearch>) {
  const { search, change } = catalogSearch;
  const results = useSearchResults(search);
  return (
    <>
      <Understanding found={results.data} />
      <FilteredResults
        {...catalogSearch}
        results={results}
        empty={<NothingFound search={search} facets={results.data?.facets} onChange={change} />}
      />
    </>
  );
}

/** Note about what is shown instead of the typed keyword. */
function Understanding({ found }: { found: Catalog | undefined }) {
  if (!found?.search || found.total === 0) return null;
  const { meant, isWhole } = found.search;
  if (meant)
    return (
      <p className="search-page-lead">
        Maksudmu <Link href={screens.search(meant)}>{meant}</Link>? Ini kelas yang paling mendekati.
      </p>
    );
  return isWhole ? null : (
    <p className="muted search-page-lead">Belum ada kelas yang memuat semua kata itu. Ini yang paling mendekati.</p>
  );
}

function Suggestions({ children }: { children: string }) {
  const { data: topics } = useTopics();
  return (
    <EmptyState
      illustration={illustrations.emptyNotes}
      title="Mau belajar apa?"
      action={
        <div className="search-page-suggestions">
          <Button href={screens.catalog()}>Buka katalog</Button>
          {topics && <TopicChips label="Topik populer:" topics={popularOf(topics.list, suggestedTopics)} />}
        </div>
      }
    >
      {children}
    </EmptyState>
  );
}
