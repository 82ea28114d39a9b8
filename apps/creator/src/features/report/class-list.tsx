import { screens } from '@sinau/contracts/screens';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { useIsMember } from '../../shared/scopes.ts';
import { soldTypeLabels } from '../../shared/sold-types.ts';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { classColumns } from './class-columns.tsx';
import { classSearch, classSorts, type ClassSearch } from './class-search.ts';
import { fetchClassesCsv, useClassReports } from './report.data.ts';

/** The mitra's classes with their figures. */
export function ClassList({ search }: { search: ClassSearch }) {
  const classes = useClassReports(search);
  const isMember = useIsMember();
  const { hrefFor, clearHref, choose } = useListAddress(classSearch, search, {
    keyword: '',
    type: null,
    state: null,
  });
  return (
    <DataList
      rows={classes}
      columns={classColumns({ hasSales: isMember })}
      search={search}
      hrefFor={hrefFor}
      noun="kelas"
      clearHref={clearHref}
      empty={<NoClasses />}
      tools={
        <ListTools
          label="Cari kelas"
          placeholder="Cari kelas"
          search={search}
          hrefFor={hrefFor}
          sorts={classSorts}
          fetchCsv={() => fetchClassesCsv(search)}
        >
          {isMember && (
            <ChoiceFilter
              label="Jenis"
              all="Semua jenis"
              words={soldTypeLabels}
              value={search.type}
              onChange={(type) => choose({ type })}
            />
          )}
          <ChoiceFilter
            label="Status"
            all="Semua status"
            words={{ terbit: 'Terbit', diarsipkan: 'Diarsipkan' }}
            value={search.state}
            onChange={(state) => choose({ state })}
          />
        </ListTools>
      }
    />
  );
}

function NoClasses() {
  return (
    <EmptyState
      title="Belum ada kelas yang terbit"
      illustration={illustrations.emptyNotes}
      action={
        <Button variant="outline" href={screens.creatorCatalog()}>
          Lihat kelasmu
        </Button>
      }
    >
      Setelah kelasmu terbit, peserta dan progresnya muncul di sini.
    </EmptyState>
  );
}
