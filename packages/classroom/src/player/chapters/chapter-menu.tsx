import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { timecode } from '@sinau/format';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import { chapterAt } from '@sinau/contracts/study/lesson/chapters.rules';
import { Drawer } from '@sinau/ui';
import { List } from '@sinau/ui/icons';
import type { Player } from '../use-player.ts';
import './chapters.css';

interface ChapterMenuProps {
  player: Player;
  chapters: readonly Chapter[];
  /** Narrow players have it below the picture, where its title has room, all others among the controls. */
  location: 'controls' | 'below';
}

/** The chapter that plays, as a button that opens the list of all. The list lies outside the dark surface of the player. */
export function ChapterMenu({ player, chapters, location }: ChapterMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const current = chapterAt(chapters, player.position);
  const choose = (second: number) => {
    player.seek(second);
    setOpen(false);
  };
  return (
    <>
      <button
        type="button"
        className={`chapter-button chapter-button-${location}`}
        aria-label={`Bab: ${chapters[current]?.title ?? 'pilih'}`}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <List />
        <span>{chapters[current]?.title}</span>
      </button>
      {createPortal(
        <Drawer open={isOpen} onClose={() => setOpen(false)} title="Bab" side="right">
          <ChapterList chapters={chapters} current={current} onChoose={choose} />
        </Drawer>,
        document.body,
      )}
    </>
  );
}

interface ChapterListProps {
  chapters: readonly Chapter[];
  /** Position of the chapter that plays. */
  current: number;
  onChoose: (second: number) => void;
}

function ChapterList({ chapters, current, onChoose }: ChapterListProps) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <>
      <ol ref={list} className="chapter-list">
        {chapters.map(({ second, title }, index) => (
          <li key={second}>
            <button
              type="button"
              aria-current={index === current ? 'true' : undefined}
              onClick={() => onChoose(second)}
            >
              <span className="chapter-time num">{timecode(second)}</span>
              <span>{title}</span>
            </button>
          </li>
        ))}
      </ol>
      <p className="chapter-keys muted sm">
        Pindah bab dengan <kbd>Shift</kbd> + <kbd>←</kbd> atau <kbd>→</kbd>.
      </p>
    </>
  );
}
