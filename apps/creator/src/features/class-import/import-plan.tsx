import { useState } from 'react';
import { lessonKindLabels } from '@sinau/classroom';
import type { ImportLine, ImportPlan as Plan } from '@sinau/contracts/authoring/transfer/class-import.schemas';
import type { ImportOutcome } from '@sinau/contracts/authoring/transfer/class-import.rules';
import { decimal, fileSize } from '@sinau/format';
import { Badge, Button, Card, Tabs } from '@sinau/ui';
import '../../shared/import/import-report.css';

const outcomes: Record<ImportOutcome, { label: string; tone: 'success' | 'primary' | 'danger' }> = {
  taken: { label: 'Ikut', tone: 'success' },
  changed: { label: 'Berubah', tone: 'primary' },
  'left-out': { label: 'Tidak ikut', tone: 'danger' },
};

/** Report of what an import makes, changes and leaves out, line by line. */
export function ImportPlan({ plan: { title, counts, lines } }: { plan: Plan }) {
  const of = (outcome: ImportOutcome) => lines.filter((line) => line.outcome === outcome);
  const [tab, setTab] = useState<ImportOutcome | 'all'>('all');
  const panel = (shown: readonly ImportLine[]) => <LineList key={tab} lines={shown} />;
  return (
    <section className="import-report" aria-label="Hasil pemeriksaan">
      <div>
        <h2>{title}</h2>
        <p className="muted num">
          {decimal(counts.sections)} bagian · {decimal(counts.lessons)} materi · {decimal(counts.files)} berkas (
          {fileSize(counts.bytes)})
        </p>
      </div>
      <Tabs
        label="Hasil pemeriksaan"
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'all', label: 'Semua', count: decimal(lines.length), panel: panel(lines) },
          { id: 'changed', label: 'Berubah', count: decimal(counts.changed), panel: panel(of('changed')) },
          { id: 'left-out', label: 'Tidak ikut', count: decimal(counts.leftOut), panel: panel(of('left-out')) },
        ]}
      />
    </section>
  );
}

const pageSize = 50;

/** Lines by their sections, what belongs to the class first. */
const groupsOf = (lines: readonly ImportLine[]) => [
  ...Map.groupBy(
    lines.toSorted((one, other) => Number(one.section !== null) - Number(other.section !== null)),
    ({ section }) => section,
  ),
];

function LineList({ lines }: { lines: readonly ImportLine[] }) {
  const [most, setMost] = useState(pageSize);
  if (lines.length === 0) return <p className="import-none muted">Tidak ada.</p>;
  const shown = groupsOf(
    groupsOf(lines)
      .flatMap(([, own]) => own)
      .slice(0, most),
  );
  return (
    <>
      {shown.map(([section, own]) => (
        <section key={section ?? ''} className="class-import-group">
          <h3>{section ?? 'Seluruh kelas'}</h3>
          <ol className="import-items">
            {own.map((line, index) => (
              <Line key={index} line={line} />
            ))}
          </ol>
        </section>
      ))}
      {lines.length > most && (
        <Button variant="outline" block onClick={() => setMost(most + pageSize)}>
          Tampilkan {decimal(Math.min(pageSize, lines.length - most))} baris lagi
        </Button>
      )}
    </>
  );
}

function Line({ line: { outcome, title, type, notes } }: { line: ImportLine }) {
  const { label, tone } = outcomes[outcome];
  return (
    <Card as="li" className="import-item">
      <div className="class-import-line">
        <div className="grow">
          <b>{title}</b>
          {type && <span className="muted sm"> · {lessonKindLabels[type].label}</span>}
        </div>
        <Badge tone={tone}>{label}</Badge>
      </div>
      {notes.length > 0 && (
        <ul className="import-notes">
          {notes.map((note) => (
            <li key={note} className="import-note">
              {note}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
