import { useState } from 'react';
import { ApiError } from '@sinau/api-client';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { QueryStates } from '@sinau/shell';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  IconButton,
  Link,
  Notice,
  Skeleton,
  illustrations,
} from '@sinau/ui';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from '@sinau/ui/icons';
import { useMoveRecord, useRemoveRecord } from './editorial.data.ts';
import type { Brief, ContentKind } from './kind.ts';
import './record-list.css';

interface RecordListProps<Row extends { id: string }, Values extends object, Listed extends { id: string }> {
  name: string;
  kind: ContentKind<Row, Values, Listed>;
}

/** List of all records of a kind, to add, change, order and remove. */
export function RecordList<Row extends { id: string }, Values extends object, Listed extends { id: string }>({
  name,
  kind,
}: RecordListProps<Row, Values, Listed>) {
  const add = (
    <Button href={operatorScreens.operatorContentRecord(name, 'new')}>
      <Plus />
      Tambah {kind.noun}
    </Button>
  );
  return (
    <section className="stack" aria-label={kind.label}>
      <div className="row wraps record-list-top">
        <p className="muted">{kind.intro}</p>
        {add}
      </div>
      <QueryStates query={kind.useRows()} noun={kind.noun} skeleton={<Skeleton height={240} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState title={`Belum ada ${kind.noun}`} illustration={illustrations.emptyNotes} headingLevel={2}>
              Yang kamu tambahkan langsung tampil di situs.
            </EmptyState>
          ) : (
            groupsOf(list.map((row) => ({ id: row.id, ...kind.briefOf(row) }))).map(([group, rows]) => (
              <Group key={group} name={name} kind={kind} title={group} rows={rows} />
            ))
          )
        }
      </QueryStates>
    </section>
  );
}

interface Line extends Brief {
  id: string;
}
interface GroupProps<
  Row extends { id: string },
  Values extends object,
  Listed extends { id: string },
> extends RecordListProps<Row, Values, Listed> {
  title: string;
  rows: readonly Line[];
}

function Group<Row extends { id: string }, Values extends object, Listed extends { id: string }>({
  name,
  kind,
  title,
  rows,
}: GroupProps<Row, Values, Listed>) {
  const [asked, ask] = useState<Line | null>(null);
  const move = useMoveRecord(kind);
  const remove = useRemoveRecord(kind);
  const close = () => {
    ask(null);
    remove.reset();
  };
  const step = (index: number, by: 1 | -1) =>
    move.mutate({ id: rows[index]!.id, beforeId: rows[by === 1 ? index + 2 : index - 1]?.id ?? null });
  return (
    <Card padded>
      {title && <h2 className="record-list-group">{title}</h2>}
      <ul className="record-list">
        {rows.map(({ id, title: text, note, badge }, index) => (
          <li key={id}>
            <div className="record-list-words">
              <Link href={operatorScreens.operatorContentRecord(name, id)}>{text}</Link>
              {badge && <Badge tone={badge.tone}>{badge.words}</Badge>}
              {note && <span className="muted sm">{note}</span>}
            </div>
            <div className="record-list-tools">
              {kind.calls.move && (
                <>
                  <IconButton
                    label={`Naikkan ${text}`}
                    disabled={index === 0 || move.isPending}
                    onClick={() => step(index, -1)}
                  >
                    <ArrowUp />
                  </IconButton>
                  <IconButton
                    label={`Turunkan ${text}`}
                    disabled={index === rows.length - 1 || move.isPending}
                    onClick={() => step(index, 1)}
                  >
                    <ArrowDown />
                  </IconButton>
                </>
              )}
              <IconButton label={`Ubah ${text}`} href={operatorScreens.operatorContentRecord(name, id)}>
                <Pencil />
              </IconButton>
              <IconButton label={`Hapus ${text}`} onClick={() => ask(rows[index]!)}>
                <Trash2 />
              </IconButton>
            </div>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onClose={close}
        onConfirm={() => asked && remove.mutate(asked.id, { onSuccess: close })}
        busy={remove.isPending}
        tone="danger"
        title={`Hapus ${kind.noun} ini?`}
        confirmLabel="Hapus"
      >
        “{asked?.title}”. {kind.removal}
        {remove.error && <Notice tone="danger">{sentenceOf(remove.error)}</Notice>}
      </ConfirmDialog>
    </Card>
  );
}

/** Returns why a record cannot be removed, such as how many classes use it. */
const sentenceOf = (error: Error) => (error instanceof ApiError && Object.values(error.fields)[0]) || error.message;

/** Returns the groups in the order in which they first appear. */
function groupsOf(rows: readonly Line[]): [string, Line[]][] {
  const groups = new Map<string, Line[]>();
  for (const row of rows) groups.set(row.group ?? '', [...(groups.get(row.group ?? '') ?? []), row]);
  return [...groups];
}
