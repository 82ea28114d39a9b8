import { useState, type ReactNode } from 'react';
import type { ImportNote, ImportReport as Report } from '@sinau/contracts/core/import/import.rules';
import { decimal } from '@sinau/format';
import { Button, Tabs, classes } from '@sinau/ui';
import { CircleAlert, Info, TriangleAlert } from '@sinau/ui/icons';
import './import-report.css';

interface ImportReportProps<Item> {
  report: Report<Item>;
  /** Noun for the imported items: 'soal'. */
  noun: string;
  /** Content above the list: how the source was read. */
  children?: ReactNode;
  renderItem: (item: Item) => ReactNode;
}

type Tab = 'all' | 'noted' | 'left-out';

/** Lists what an import stores, changes and omits, line by line. */
export function ImportReport<Item>({ report, noun, children, renderItem }: ImportReportProps<Item>) {
  const { list, total, errorCount, errors, noteCount, notes } = report;
  const noted = list.filter((item) => item.notes.length > 0);
  const leftOutCount = errorCount + noteCount;
  const [tab, setTab] = useState<Tab>(total > 0 ? 'all' : 'left-out');
  const items = (shown: typeof list) => <ItemList key={tab} list={shown} noun={noun} renderItem={renderItem} />;
  return (
    <section className="import-report" aria-label="Hasil pemeriksaan">
      <ul className="import-figures">
        <Figure tone="success" count={total} label={`${noun} siap diimpor`} />
        <Figure tone="promo" count={noted.length} label="di antaranya berubah" />
        <Figure tone="danger" count={errorCount} label={`${noun} dilewati`} />
      </ul>
      {children}
      <Tabs
        label="Hasil pemeriksaan"
        selected={tab}
        onSelect={setTab}
        items={[
          { id: 'all', label: 'Semua', count: decimal(total), panel: items(list) },
          { id: 'noted', label: 'Berubah', count: decimal(noted.length), panel: items(noted) },
          {
            id: 'left-out',
            label: 'Dilewati',
            count: decimal(leftOutCount),
            panel: (
              <div className="import-lines">
                {leftOutCount === 0 && <p className="muted">Tidak ada yang dilewati.</p>}
                {errors.map(({ line, origin, message, excerpt }) => (
                  <Line key={`error-${line}`} place={placeLabel({ line, origin })} icon={<CircleAlert />} isSevere>
                    {excerpt && <b>{excerpt}</b>}
                    <p>{message}</p>
                  </Line>
                ))}
                <Rest count={errorCount - errors.length} />
                {notes.map(({ line, origin, message }, index) => (
                  <Line key={`note-${index}`} place={placeLabel({ line, origin })} icon={<Info />}>
                    <p>{message}</p>
                  </Line>
                ))}
                <Rest count={noteCount - notes.length} />
              </div>
            ),
          },
        ]}
      />
    </section>
  );
}

/** Place of an item in its source: its line, or its file and id. */
const placeLabel = ({ line, origin }: { line: number; origin?: string | undefined }) =>
  origin || `Baris ${decimal(line)}`;

function Figure({ tone, count, label }: { tone: 'success' | 'promo' | 'danger'; count: number; label: string }) {
  return (
    <li className={classes('import-figure', count > 0 && `import-figure-${tone}`)}>
      <b className="num">{decimal(count)}</b> <span>{label}</span>
    </li>
  );
}

const pageSize = 20;

function ItemList<Item>({
  list,
  noun,
  renderItem,
}: {
  list: Report<Item>['list'];
  noun: string;
  renderItem: (item: Item) => ReactNode;
}) {
  const [most, setMost] = useState(pageSize);
  if (list.length === 0) return <p className="import-none muted">Tidak ada.</p>;
  return (
    <>
      <ol className="import-items">
        {list.slice(0, most).map((item, index) => (
          <li key={index} className="import-item">
            <span className="import-line-number num">{placeLabel(item)}</span>
            {renderItem(item)}
            {item.notes.length > 0 && <NoteList notes={item.notes} />}
          </li>
        ))}
      </ol>
      {list.length > most && (
        <Button variant="outline" block onClick={() => setMost(most + pageSize)}>
          Tampilkan {decimal(Math.min(pageSize, list.length - most))} {noun} lagi
        </Button>
      )}
    </>
  );
}

const noteLabels = { changed: 'Berubah', 'left-out': 'Tidak ikut' } as const;

const NoteList = ({ notes }: { notes: readonly ImportNote[] }) => (
  <ul className="import-notes">
    {notes.map(({ kind, message }) => (
      <li key={message} className={`import-note import-note-${kind}`}>
        {kind === 'changed' ? <TriangleAlert /> : <Info />}
        <span>
          <span className="sr">{noteLabels[kind]}: </span>
          {message}
        </span>
      </li>
    ))}
  </ul>
);

function Line({
  place,
  icon,
  isSevere = false,
  children,
}: {
  place: string;
  icon: ReactNode;
  isSevere?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={classes('import-line', isSevere && 'import-line-severe')}>
      {icon}
      <div className="grow">
        <span className="import-line-number num">{place}</span>
        {children}
      </div>
    </div>
  );
}

const Rest = ({ count }: { count: number }) => count > 0 && <p className="muted sm">Dan {decimal(count)} lagi.</p>;
