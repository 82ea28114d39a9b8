import { useEffect, useEffectEvent, useState } from 'react';
import { Button, Checkbox, IconButton, useMediaQuery } from '@sinau/ui';
import { Play, RefreshCw } from '@sinau/ui/icons';
import { isTyping } from './player-keys.ts';
import type { Player } from './use-player.ts';
import './up-next.css';

/** The lesson after a recording, if it is unlocked. */
export interface NextLesson {
  title: string;
  /** Opens the lesson; a recording plays immediately. */
  open: () => void;
}

const seconds = 5;

/** End of a recording: plays it again, or opens the next lesson after a countdown. */
export function UpNext({ player, next }: { player: Player; next: NextLesson | null }) {
  const isStill = useMediaQuery('(prefers-reduced-motion: reduce)') ?? true;
  const [isCancelled, setCancelled] = useState(false);
  const isCounting = next !== null && player.preferences.autoplay && !isStill && !isCancelled;
  const left = useCountdown(isCounting, () => next?.open());
  useEffect(() => {
    if (!isCounting) return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setCancelled(true);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isCounting]);

  const replay = (
    <IconButton className="up-next-replay" label="Putar lagi" onClick={player.toggle}>
      <RefreshCw />
    </IconButton>
  );
  if (!next) return <div className="up-next">{replay}</div>;
  return (
    <div className="up-next" role="group" aria-label="Materi berikutnya">
      {replay}
      <p className="up-next-words">
        <span className="sm">
          {isCounting ? (
            <>
              Berikutnya dalam <b className="num">{left}</b>
            </>
          ) : (
            'Berikutnya'
          )}
        </span>
        <b className="up-next-title">{next.title}</b>
      </p>
      <div className="up-next-buttons">
        <Button variant="light" onClick={next.open}>
          <Play />
          Buka sekarang
        </Button>
        {isCounting && (
          <Button variant="ghost" onClick={() => setCancelled(true)}>
            Batal
          </Button>
        )}
      </div>
      {!isStill && (
        <Checkbox
          checked={player.preferences.autoplay}
          onChange={({ target }) => player.prefer({ autoplay: target.checked })}
        >
          Putar otomatis
        </Checkbox>
      )}
    </div>
  );
}

/** Counts down to 0 while the user is not busy elsewhere: with a text, in a dialog, or in another tab. */
function useCountdown(isCounting: boolean, onEnd: () => void) {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (!isCounting) {
      setLeft(seconds);
      return undefined;
    }
    const timer = setInterval(() => {
      if (!isBusy()) setLeft((current) => Math.max(0, current - 1));
    }, 1000);
    return () => clearInterval(timer);
  }, [isCounting]);
  const isOver = isCounting && left === 0;
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return left;
}

const isBusy = () =>
  document.hidden || isTyping(document.activeElement) || document.querySelector('dialog[open]') !== null;
