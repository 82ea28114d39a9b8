import { PageTitle, useSearch } from '@sinau/shell';
import { PublicationList } from '../../features/publications/publication-list.tsx';
import { publicationSearch } from '../../features/publications/publication-search.ts';
import { PageHead } from '../../shared/page-head.tsx';

/** Published versions, for the operators who check them afterwards. */
export function PublicationsPage() {
  const search = useSearch(publicationSearch.read);
  return (
    <>
      <PageTitle>Perubahan kelas</PageTitle>
      <PageHead title="Perubahan kelas">
        Perubahan kelas yang sudah terbit tidak ditinjau dulu. Lihat apa yang berubah di sini.
      </PageHead>
      <PublicationList search={search} />
    </>
  );
}
