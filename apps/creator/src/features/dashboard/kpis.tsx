import { decimal } from '@sinau/format';
import { Card } from '@sinau/ui';
import type { summarise } from './summary.ts';
import './kpis.css';

type Numbers = Pick<ReturnType<typeof summarise>, 'published' | 'inReview' | 'unfinished' | 'participants'>;

export function Kpis({ published, inReview, unfinished, participants }: Numbers) {
  const entries = [
    { label: 'Kelas terbit', value: published, note: 'Bisa dibeli di katalog' },
    { label: 'Peserta', value: participants, note: 'Di semua kelas aktif' },
    { label: 'Dalam review', value: inReview, note: 'Menunggu tim kami' },
    { label: 'Belum diajukan', value: unfinished, note: 'Draf dan perbaikan' },
  ];
  return (
    <dl className="kpis">
      {entries.map(({ label, value, note }) => (
        <Card key={label} className="kpi">
          <dt>{label}</dt>
          <dd className="kpi-value num">{decimal(value)}</dd>
          <dd className="muted xs">{note}</dd>
        </Card>
      ))}
    </dl>
  );
}
