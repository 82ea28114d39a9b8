import { screens } from '@sinau/contracts/screens';
import { useGo } from '@sinau/shell';
import { Button, CutListNotice, EmptyState, illustrations, Select } from '@sinau/ui';
import { SearchSelect } from '@sinau/ui/antd/search-select';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { gradingColumns } from './grading-columns.tsx';
import { useGradedClasses, useQueue } from './grading.data.ts';
import { gradingAges, gradingSearch, gradingSorts, gradingStates, type GradingSearch } from './grading-search.ts';

/** What was handed in, over all classes of the mitra. */
export function GradingList({ search }: { search: GradingSearch }) {
  const classes = useGradedClasses();
  const go = useGo();
  const hrefFor = (change: Partial<GradingSearch>) => gradingSearch.href(search, change);
  const isFiltered = search.keyword !== '' || search.class !== '' || search.age !== 'any' || search.state !== 'waiting';
  return (
    <DataList
      rows={useQueue(search)}
      columns={gradingColumns(search)}
      search={search}
      hrefFor={hrefFor}
      noun="tugas"
      clearHref={isFiltered ? hrefFor({ keyword: '', class: '', age: 'any', state: 'waiting' }) : null}
      empty={<NothingWaits hrefToAll={hrefFor({ state: 'all' })} />}
      tools={
        <ListTools
          label="Cari tugas"
          placeholder="Nama peserta atau judul tugas"
          search={search}
          hrefFor={hrefFor}
          sorts={gradingSorts}
        >
          <Choice
            label="Status"
            words={gradingStates}
            value={search.state}
            onChange={(state) => go(hrefFor({ state }))}
          />
          <Choice label="Waktu" words={gradingAges} value={search.age} onChange={(age) => go(hrefFor({ age }))} />
          <SearchSelect
            label="Kelas"
            placeholder="Semua kelas"
            value={search.class || null}
            isLoading={classes.isPending}
            options={(classes.data?.list ?? []).map(({ id, title }) => ({ value: id, label: title }))}
            onChange={(id) => go(hrefFor({ class: id ?? '' }))}
          />
          <CutListNotice rows={classes.data} noun="kelas" />
        </ListTools>
      }
    />
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  words: Record<Value, string>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, words, value, onChange }: ChoiceProps<Value>) {
  return (
    <Select aria-label={label} value={value} onChange={({ target }) => onChange(target.value as Value)}>
      {Object.entries<string>(words).map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
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
