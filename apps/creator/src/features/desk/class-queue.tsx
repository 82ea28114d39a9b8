import { useGo } from '@sinau/shell';
import { Button, EmptyState, Select, illustrations } from '@sinau/ui';
import { DataList } from '../../shared/list/data-list.tsx';
import { keysOf } from '../../shared/list/keys-of.ts';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { classColumns } from './class-columns.tsx';
import { classSearch, classSorts, queueStates, type ClassSearch } from './desk-search.ts';
import { useClassQueue } from './desk.data.ts';

/** Classes that wait for operators, and what became of the others. */
export function ClassQueue({ search }: { search: ClassSearch }) {
  const go = useGo();
  const hrefFor = (change: Partial<ClassSearch>) => classSearch.href(search, change);
  const isFiltered = search.keyword !== '' || search.state !== 'open';
  return (
    <DataList
      rows={useClassQueue(search)}
      columns={classColumns}
      search={search}
      hrefFor={hrefFor}
      noun="kelas"
      clearHref={isFiltered ? hrefFor({ keyword: '', state: 'open' }) : null}
      empty={
        <EmptyState
          title="Tidak ada kelas yang menunggu"
          illustration={illustrations.emptyNotes}
          action={
            <Button variant="outline" href={hrefFor({ state: 'publish' })}>
              Lihat kelas yang terbit
            </Button>
          }
        >
          Kelas yang diajukan mitra muncul di sini, yang paling lama menunggu di atas.
        </EmptyState>
      }
      tools={
        <ListTools
          label="Cari kelas"
          placeholder="Judul atau mitra"
          search={search}
          hrefFor={hrefFor}
          sorts={classSorts}
        >
          <Select
            aria-label="Status"
            value={search.state}
            onChange={({ target }) => go(hrefFor({ state: target.value as ClassSearch['state'] }))}
          >
            {keysOf(queueStates).map((state) => (
              <option key={state} value={state}>
                {queueStates[state].label}
              </option>
            ))}
          </Select>
        </ListTools>
      }
    />
  );
}
