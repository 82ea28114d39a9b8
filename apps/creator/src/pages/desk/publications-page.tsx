import { PageTitle, useSearch } from '@sinau/shell';
import { PublicationList } from '../../features/publications/publication-list.tsx';
import { publicationSearch } from '../../features/publications/publication-search.ts';

/** Published versions, for the operators who check them afterwards. */
export function PublicationsPage() {
  const search = useSearch(publicationSearch.read);
  return (
    <>
      <PageTitle>Perubahan kelas</PageTitle>
      <div className="head">
        <div>
          <h1>Perubahan kelas</h1>
          <p>Perubahan kelas yang sudah terbit tidak ditinjau dulu. Lihat apa yang berubah di sini.</p>
        </div>
      </div>
      <PublicationList search={search} />
    </>
  );
}
