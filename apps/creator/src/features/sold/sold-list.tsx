import { useSearch } from '@sinau/shell';
import { Button, EmptyState, illustrations } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { Plus } from '@sinau/ui/icons';
import { ChoiceFilter } from '../../shared/list/choice-filter.tsx';
import { DataList } from '../../shared/list/data-list.tsx';
import { catalogTabs } from '../../shared/list/kind-tabs.tsx';
import { ListTools } from '../../shared/list/list-tools.tsx';
import { useListAddress } from '../../shared/list/use-list-address.ts';
import { statusLabels } from '../../shared/program-status.tsx';
import { soldNouns, soldTypeLabels, type SoldType } from '../../shared/sold-types.ts';
import type { SoldKind, SoldListQuery, SoldRows } from './sold-kind.ts';
import { soldKinds } from './sold-kinds.ts';
import { SelectionBar, selectionColumn, useSoldSelection } from './sold-selection.tsx';
import { SoldMenu } from './sold-menu.tsx';
import { soldSearches, soldSorts, type Shelf, type SoldSearch, type SoldSort } from './sold-search.ts';

const pageSize = 10;

interface SoldListProps<Type extends SoldType> {
  type: Type;
  shelf: Shelf;
}

/** List of one kind that a mitra sells: in the catalog, or in the archive. */
export function SoldList<Type extends SoldType>({ type, shelf }: SoldListProps<Type>) {
  const kind: SoldKind<Type> = soldKinds[type];
  const definition = soldSearches[type][shelf];
  const search = useSearch(definition.read);
  const { hrefFor, clearHref, choose } = useListAddress(definition, search, { keyword: '', status: null });
  const selection = useSoldSelection<Type>();
  const noun = soldNouns[type];
  return (
    <DataList<SoldRows[Type], SoldSort<Type>>
      rows={kind.useRows(queryOf(search), shelf === 'archive')}
      columns={[selectionColumn(type, selection), ...kind.columns, menuColumn(type)]}
      search={search}
      hrefFor={hrefFor}
      noun={noun}
      clearHref={clearHref}
      empty={shelf === 'archive' ? <EmptyArchive type={type} /> : <Empty type={type} />}
      tools={
        <>
          <ListTools
            label={`Cari ${noun}mu`}
            placeholder={`Cari ${noun}`}
            search={search}
            hrefFor={hrefFor}
            sorts={soldSorts[type]}
          >
            <ChoiceFilter
              label="Status"
              all="Semua status"
              words={statusLabels}
              value={search.status}
              onChange={(status) => choose({ status })}
            />
          </ListTools>
          <SelectionBar type={type} selection={selection} isArchive={shelf === 'archive'} />
        </>
      }
    />
  );
}

const queryOf = <Type extends SoldType>({ keyword, status, sort, page }: SoldSearch<Type>): SoldListQuery<Type> => ({
  page,
  perPage: pageSize,
  sort,
  ...(keyword && { keyword }),
  ...(status && { filter: { statusApprove: status } }),
});

const menuColumn = <Type extends SoldType>(type: Type): Column<SoldRows[Type]> => ({
  title: 'Tindakan',
  isTitleHidden: true,
  card: 'corner',
  cell: (row) => <SoldMenu type={type} sold={row} />,
});

function Empty({ type }: { type: SoldType }) {
  const noun = soldNouns[type];
  const { href, hint } = soldKinds[type].texts.empty;
  return (
    <EmptyState
      title={`Belum ada ${noun}`}
      illustration={illustrations.emptyNotes}
      action={
        <Button href={href}>
          <Plus />
          Buat {noun} pertamamu
        </Button>
      }
    >
      {hint}
    </EmptyState>
  );
}

function EmptyArchive({ type }: { type: SoldType }) {
  const { title, wayOut } = soldKinds[type].texts.emptyArchive;
  return (
    <EmptyState
      title={title}
      illustration={illustrations.emptyNotes}
      action={
        <Button variant="outline" href={catalogTabs[type]}>
          {wayOut}
        </Button>
      }
    >
      {soldTypeLabels[type]} yang kamu arsipkan akan muncul di sini.
    </EmptyState>
  );
}
