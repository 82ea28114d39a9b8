import type { MyProgram } from '@sinau/contracts/program/program.endpoints';
import { screens } from '@sinau/contracts/screens';
import { date, decimal } from '@sinau/format';
import { Link, Thumbnail } from '@sinau/ui';
import { programFormatWords } from '../../shared/program-formats.ts';
import { StatusBadge } from '../../shared/program-status.tsx';
import { SortHeader } from '../../shared/table/sort-header.tsx';
import '../../shared/table/data-table.css';
import { priceWords } from './price-words.ts';
import { ProgramMenu } from './program-menu.tsx';
import type { ProgramSort } from './program-search.ts';
import './program-table.css';

interface ProgramTableProps {
  programs: readonly MyProgram[];
  sort: ProgramSort;
  /** The rows are those of the page before, while the next ones are on their way. */
  isRefreshing: boolean;
  onSort: (sort: ProgramSort) => void;
}

/** Classes with room for columns. The order is part of the address, and the server's work. */
export function ProgramTable({ programs, sort, isRefreshing, onSort }: ProgramTableProps) {
  const order = { sort, onSort };
  return (
    <table className="data-table program-table" aria-busy={isRefreshing}>
      <caption className="sr">Kelas-kelasmu</caption>
      <thead>
        <tr>
          <SortHeader {...order} name="title" isText>
            Kelas
          </SortHeader>
          <th scope="col">Status</th>
          <SortHeader {...order} name="salePrice" className="data-number">
            Harga
          </SortHeader>
          <th scope="col" className="data-number">
            Peserta
          </th>
          <SortHeader {...order} name="updatedAt" className="program-date">
            Diubah
          </SortHeader>
          <th scope="col">
            <span className="sr">Tindakan</span>
          </th>
        </tr>
      </thead>
      <tbody className="num">
        {programs.map((program) => (
          <tr key={program.id}>
            <th scope="row">
              <ProgramCell {...program} />
            </th>
            <td>
              <StatusBadge status={program.statusApprove} />
            </td>
            <td className="data-number">{priceWords(program.salePrice)}</td>
            <td className="data-number">{decimal(program.participantCount)}</td>
            <td className="program-date muted">{date(program.updatedAt)}</td>
            <td>
              <ProgramMenu program={program} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function ProgramCell({ slug, title, thumbnail, format, totalLesson }: MyProgram) {
  return (
    <div className="program-cell">
      <Thumbnail src={thumbnail} />
      <div>
        <Link href={screens.buildClass(slug)}>{title}</Link>
        <p className="muted xs">
          {programFormatWords[format].label} · {decimal(totalLesson)} materi
        </p>
      </div>
    </div>
  );
}
