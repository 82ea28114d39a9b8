import type { ClassReport } from '@sinau/contracts/report/report.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal, rupiah } from '@sinau/format';
import { Link, Thumbnail } from '@sinau/ui';
import { SortHeader } from '../../shared/table/sort-header.tsx';
import '../../shared/table/data-table.css';
import type { ClassSort } from './class-search.ts';
import { kindWords } from './kind-words.ts';
import { ProgressCell } from './progress-cell.tsx';
import './class-table.css';

interface ClassTableProps {
  classes: readonly ClassReport[];
  sort: ClassSort;
  isRefreshing: boolean;
  onSort: (sort: ClassSort) => void;
}

export function ClassTable({ classes, sort, isRefreshing, onSort }: ClassTableProps) {
  const order = { sort, onSort };
  return (
    <table className="data-table class-table" aria-busy={isRefreshing}>
      <caption className="sr">Laporan kelas</caption>
      <thead>
        <tr>
          <SortHeader {...order} name="title" isText>
            Kelas
          </SortHeader>
          <SortHeader {...order} name="participants" className="data-number">
            Peserta
          </SortHeader>
          <SortHeader {...order} name="completed" className="data-number">
            Selesai
          </SortHeader>
          <SortHeader {...order} name="averageProgress" className="class-table-progress">
            Rata-rata progres
          </SortHeader>
          <SortHeader {...order} name="share" className="data-number class-table-share">
            Pendapatan
          </SortHeader>
        </tr>
      </thead>
      <tbody className="num">
        {classes.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <div className="class-table-cell">
                <Thumbnail src={row.thumbnail} />
                <div>
                  <Link href={screens.classReport({ type: row.type, id: row.slug })}>{row.title}</Link>
                  <p className="muted xs">{kindWords(row)}</p>
                </div>
              </div>
            </th>
            <td className="data-number">{decimal(row.participants)}</td>
            <td className="data-number">{decimal(row.completed)}</td>
            <td className="class-table-progress">
              <ProgressCell value={row.averageProgress} label={`Rata-rata progres ${row.title}`} />
            </td>
            <td className="data-number class-table-share">
              <b>{rupiah(row.share)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
