import { operatorScreens } from '@sinau/contracts/operator-screens';
import { useSearch } from '@sinau/shell';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { queueColumns, type QueueRow } from './queue-columns.tsx';
import { bundleSearch, classSearch, classSorts, queueStates, type ClassSearch } from './desk-search.ts';
import { useBundleQueue, useClassQueue } from './desk.data.ts';

const queues = {
  class: {
    noun: 'kelas',
    definition: classSearch,
    useRows: useClassQueue,
    columns: queueColumns('Kelas', operatorScreens.operatorClass),
  },
  bundle: {
    noun: 'bundling',
    definition: bundleSearch,
    useRows: useBundleQueue,
    columns: queueColumns('Bundling', operatorScreens.operatorBundle),
  },
} as const;

/** Classes or bundles that wait for operators, and the status of the others. */
export function ReviewQueue({ kind }: { kind: keyof typeof queues }) {
  const { noun, definition, useRows, columns } = queues[kind];
  const search = useSearch(definition.read);
  const { hrefFor, clearHref, choose } = useListAddress(definition, search, { keyword: '', state: 'open' });
  return (
    <DataList<QueueRow, ClassSearch['sort']>
      rows={useRows(search)}
      columns={columns}
      search={search}
      hrefFor={hrefFor}
      noun={noun}
      clearHref={clearHref}
      empty={
        <EmptyState
          title={`Tidak ada ${noun} yang menunggu`}
          illustration={illustrations.emptyNotes}
          action={
            <Button variant="outline" href={hrefFor({ state: 'publish' })}>
              Lihat {noun} yang terbit
            </Button>
          }
        >
          Yang diajukan mitra muncul di sini, yang paling lama menunggu di atas.
        </EmptyState>
      }
      tools={
        <ListTools
          label={`Cari ${noun}`}
          placeholder="Judul atau mitra"
          search={search}
          hrefFor={hrefFor}
          sorts={classSorts}
        >
          <ChoiceFilter
            label="Status"
            words={queueStates}
            value={search.state}
            onChange={(state) => choose({ state })}
          />
        </ListTools>
      }
    />
  );
}
