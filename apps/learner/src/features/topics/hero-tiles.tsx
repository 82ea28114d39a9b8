import { useEffect, useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { Category } from '@sinau/contracts/storefront/category/category.endpoints';
import { topicArt } from '@sinau/contracts/core/cloth/topic-art';
import { moveFocus } from '@sinau/ui';
import { HeroTopic } from './hero-topic.tsx';

/** Motif of each tile of the picture. */
const rows = [
  ['jurnalistik', 'desain', 'data', 'diri'],
  ['kode', 'bisnis', 'bahasa', 'kuliner'],
  ['foto', 'pemasaran', 'pendidikan', 'teknologi'],
];

/** Tiles of the picture as topics: a tile that is pressed or pointed at turns into its topic's cover. */
export function HeroTiles({ topics }: { topics: readonly Category[] }) {
  const [open, setOpen] = useState<string | null>(null);
  const [reached, setReached] = useState<string | null>(null);
  // A tile that plays stays open where the pointer leaves it.
  const [isPlaying, setPlaying] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const openTile = (slug: string | null) => {
    if (slug === open) return;
    setPlaying(false);
    setOpen(slug);
  };
  useLeft(list, open !== null, () => openTile(null));

  const tiles = rows.flatMap((motifs, row) =>
    motifs.flatMap((motif, column) => {
      const topic = topics.find(({ slug, totalClass }) => totalClass > 0 && topicArt(slug) === motif);
      return topic ? [{ motif, topic, column, row }] : [];
    }),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLUListElement>) => {
    if (event.key === 'Escape' && open) {
      openTile(null);
      event.currentTarget.querySelector<HTMLElement>('[aria-expanded=true]')?.focus();
    } else if (event.target instanceof HTMLButtonElement && event.target.parentElement?.parentElement === list.current)
      moveFocus(event, 'horizontal');
  };
  return (
    <ul ref={list} className="hero-tiles" aria-label="Topik" onKeyDown={onKeyDown}>
      {tiles.map(({ motif, topic, column, row }) => {
        const isOpen = topic.slug === open;
        const place = { '--column': column, '--row': row } as CSSProperties;
        return (
          <li
            key={motif}
            className={row === rows.length - 1 ? 'is-low' : undefined}
            style={place}
            onPointerEnter={({ pointerType }) => pointerType !== 'touch' && !isPlaying && openTile(topic.slug)}
            onPointerLeave={({ pointerType }) => pointerType !== 'touch' && !isPlaying && openTile(null)}
          >
            <button
              type="button"
              aria-label={topic.title}
              aria-expanded={isOpen}
              // The tiles are one stop of the Tab key; arrow keys move between them.
              tabIndex={topic.slug === (reached ?? tiles[0]?.topic.slug) ? 0 : -1}
              onFocus={() => setReached(topic.slug)}
              onClick={() => openTile(topic.slug)}
            />
            {isOpen && <HeroTopic topic={topic} motif={motif} isPlaying={isPlaying} onPlay={() => setPlaying(true)} />}
          </li>
        );
      })}
    </ul>
  );
}

/** Calls once the user moves elsewhere on the page, by finger or by keyboard. */
function useLeft(element: { current: HTMLElement | null }, isOpen: boolean, leave: () => void) {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const leaveOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) latest.current();
    };
    document.addEventListener('pointerdown', leaveOutside);
    document.addEventListener('focusin', leaveOutside);
    return () => {
      document.removeEventListener('pointerdown', leaveOutside);
      document.removeEventListener('focusin', leaveOutside);
    };
  }, [element, isOpen]);
}
