import { screens } from '@sinau/contracts/screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { ProgramList } from '../../features/programs/program-list.tsx';
import { programSearch } from '../../features/programs/program-search.ts';
import { useMyPrograms } from '../../features/programs/programs.data.ts';

/** The active classes of the mitra that the partner acts for. */
export function ListCatalogPage() {
  const search = useSearch(programSearch.read);
  const programs = useMyPrograms(search);
  return (
    <>
      <PageTitle>Katalog Kelas</PageTitle>
      <div className="head">
        <div>
          <h1>Katalog Kelas</h1>
          <p>Semua kelas yang sedang kamu siapkan dan yang sudah terbit.</p>
        </div>
      </div>
      <ProgramList
        definition={programSearch}
        search={search}
        programs={programs}
        empty={
          <EmptyState
            title="Belum ada kelas"
            illustration={illustrations.emptyNotes}
            action={
              <Button href={screens.createClass()}>
                <Plus />
                Buat kelas pertamamu
              </Button>
            }
          >
            Mulai dari judul. Materi, harga, dan sampulnya bisa menyusul.
          </EmptyState>
        }
      />
    </>
  );
}
