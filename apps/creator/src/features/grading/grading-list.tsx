import { screens } from '@sinau/contracts/screens';
import { Button, CutListNotice, EmptyState, illustrations } from '@sinau/ui';
import { SearchSelect } from '@sinau/ui/antd/search-select';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { gradingColumns } from './grading-columns.tsx';
import { useGradedClasses, useQueue } from './grading.data.ts';
import { gradingAges, gradingSearch, gradingSorts, gradingStates, type GradingSearch } from './grading-search.ts';

/** Submissions of all classes of the mitra. */
export function GradingList({ search }: { search: GradingSearch }) {
  const classes = useGradedClasses();
  const { hrefFor, clearHref, choose } = useListAddress(gradingSearch, search, {
    keyword: '',
    class: '',
    age: 'any',
    state: 'waiting',
  });
  return (
    <DataList
      rows={useQueue(search)}
      columns={gradingColumns(search)}
      search={search}
      hrefFor={hrefFor}
      noun="tugas"
      clearHref={clearHref}
      empty={<NothingWaits hrefToAll={hrefFor({ state: 'all' })} />}
      tools={
        <ListTools
          label="Cari tugas"
          placeholder="Nama peserta atau judul tugas"
          search={search}
          hrefFor={hrefFor}
          sorts={gradingSorts}
        >
          <ChoiceFilter
            label="Status"
            words={gradingStates}
            value={search.state}
            onChange={(state) => choose({ state })}
          />
          <ChoiceFilter label="Waktu" words={gradingAges} value={search.age} onChange={(age) => choose({ age })} />
          <SearchSelect
            label="Kelas"
            placeholder="Semua kelas"
            value={search.class || null}
            isLoading={classes.isPending}
            options={(classes.data?.list ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(id) => choose({ class: id ?? '' })}
          />
          <CutListNotice rows={classes.data} noun="kelas" />
        </ListTools>
      }
    />
  );
}

function NothingWaits({ hrefToAll }: { hrefToAll: string }) {
  return (
    <EmptyState
      title="Tidak ada tugas yang menunggu"
      illustration={illustrations.emptyNotes}
      action={
        <>
          <Button variant="outline" href={hrefToAll}>
            Lihat yang sudah dinilai
          </Button>
          <Button variant="text" href={screens.creatorCatalog()}>
            Lihat kelasmu
          </Button>
        </>
      }
    >
      Tugas peserta dari semua kelasmu muncul di sini begitu dikumpulkan, yang paling lama menunggu di atas.
    </EmptyState>
  );
}
