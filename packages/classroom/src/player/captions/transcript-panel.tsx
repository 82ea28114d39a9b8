import { useEffect, useRef, useState } from 'react';
import { timecode } from '@sinau/format';
import { SearchInput } from '@sinau/ui';
import { lineAt, piecesOf, type Line } from './transcript.ts';
import './transcript-panel.css';

interface TranscriptPanelProps {
  lines: readonly Line[];
  /** Position in the recording. */
  position: number;
  onSeek: (second: number) => void;
}

/** Transcript of a recording: scrolls to the line that is spoken; each line seeks to its second. */
export function TranscriptPanel({ lines, position, onSeek }: TranscriptPanelProps) {
  const [typed, setTyped] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const current = lineAt(lines, position);
  const isSearching = typed.trim() !== '';
  const shown = lines
    .map((line, index) => ({ line, index, pieces: piecesOf(line.text, typed) }))
    .filter(({ pieces }) => !isSearching || pieces.length > 1);

  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>('[aria-current]');
    // The list does not scroll for a user who reads elsewhere in it, or walks through it by keyboard.
    if (!box || !row || isSearching || box.matches(':hover, :focus-within')) return;
    box.scrollTop = row.offsetTop - box.clientHeight / 3;
  }, [current, isSearching]);

  return (
    <div className="transcript">
      <SearchInput
        label="Cari dalam transkrip"
        placeholder="Cari dalam transkrip"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <p className="transcript-found muted xs" role="status">
        {isSearching && (shown.length === 0 ? 'Tidak ada yang cocok.' : `${shown.length} bagian cocok`)}
        {lines.length === 0 && 'Transkripnya belum ada.'}
      </p>
      <ol ref={list} className="transcript-lines">
        {shown.map(({ line, index, pieces }) => (
          <li key={line.start}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onSeek(line.start)}
            >
              <span className="transcript-time num">{timecode(line.start)}</span>
              <span>{pieces.map((piece, at) => (at % 2 === 1 ? <mark key={at}>{piece}</mark> : piece))}</span>
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
