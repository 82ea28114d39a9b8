import { screens } from '@sinau/contracts/screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { ProgramList } from '../../features/programs/program-list.tsx';
import { archiveSearch } from '../../features/programs/program-search.ts';
import { useArchivedPrograms } from '../../features/programs/programs.data.ts';

/** Classes taken out of the catalog. */
export function ArchivePage() {
  const search = useSearch(archiveSearch.read);
  const programs = useArchivedPrograms(search);
  return (
    <>
      <PageTitle>Arsip</PageTitle>
      <div className="head">
        <div>
          <h1>Arsip</h1>
          <p>Tidak tampil di katalog, tetapi pesertanya tetap bisa belajar. Kamu bisa memulihkannya kapan saja.</p>
        </div>
      </div>
      <ProgramList
        definition={archiveSearch}
        search={search}
        programs={programs}
        empty={
          <EmptyState
            title="Arsipmu kosong"
            illustration={illustrations.emptyNotes}
            action={
              <Button variant="outline" href={screens.creatorCatalog()}>
                Ke Katalog Kelas
              </Button>
            }
          >
            Kelas yang kamu arsipkan akan muncul di sini.
          </EmptyState>
        }
      />
    </>
  );
}
