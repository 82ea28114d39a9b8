import { Suspense } from 'react';
import type { Chapter } from '@sinau/contracts/study/lesson-kinds/chapters';
import type { Player } from '../use-player.ts';
import { ChapterMenu } from './lazy-chapters.ts';

/** The chapter that plays, below a player that is too narrow for it; its space is kept while it loads. */
export function ChaptersBelow({ player, chapters }: { player: Player; chapters: readonly Chapter[] }) {
  if (chapters.length === 0) return null;
  return (
    <div className="player-chapters">
      <Suspense>
        <ChapterMenu player={player} chapters={chapters} location="below" />
      </Suspense>
    </div>
  );
}
