import { useEffect, useRef } from 'react';
import { Button, Textarea } from '@sinau/ui';
import { Merge, Scissors, Trash2, TriangleAlert } from '@sinau/ui/icons';
import { changeLine, mergeWithNext, moveEdge, splitLine, type EditedLine, type Lines } from './line-commands.ts';
import { TimeField } from './time-field.tsx';

interface LineEditorProps {
  line: EditedLine;
  lines: Lines;
  isLast: boolean;
  warning: string | null;
  now: () => number;
  change: (apply: (lines: Lines) => Lines, typing?: string) => void;
  onOpen: (id: string) => void;
}

/** The line that is edited: its times, its text, and what can be done with it. */
export function LineEditor({ line, lines, isLast, warning, now, change, onOpen }: LineEditorProps) {
  const { id, start, end, text } = line;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  const move = (edge: 'start' | 'end') => (seconds: number) => change((all) => moveEdge(all, id, edge, seconds));
  const split = () => {
    const position = field.current?.selectionStart ?? 0;
    change((all) => splitLine(all, id, position));
  };
  const remove = () => {
    const at = lines.findIndex((one) => one.id === id);
    const next = lines[at + 1] ?? lines[at - 1];
    change((all) => all.filter((one) => one.id !== id));
    if (next) onOpen(next.id);
  };
  return (
    <li data-selected className="captions-line">
      <div className="captions-times">
        <TimeField label="Mulai" seconds={start} now={now} onChange={move('start')} />
        <TimeField label="Selesai" seconds={end} now={now} onChange={move('end')} />
      </div>
      <Textarea
        ref={field}
        aria-label="Teks baris"
        rows={2}
        value={text}
        onChange={({ target }) => change((all) => changeLine(all, id, { text: target.value }), id)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          split();
        }}
      />
      {warning && (
        <p className="captions-warning sm" role="status">
          <TriangleAlert />
          {warning}
        </p>
      )}
      <div className="captions-actions">
        <Button size="sm" variant="outline" onClick={split}>
          <Scissors />
          Pecah di kursor
        </Button>
        <Button size="sm" variant="outline" disabled={isLast} onClick={() => change((all) => mergeWithNext(all, id))}>
          <Merge />
          Gabung ke bawah
        </Button>
        <Button size="sm" variant="text" onClick={remove}>
          <Trash2 />
          Hapus
        </Button>
      </div>
    </li>
  );
}
