import type { UseQueryResult } from '@tanstack/react-query';
import { screens } from '@sinau/contracts/screens';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { queueColumns, type QueueRow } from './class-columns.tsx';
import { bundleSearch, classSearch, classSorts, queueStates, type ClassSearch } from './desk-search.ts';
import { useBundleQueue, useClassQueue } from './desk.data.ts';

interface ReviewQueueProps {
  noun: 'kelas' | 'bundling';
  definition: typeof classSearch;
  search: ClassSearch;
  rows: UseQueryResult<{ list: QueueRow[]; total: number; perPage: number }>;
  columns: readonly Column<QueueRow>[];
}

const classColumns = queueColumns('Kelas', screens.operatorClass);
const bundleColumns = queueColumns('Bundling', screens.operatorBundle);

export const ClassQueue = ({ search }: { search: ClassSearch }) => (
  <ReviewQueue
    noun="kelas"
    definition={classSearch}
    search={search}
    rows={useClassQueue(search)}
    columns={classColumns}
  />
);
export const BundleQueue = ({ search }: { search: ClassSearch }) => (
  <ReviewQueue
    noun="bundling"
    definition={bundleSearch}
    search={search}
    rows={useBundleQueue(search)}
    columns={bundleColumns}
  />
);

/** What waits for operators, and what became of the others. */
function ReviewQueue({ noun, definition, search, rows, columns }: ReviewQueueProps) {
  const { hrefFor, clearHref, choose } = useListAddress(definition, search, { keyword: '', state: 'open' });
  return (
    <DataList
      rows={rows}
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
