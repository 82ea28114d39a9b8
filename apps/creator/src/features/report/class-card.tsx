import type { ClassReport } from '@sinau/contracts/report/report.schemas';
import { screens } from '@sinau/contracts/screens';
import { decimal, rupiah } from '@sinau/format';
import { Card, Link } from '@sinau/ui';
import { kindWords } from './kind-words.ts';
import { ProgressCell } from './progress-cell.tsx';

export function ClassCard({ row }: { row: ClassReport }) {
  return (
    <Card as="li" className="list-card">
      <div>
        <Link href={screens.classReport({ type: row.type, id: row.slug })}>{row.title}</Link>
        <p className="muted xs">{kindWords(row)}</p>
      </div>
      <ProgressCell value={row.averageProgress} label={`Rata-rata progres ${row.title}`} />
      <dl className="list-card-facts num">
        <dt>Peserta</dt>
        <dd>{decimal(row.participants)}</dd>
        <dt>Selesai</dt>
        <dd>{decimal(row.completed)}</dd>
        <dt>Pendapatan</dt>
        <dd>
          <b>{rupiah(row.share)}</b>
        </dd>
      </dl>
    </Card>
  );
}
