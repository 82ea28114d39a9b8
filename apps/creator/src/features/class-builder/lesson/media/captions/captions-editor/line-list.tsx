import { useDeferredValue, useEffect, useEffectEvent, useRef } from 'react';
import type { Lines } from './line-commands.ts';
import { LineChunk } from './line-chunk.tsx';
import { LineEditor } from './line-editor.tsx';
import { chunksOf, type Chunk, type LineRow } from './line-rows.ts';

interface LineListProps {
  lines: Lines;
  /** Rows of all lines, or of those that were found. */
  rows: readonly LineRow[];
  /** Id of the line that is edited. */
  selected: string | null;
  /** Id of the line that the video shows. */
  shown: string | null;
  /** Second of the video. */
  now: () => number;
  change: (apply: (lines: Lines) => Lines, typing?: string) => void;
  onOpen: (id: string) => void;
  onLeave: () => void;
}

/** Chunks that are rendered before the others, so that the editor opens as fast with thousands of lines. */
const firstChunks = 2;

/** List of all lines, of which one is edited. The browser lays out only those in view. */
export function LineList({ lines, rows, selected, shown, now, change, onOpen, onLeave }: LineListProps) {
  const list = useRef<HTMLDivElement>(null);
  const open = useRef(onOpen);
  useEffect(() => {
    open.current = onOpen;
  });
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest' });
    return () => leave();
  }, [selected]);
  // The list follows the video unless its user is in it.
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector('[data-shown]');
    if (!box || !row || box.matches(':hover, :focus-within')) return;
    box.scrollTop += row.getBoundingClientRect().top - box.getBoundingClientRect().top - box.clientHeight / 3;
  }, [shown]);

  const chunks = chunksOf(rows);
  const count = useDeferredValue(chunks.length, firstChunks);
  if (lines.length === 0)
    return (
      <p className="captions-empty muted">
        Belum ada baris. Putar videonya, lalu tekan “Baris baru” saat kalimat pertama mulai diucapkan.
      </p>
    );
  const line = lines.find(({ id }) => id === selected);
  const warning = rows.find((row) => row.line === line)?.warning ?? null;
  const editor = line && (
    <LineEditor
      key={line.id}
      line={line}
      isLast={line === lines.at(-1)}
      warning={warning}
      now={now}
      change={change}
      onOpen={onOpen}
      lines={lines}
    />
  );
  return (
    <div ref={list} className="captions-rows">
      {chunks.slice(0, count).map((chunk, index) => {
        const here = has(chunk, selected) ? selected : null;
        return (
          <LineChunk
            key={index}
            chunk={chunk}
            selected={here}
            shown={has(chunk, shown) ? shown : null}
            editor={here === null ? null : editor}
            open={open}
          />
        );
      })}
    </div>
  );
}

const has = (chunk: Chunk, id: string | null) => id !== null && chunk.some(({ line }) => line.id === id);
