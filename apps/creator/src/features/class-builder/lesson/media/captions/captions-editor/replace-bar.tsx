import { useState, type ReactNode } from 'react';
import { Button, Input } from '@sinau/ui';
import { replaceAll, type Lines } from './line-commands.ts';

interface ReplaceBarProps {
  lines: Lines;
  /** Number of lines that contain the typed text; null without one. */
  found: number | null;
  typed: string;
  onTyped: (typed: string) => void;
  onReplace: (lines: Lines) => void;
  /** Beside the number of lines. */
  children?: ReactNode;
}

/** Finds a text in the lines, and replaces it in all of them; tells how many there are. */
export function ReplaceBar({ lines, found, typed, onTyped, onReplace, children }: ReplaceBarProps) {
  const [replacement, setReplacement] = useState('');
  const [replaced, setReplaced] = useState<number | null>(null);
  const canReplace = found !== null && found > 0;
  const replace = () => {
    const result = replaceAll(lines, typed, replacement);
    onReplace(result.lines);
    setReplaced(result.count);
  };
  return (
    <form
      className="captions-replace"
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        if (canReplace) replace();
      }}
    >
      <Input
        type="search"
        aria-label="Cari dalam takarir"
        placeholder="Cari"
        value={typed}
        onChange={({ target }) => {
          onTyped(target.value);
          setReplaced(null);
        }}
      />
      <Input
        aria-label="Ganti dengan"
        placeholder="Ganti dengan"
        value={replacement}
        onChange={({ target }) => setReplacement(target.value)}
      />
      <Button type="submit" variant="outline" disabled={!canReplace}>
        Ganti semua
      </Button>
      <div className="captions-count">
        <p className="muted sm num" role="status">
          {replaced !== null
            ? `${replaced} diganti`
            : found === null
              ? `${lines.length} baris`
              : `${found} baris cocok`}
        </p>
        {children}
      </div>
    </form>
  );
}
