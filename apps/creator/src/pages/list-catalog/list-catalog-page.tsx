import { PageTitle, useSearch } from '@sinau/shell';
import { SoldList } from '../../features/sold/sold-list.tsx';
import { KindTabs, catalogTabs, readTab } from '../../shared/list/kind-tabs.tsx';

/** Catalog of the mitra that the partner acts for: its classes, and its webinars in a tab of their own. */
export function ListCatalogPage() {
  const type = useSearch(readTab) === 'webinar' ? 'webinar' : 'program';
  return (
    <>
      <PageTitle>Katalog Kelas</PageTitle>
      <div className="head">
        <div>
          <h1>Katalog Kelas</h1>
          <p>Semua yang sedang kamu siapkan dan yang sudah terbit.</p>
        </div>
      </div>
      <KindTabs label="Katalog" tabs={catalogTabs} current={type} />
      <SoldList key={type} type={type} shelf="catalog" />
    </>
  );
}
