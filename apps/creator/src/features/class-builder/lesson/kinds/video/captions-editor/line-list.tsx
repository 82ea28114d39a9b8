import { useEffect, useEffectEvent, useRef } from 'react';
import { isBlank } from '@sinau/contracts/core/typed/text.rules';
import { contains, type Lines } from './line-commands.ts';
import { LineEditor } from './line-editor.tsx';
import { LineRow } from './line-row.tsx';

interface LineListProps {
  lines: Lines;
  /** Id of the line that is edited. */
  selected: string | null;
  /** Id of the line that the video shows. */
  shown: string | null;
  typed: string;
  warnings: ReadonlyMap<string, string | null>;
  /** Second of the video. */
  now: () => number;
  change: (apply: (lines: Lines) => Lines, typing?: string) => void;
  onOpen: (id: string) => void;
  onLeave: () => void;
}

/** All lines; one of them is edited. The browser renders only those in view. */
export function LineList({ lines, selected, shown, typed, warnings, now, change, onOpen, onLeave }: LineListProps) {
  const list = useRef<HTMLOListElement>(null);
  const open = useRef(onOpen);
  useEffect(() => {
    open.current = onOpen;
  });
  const leave = useEffectEvent(onLeave);
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[data-selected]');
    row?.scrollIntoView({ block: 'nearest' });
    return () => leave();
  }, [selected]);
  // The list follows the video unless its user is in it.
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[data-shown]');
    if (!box || !row || box.matches(':hover, :focus-within')) return;
    box.scrollTop = row.offsetTop - box.clientHeight / 3;
  }, [shown]);

  const visible = isBlank(typed) ? lines : lines.filter((line) => line.id === selected || contains(line, typed));
  if (lines.length === 0)
    return (
      <p className="captions-empty muted">
        Belum ada baris. Putar videonya, lalu tekan “Baris baru” saat kalimat pertama mulai diucapkan.
      </p>
    );
  return (
    <ol ref={list} className="captions-rows">
      {visible.map((line) =>
        line.id === selected ? (
          <LineEditor
            key={line.id}
            line={line}
            isLast={line === lines.at(-1)}
            warning={warnings.get(line.id) ?? null}
            now={now}
            change={change}
            onOpen={onOpen}
            lines={lines}
          />
        ) : (
          <LineRow
            key={line.id}
            line={line}
            isShown={line.id === shown}
            warning={warnings.get(line.id) ?? null}
            open={open}
          />
        ),
      )}
    </ol>
  );
}
