import { useState } from 'react';
import type { WebhookDelivery } from '@sinau/contracts/core/webhook/webhook.schemas';
import { dateTime } from '@sinau/format';
import { lazySection, useGo } from '@sinau/shell';
import { Badge, Button, EmptyState, illustrations, Select } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { FilterBar } from '../../shared/list/filter-bar.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { deliverySearchOf, deliverySorts, type DeliverySearch } from './delivery-search.ts';
import { deliveryStateLabels, deliveryStateTones, eventTitles } from './integration-labels.ts';
import { useDeliveries } from './integration.data.ts';

const DeliveryDialog = lazySection(async () => (await import('./delivery-dialog.tsx')).DeliveryDialog);

const columnsWith = (open: (id: string) => void): readonly Column<WebhookDelivery>[] => [
  {
    title: 'Kejadian',
    isMain: true,
    isText: true,
    cell: ({ event }) => eventTitles[event],
    note: ({ event }) => event,
  },
  {
    title: 'Status',
    card: 'corner',
    cell: ({ state }) => <Badge tone={deliveryStateTones[state]}>{deliveryStateLabels[state]}</Badge>,
  },
  { title: 'Waktu', sort: 'createdAt', cell: ({ createdAt }) => dateTime(createdAt) },
  {
    title: 'Percobaan',
    isNumber: true,
    cell: ({ attempts }) => attempts,
    note: ({ nextTryAt, attempts }) => (nextTryAt && attempts > 0 ? `lagi ${dateTime(nextTryAt)}` : null),
  },
  {
    title: 'Jawaban',
    isNumber: true,
    cell: ({ lastStatus, attempts }) => lastStatus ?? (attempts > 0 ? 'tidak ada' : '–'),
  },
  {
    title: 'Rincian',
    isTitleHidden: true,
    card: 'line',
    cell: ({ id, event, createdAt }) => (
      <Button
        variant="outline"
        size="sm"
        aria-label={`Rincian ${eventTitles[event]}, ${dateTime(createdAt)}`}
        onClick={() => open(id)}
      >
        Rincian
      </Button>
    ),
  },
];

interface DeliveryListProps {
  id: string;
  search: DeliverySearch;
  canReplay: boolean;
}

/** The log of a webhook. */
export function DeliveryList({ id, search, canReplay }: DeliveryListProps) {
  const [opened, setOpened] = useState<string | null>(null);
  const go = useGo();
  const { hrefFor, clearHref, choose } = useListAddress(deliverySearchOf(id), search, { state: null, event: null });
  return (
    <>
      <DataList
        rows={useDeliveries(id, search)}
        columns={columnsWith(setOpened)}
        search={search}
        hrefFor={hrefFor}
        noun="kiriman"
        clearHref={clearHref}
        empty={
          <EmptyState title="Belum ada kiriman" illustration={illustrations.emptyNotes} headingLevel={3}>
            Kirim uji untuk melihat apakah servermu menerima dan menjawabnya.
          </EmptyState>
        }
        tools={
          <FilterBar label="Filter kiriman">
            <ChoiceFilter
              label="Status"
              all="Semua status"
              words={deliveryStateLabels}
              value={search.state}
              onChange={(state) => choose({ state })}
            />
            <ChoiceFilter
              label="Kejadian"
              all="Semua kejadian"
              words={eventTitles}
              value={search.event}
              onChange={(event) => choose({ event })}
            />
            <Select
              aria-label="Urutkan"
              value={search.sort}
              onChange={({ target }) => go(hrefFor({ sort: target.value as DeliverySearch['sort'] }))}
            >
              {Object.entries(deliverySorts).map(([sort, label]) => (
                <option key={sort} value={sort}>
                  {label}
                </option>
              ))}
            </Select>
          </FilterBar>
        }
      />
      {opened && <DeliveryDialog id={opened} canReplay={canReplay} onClose={() => setOpened(null)} />}
    </>
  );
}
