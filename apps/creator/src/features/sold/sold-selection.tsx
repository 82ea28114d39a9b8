import { useState } from 'react';
import { ConfirmDialog, Button, Notice, VisuallyHidden } from '@sinau/ui';
import type { Column } from '@sinau/ui/antd/data-table';
import { decimal } from '@sinau/format';
import { soldNouns, type SoldType } from '../../shared/sold-types.ts';
import type { SoldKind, SoldRows } from './sold-kind.ts';
import { soldKinds } from './sold-kinds.ts';
import { useBulkAct, type BulkAct, type BulkFailure } from './sold.data.ts';
import './sold-selection.css';

export type Selection<Type extends SoldType> = ReturnType<typeof useSoldSelection<Type>>;

/** Rows of a list that are selected for an act on all of them; they stay selected from page to page. */
export function useSoldSelection<Type extends SoldType>() {
  const [rows, setRows] = useState<ReadonlyMap<string, SoldRows[Type]>>(new Map());
  return {
    rows: [...rows.values()],
    has: (id: string) => rows.has(id),
    toggle: (row: SoldRows[Type]) => {
      const next = new Map(rows);
      if (!next.delete(row.id)) next.set(row.id, row);
      setRows(next);
    },
    clear: () => setRows(new Map()),
  };
}

/** Column of the checkboxes; a row that its partner only teaches has none. */
export const selectionColumn = <Type extends SoldType>(
  type: Type,
  { has, toggle }: Selection<Type>,
): Column<SoldRows[Type]> => ({
  title: 'Pilih',
  isTitleHidden: true,
  card: 'corner',
  cell: (row) =>
    (soldKinds[type] as SoldKind<Type>).mayDecide(row) && (
      <label className="sold-tick">
        <input type="checkbox" className="tick" checked={has(row.id)} onChange={() => toggle(row)} />
        <VisuallyHidden>Pilih {row.title}</VisuallyHidden>
      </label>
    ),
});

interface SelectionBarProps<Type extends SoldType> {
  type: Type;
  selection: Selection<Type>;
  isArchive: boolean;
}

/** Acts on all selected rows, with the reasons of those that were refused; empty without a selection. */
export function SelectionBar<Type extends SoldType>({ type, selection, isArchive }: SelectionBarProps<Type>) {
  const [asked, ask] = useState<BulkAct | null>(null);
  const [failures, setFailures] = useState<readonly BulkFailure[]>([]);
  const bulk = useBulkAct(type);
  const { rows, clear } = selection;
  const noun = soldNouns[type];
  const counted = `${decimal(rows.length)} ${noun}`;
  const acts = {
    archive: isArchive
      ? { title: `Pulihkan ${counted}?`, label: 'Pulihkan', done: 'dipulihkan', text: `kembali ke daftar ${noun}mu.` }
      : { title: `Arsipkan ${counted}?`, label: 'Arsipkan', done: 'diarsipkan', text: soldKinds[type].texts.archiving },
    remove: { title: `Hapus ${counted}?`, label: 'Hapus', done: 'dihapus', text: soldKinds[type].texts.removing },
  };
  const act = acts[asked ?? 'archive'];
  const confirm = () =>
    asked &&
    bulk.mutate(
      { act: asked, rows, done: act.done },
      {
        onSuccess: (refused) => {
          setFailures(refused);
          clear();
        },
        onSettled: () => ask(null),
      },
    );
  return (
    <>
      {failures.length > 0 && (
        <Notice
          tone="danger"
          action={
            <Button variant="text" size="sm" onClick={() => setFailures([])}>
              Tutup
            </Button>
          }
        >
          <b>{decimal(failures.length)} tidak berhasil:</b>
          <ul>
            {failures.map(({ id, title, reason }) => (
              <li key={id}>
                {title}: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {rows.length > 0 && (
        <div className="sold-selection" role="group" aria-label="Tindakan untuk yang dipilih">
          <b className="grow num" role="status">
            {counted} dipilih
          </b>
          <Button size="sm" variant="outline" onClick={() => ask('archive')}>
            {acts.archive.label}
          </Button>
          <Button size="sm" variant="outline" onClick={() => ask('remove')}>
            Hapus
          </Button>
          <Button size="sm" variant="text" onClick={clear}>
            Batal pilih
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => ask(null)}
        onConfirm={confirm}
        busy={bulk.isPending}
        tone={asked === 'remove' ? 'danger' : 'primary'}
        title={act.title}
        confirmLabel={act.label}
      >
        <ul>
          {rows.map(({ id, title }) => (
            <li key={id}>“{title}”</li>
          ))}
        </ul>
        <p>Masing-masing {act.text}</p>
      </ConfirmDialog>
    </>
  );
}
