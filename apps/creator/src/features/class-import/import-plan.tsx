import { useState } from 'react';
import type { ImportLine, ImportPlan as Plan } from '@sinau/contracts/authoring/transfer/class-import.schemas';
import type { ImportOutcome } from '@sinau/contracts/authoring/transfer/class-import.rules';
import { decimal, fileSize } from '@sinau/format';
import { Tabs } from '@sinau/ui';
import { OutcomeLines } from '../../shared/import/outcome-lines.tsx';
import '../../shared/import/import-report.css';

/** Report of what an import makes, changes and leaves out, line by line. */
export function ImportPlan({ plan: { title, counts, lines } }: { plan: Plan }) {
  const of = (outcome: ImportOutcome) => lines.filter((line) => line.outcome === outcome);
  const [tab, setTab] = useState<ImportOutcome | 'all'>('all');
  const panel = (shown: readonly ImportLine[]) => <OutcomeLines key={tab} lines={shown} />;
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
