import { useState } from 'react';
import { isBlank } from '@sinau/contracts/core/typed/text.rules';
import { Button, Input } from '@sinau/ui';
import { contains, replaceAll, type Lines } from './line-commands.ts';

interface ReplaceBarProps {
  lines: Lines;
  typed: string;
  onTyped: (typed: string) => void;
  onReplace: (lines: Lines) => void;
}

/** Finds a text in the lines, and replaces it in all of them. */
export function ReplaceBar({ lines, typed, onTyped, onReplace }: ReplaceBarProps) {
  const [replacement, setReplacement] = useState('');
  const [replaced, setReplaced] = useState<number | null>(null);
  const isSearching = !isBlank(typed);
  const found = isSearching ? lines.filter((line) => contains(line, typed)).length : 0;
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
        if (found > 0) replace();
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
      <Button type="submit" size="sm" variant="outline" disabled={found === 0}>
        Ganti semua
      </Button>
      <p className="muted xs" role="status">
        {replaced !== null ? `${replaced} diganti` : isSearching && `${found} baris cocok`}
      </p>
    </form>
  );
}
