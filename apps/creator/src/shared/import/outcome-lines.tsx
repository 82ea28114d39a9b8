import { useState } from 'react';
import { lessonKindLabels } from '@sinau/classroom';
import type { ImportLine } from '@sinau/contracts/authoring/transfer/class-import.schemas';
import type { ImportOutcome } from '@sinau/contracts/authoring/transfer/class-import.rules';
import { decimal } from '@sinau/format';
import { Badge, Button, Card } from '@sinau/ui';
import './import-report.css';

const outcomes: Record<ImportOutcome, { label: string; tone: 'success' | 'primary' | 'danger' }> = {
  taken: { label: 'Ikut', tone: 'success' },
  changed: { label: 'Berubah', tone: 'primary' },
  'left-out': { label: 'Tidak ikut', tone: 'danger' },
};

const pageSize = 50;

/** Lines by their sections, what belongs to the class first. */
const groupsOf = (lines: readonly ImportLine[]) => [
  ...Map.groupBy(
    lines.toSorted((one, other) => Number(one.section !== null) - Number(other.section !== null)),
    ({ section }) => section,
  ),
];

/** Lines of a report on a class that comes or goes: what becomes of each lesson, and why. */
export function OutcomeLines({ lines }: { lines: readonly ImportLine[] }) {
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
        <section key={section ?? ''} className="import-group">
          {section !== null && <h3>{section}</h3>}
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
      <div className="import-outcome">
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
