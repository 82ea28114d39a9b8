import { useState } from 'react';
import { Button, IconButton, Input } from '@sinau/ui';
import { Minus, Plus } from '@sinau/ui/icons';
import { captionsTime } from '@sinau/contracts/core/media/captions-text.rules';

interface TimeFieldProps {
  label: string;
  seconds: number;
  /** Second of the video. */
  now: () => number;
  onChange: (seconds: number) => void;
}

const nudge = 0.1;

/** A time of a line: typed, set to the second of the video, or nudged by a tenth of a second, also by the arrow keys. */
export function TimeField({ label, seconds, now, onChange }: TimeFieldProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = () => {
    const read = typed === null ? null : secondsOf(typed);
    if (read !== null) onChange(read);
    setTyped(null);
  };
  return (
    <div className="captions-time" role="group" aria-label={label}>
      <span className="sm">{label}</span>
      <IconButton size="sm" label={`${label}: kurangi 0,1 detik`} onClick={() => onChange(seconds - nudge)}>
        <Minus />
      </IconButton>
      <Input
        className="num"
        aria-label={`${label} (jam:menit:detik)`}
        inputMode="decimal"
        value={typed ?? captionsTime(seconds)}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
          event.preventDefault();
          setTyped(null);
          onChange(seconds + (event.key === 'ArrowUp' ? nudge : -nudge));
        }}
      />
      <IconButton size="sm" label={`${label}: tambah 0,1 detik`} onClick={() => onChange(seconds + nudge)}>
        <Plus />
      </IconButton>
      <Button
        size="sm"
        variant="text"
        className="captions-now"
        aria-label={`${label}: detik ini`}
        onClick={() => onChange(now())}
      >
        Detik ini
      </Button>
    </div>
  );
}

/** Reads 1:02,5 or 00:01:02.500; null if it is no time. */
function secondsOf(typed: string): number | null {
  const match = /^(?:(?:(\d{1,2}):)?(\d{1,3}):)?(\d{1,5}(?:[.,]\d{1,3})?)$/.exec(typed.trim());
  if (!match) return null;
  const [, hours = '0', minutes = '0', seconds = '0'] = match;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds.replace(',', '.'));
}
