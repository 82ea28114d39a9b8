import { useEffect, useEffectEvent, useRef } from 'react';
import { diffText } from '@sinau/contracts/authoring/authoring/text-diff';
import { Button, Dialog } from '@sinau/ui';
import type { Conflict, Side } from '../merging/three-way.ts';
import { wordsOf, type ConflictLabels } from './conflict-labels.ts';
import './compare-dialog.css';

interface CompareDialogProps {
  open: boolean;
  onClose: () => void;
  conflicts: readonly Conflict[];
  words: ConflictLabels;
  onChoose: (conflict: Conflict, side: Side) => void;
}

/** Shows what two people wrote in the same place, side by side. Each place is decided separately. */
export function CompareDialog({ open, onClose, conflicts, words, onChoose }: CompareDialogProps) {
  const list = useRef<HTMLOListElement>(null);
  const count = conflicts.length;
  const close = useEffectEvent(onClose);
  const shownCount = useRef(count);
  useEffect(() => {
    if (open && count === 0) close();
    // The button that was pressed is gone: focus moves to the next place.
    if (open && count > 0 && count < shownCount.current) list.current?.querySelector('h3')?.focus();
    shownCount.current = count;
  }, [open, count]);

  return (
    <Dialog open={open && count > 0} onClose={onClose} size="lg" title="Bandingkan dua versi">
      <p className="muted" role="status">
        {count === 1 ? 'Satu bagian' : `${count} bagian`} diubah di sini dan di tempat lain. Yang tidak kamu pilih tetap
        bisa dikembalikan.
      </p>
      <ol className="compare" ref={list}>
        {conflicts.map((conflict) => (
          <li key={conflict.id}>
            <h3 tabIndex={-1}>{words.labelOf(conflict.path)}</h3>
            <div className="compare-sides">
              <Version conflict={conflict} side="mine" words={words} onChoose={onChoose} />
              <Version conflict={conflict} side="theirs" words={words} onChoose={onChoose} />
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

const sides = {
  mine: { title: 'Versimu', choice: 'Pakai versiku', removed: 'Kamu menghapus bagian ini.', only: 'hanya di versimu' },
  theirs: {
    title: 'Versi terbaru',
    choice: 'Pakai versi terbaru',
    removed: 'Bagian ini dihapus.',
    only: 'hanya di versi terbaru',
  },
} as const;

interface VersionProps {
  conflict: Conflict;
  side: Side;
  words: ConflictLabels;
  onChoose: (conflict: Conflict, side: Side) => void;
}

function Version({ conflict, side, words, onChoose }: VersionProps) {
  const { title, choice, removed } = sides[side];
  return (
    <section className="compare-side" aria-label={`${words.labelOf(conflict.path)}: ${title}`}>
      <h4>{title}</h4>
      <div className="compare-text">
        {conflict[side] === undefined ? (
          <p className="muted">{removed}</p>
        ) : (
          <VersionText conflict={conflict} side={side} words={words} />
        )}
      </div>
      <Button variant="outline" onClick={() => onChoose(conflict, side)}>
        {choice}
      </Button>
    </section>
  );
}

/** Text of one side, with the words marked that only this side has. */
function VersionText({ conflict, side, words }: Omit<VersionProps, 'onChoose'>) {
  const mine = wordsOf(words, conflict, conflict.mine);
  const theirs = wordsOf(words, conflict, conflict.theirs);
  const own = side === 'mine' ? mine : theirs;
  if (own === null) return <p>{side === 'mine' ? 'Pilihanmu di sini.' : 'Pilihan dari tempat lain.'}</p>;
  const parts = diffText(mine ?? '', theirs ?? '')?.parts;
  if (!parts)
    return (
      <>
        <p>{own}</p>
        <p className="muted sm">Kata-katanya sama; bedanya ada di format.</p>
      </>
    );
  const absent = side === 'mine' ? 'added' : 'removed';
  return (
    <p>
      {parts.map(({ op, text }, index) => {
        if (op === absent) return null;
        if (op === 'same') return <span key={index}>{text}</span>;
        return (
          <mark key={index}>
            <span className="sr"> {sides[side].only}: </span>
            {text}
          </mark>
        );
      })}
    </p>
  );
}
