import type { CSSProperties, ReactNode } from 'react';
import type { ComparedClass } from '@sinau/contracts/authoring/compare/compare.schemas';
import { screens } from '@sinau/contracts/screens';
import { classes, IconButton, Link, Skeleton, Thumbnail } from '@sinau/ui';
import { ChevronLeft, ChevronRight } from '@sinau/ui/icons';
import { compareRows, isDifferent, type CompareRow } from './compare-rows.tsx';
import { shownOnPhones, usePair } from './use-pair.ts';
import './compare-table.css';

/** Column of the table. */
export interface CompareColumn {
  slug: string;
  /** Null for a class that no longer exists; undefined until known. */
  offer: ComparedClass | null | undefined;
}

interface CompareTableProps {
  columns: readonly CompareColumn[];
  /** True if rows with equal values are omitted. */
  onlyDifferent: boolean;
  /** Tools to remove the class from the table or replace it. */
  tools: (column: CompareColumn) => ReactNode;
  /** Buy button, or the reason why not. */
  actions: (offer: ComparedClass) => ReactNode;
}

/** Comparison table. On phones the label of a row is above its values, and two classes are shown at a time. */
export function CompareTable({ columns, onlyDifferent, tools, actions }: CompareTableProps) {
  const offers = columns.flatMap(({ offer }) => offer ?? []);
  const rows = compareRows
    .filter((row) => offers.some((offer) => row.words(offer) !== null))
    .map((row) => ({ ...row, isDifferent: isDifferent(row, offers) }))
    .filter((row) => row.isDifferent || !onlyDifferent);
  const pair = usePair(columns.length);
  return (
    <>
      {columns.length > shownOnPhones && <PairPager {...pair} />}
      <table
        className="compare-table"
        data-pair={columns.length > shownOnPhones ? pair.first : undefined}
        style={{ '--columns': columns.length } as CSSProperties}
        {...pair.swipe}
      >
        <caption className="sr">Perbandingan {columns.length} kelas</caption>
        <thead>
          <tr className="compare-covers">
            <td>
              <span className="sr">Sampul</span>
            </td>
            {columns.map((column) => (
              <td key={column.slug}>
                <Cover column={column} />
                {tools(column)}
              </td>
            ))}
          </tr>
          <tr className="compare-names">
            <td>
              <span className="sr">Kelas</span>
            </td>
            {columns.map((column) => (
              <th key={column.slug} scope="col">
                <Name column={column} />
              </th>
            ))}
          </tr>
          <Actions columns={columns} actions={actions} />
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row
              key={row.label}
              row={row}
              columns={columns}
              isDifferent={row.isDifferent}
              isCommon={offers.length > 1 && !row.isDifferent}
            />
          ))}
          {rows.length === 0 && (
            <tr>
              <td className="compare-alike muted" colSpan={columns.length + 1}>
                Tidak ada yang berbeda.
              </td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <Actions columns={columns} actions={actions} />
        </tfoot>
      </table>
    </>
  );
}

const PairPager = ({ first, last, show }: ReturnType<typeof usePair>) => (
  <div className="compare-pair">
    <IconButton label="Kelas sebelumnya" disabled={first === 0} onClick={() => show(first - 1)}>
      <ChevronLeft />
    </IconButton>
    <span role="status" className="sm">
      Kelas {first + 1} dan {first + shownOnPhones} dari {last + shownOnPhones}
    </span>
    <IconButton label="Kelas berikutnya" disabled={first === last} onClick={() => show(first + 1)}>
      <ChevronRight />
    </IconButton>
  </div>
);

function Cover({ column: { offer } }: { column: CompareColumn }) {
  if (offer === undefined) return <Skeleton className="thumbnail" />;
  return <Thumbnail src={offer?.thumbnail} sizes="(min-width: 768px) 320px, 50vw" priority />;
}

function Name({ column: { offer } }: { column: CompareColumn }) {
  if (offer === undefined) return <Skeleton height={18} />;
  if (offer === null) return <span className="muted">Kelas ini tidak ada lagi</span>;
  return <Link href={screens.classPage(offer.slug)}>{offer.title}</Link>;
}

const Actions = ({ columns, actions }: Pick<CompareTableProps, 'columns' | 'actions'>) => (
  <tr className="compare-actions">
    <td>
      <span className="sr">Pilihan</span>
    </td>
    {columns.map(({ slug, offer }) => (
      <td key={slug}>{offer && actions(offer)}</td>
    ))}
  </tr>
);

interface RowProps {
  row: CompareRow;
  columns: readonly CompareColumn[];
  isDifferent: boolean;
  /** True if another class has the same value. */
  isCommon: boolean;
}

const Row = ({ row: { label, words, show }, columns, isDifferent: differs, isCommon }: RowProps) => (
  <tr className={classes('num', differs && 'is-different', isCommon && 'is-common')}>
    <th scope="row">
      {label}
      {differs && <span className="sr">, berbeda</span>}
    </th>
    {columns.map(({ slug, offer }) => (
      <td key={slug}>{offer ? value(offer, words, show) : offer === undefined ? <Skeleton height={16} /> : absent}</td>
    ))}
  </tr>
);

const absent = (
  <span className="muted">
    <span aria-hidden="true">–</span>
    <span className="sr">Tidak ada</span>
  </span>
);

const value = (offer: ComparedClass, words: CompareRow['words'], show: CompareRow['show']) => {
  const text = words(offer);
  if (text === null) return absent;
  return show ? show(offer) : text;
};
