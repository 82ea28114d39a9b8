import { PageTitle, useSearch } from '@sinau/shell';
import { SoldList } from '../../features/sold/sold-list.tsx';
import { KindTabs, archiveTabs, readTab } from '../../shared/list/kind-tabs.tsx';

/** Archived classes, webinars and bundles, each in a tab of their own. */
export function ArchivePage() {
  const type = useSearch(readTab);
  return (
    <>
      <PageTitle>Arsip</PageTitle>
      <div className="head">
        <div>
          <h1>Arsip</h1>
          <p>Tidak tampil di katalog, tetapi pesertanya tetap bisa belajar. Kamu bisa memulihkannya kapan saja.</p>
        </div>
      </div>
      <KindTabs label="Arsip" tabs={archiveTabs} current={type} />
      <SoldList key={type} type={type} shelf="archive" />
    </>
  );
}
