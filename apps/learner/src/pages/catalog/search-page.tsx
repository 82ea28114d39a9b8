import { screens } from '@sinau/contracts/screens';
import { PageTitle } from '@sinau/shell';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { useSearchResults } from '../../features/catalog/catalog.data.ts';
import { ResultTools } from '../../features/catalog/result-tools.tsx';
import { popularOf, TopicChips } from '../../features/topics/topic-chips.tsx';
import { useTopics } from '../../features/topics/topics.data.ts';
import { ClassResults } from './class-results.tsx';
import { useCatalogSearch } from './use-catalog-search.ts';
import './search-page.css';

const suggestedTopics = 6;
const searchPath = '/search';

/** Searches all kinds of classes at once. */
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

function Results({ search, addressOf, change }: ReturnType<typeof useCatalogSearch>) {
  const results = useSearchResults(search);
  const isEmpty = results.data?.total === 0;
  return (
    <>
      {!isEmpty && <ResultTools total={results.data?.total} sort={search.sort} onSort={(sort) => change({ sort })} />}
      <ClassResults
        results={results}
        page={search.page}
        hrefFor={(page) => addressOf({ page })}
        empty={
          <Suggestions title="Belum ada kelas yang cocok">
            Coba kata yang lebih umum, atau lihat kelas menurut topik.
          </Suggestions>
        }
      />
    </>
  );
}

function Suggestions({ title = 'Mau belajar apa?', children }: { title?: string; children: string }) {
  const { data: topics } = useTopics();
  return (
    <EmptyState
      illustration={illustrations.emptyNotes}
      title={title}
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
