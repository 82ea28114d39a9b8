import { screens } from '@sinau/contracts/screens';
import { PageTitle, useSearch } from '@sinau/shell';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { Plus } from '@sinau/ui/icons';
import { ProgramList } from '../../features/programs/program-list.tsx';
import { programSearch } from '../../features/programs/program-search.ts';
import { useMyPrograms, useMyWebinars } from '../../features/programs/programs.data.ts';
import { WebinarList } from '../../features/programs/webinar-list.tsx';
import { webinarSearch } from '../../features/programs/webinar-search.ts';
import { KindTabs, catalogTabs, readTab } from '../../shared/list/kind-tabs.tsx';

/** What the mitra that the partner acts for is preparing and selling: its classes, and its webinars in a tab of their own. */
export function ListCatalogPage() {
  const tab = useSearch(readTab);
  return (
    <>
      <PageTitle>Katalog Kelas</PageTitle>
      <div className="head">
        <div>
          <h1>Katalog Kelas</h1>
          <p>Semua yang sedang kamu siapkan dan yang sudah terbit.</p>
        </div>
      </div>
      <KindTabs label="Katalog" tabs={catalogTabs} current={tab} />
      {tab === 'webinar' ? <Webinars /> : <Classes />}
    </>
  );
}

function Classes() {
  const search = useSearch(programSearch.read);
  const programs = useMyPrograms(search);
  return (
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
  );
}

function Webinars() {
  const search = useSearch(webinarSearch.read);
  const webinars = useMyWebinars(search);
  return (
    <WebinarList
      definition={webinarSearch}
      search={search}
      webinars={webinars}
      empty={
        <EmptyState
          title="Belum ada webinar"
          illustration={illustrations.emptyNotes}
          action={
            <Button href={screens.createWebinar()}>
              <Plus />
              Buat webinar pertamamu
            </Button>
          }
        >
          Mulai dari judul. Jadwal, pembicara, dan tiketnya bisa menyusul.
        </EmptyState>
      }
    />
  );
}
