import { lazy, Suspense, useState, type ReactNode } from 'react';
import { IconButton } from '@sinau/ui';
import { Settings } from '@sinau/ui/icons';
import type { Player } from './use-player.ts';

interface PlayerSettingsProps {
  player: Player;
  /** More that a user can do with the recording. */
  children?: ReactNode;
}

const Panel = lazy(async () => ({ default: (await import('./player-settings-panel.tsx')).PlayerSettingsPanel }));

/** Button that opens quality, data saver and speed. */
export function PlayerSettings({ player, children }: PlayerSettingsProps) {
  const [isOpen, setOpen] = useState(false);
  const { streaming } = player;
  if (!streaming) return null;
  return (
    <>
      <IconButton label="Kualitas dan kuota" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Settings />
      </IconButton>
      {isOpen && (
        <Suspense>
          <Panel player={player} streaming={streaming} onClose={() => setOpen(false)}>
            {children}
          </Panel>
        </Suspense>
      )}
    </>
  );
}
