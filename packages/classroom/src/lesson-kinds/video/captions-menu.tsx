import { IconButton, Menu, MenuItem } from '@sinau/ui';
import { Captions as CaptionsOn, CaptionsOff, Check } from '@sinau/ui/icons';
import type { Player } from '../../player/use-player.ts';
import type { CaptionsTrack } from './captions-track.ts';
import './captions-menu.css';

interface CaptionsMenuProps {
  player: Player;
  tracks: readonly CaptionsTrack[];
  /** Language that is shown, or would be. */
  chosen: string;
}

/** Turns captions on and off; of several languages, one is chosen from a menu. */
export function CaptionsMenu({ player: { preferences, prefer }, tracks, chosen }: CaptionsMenuProps) {
  const isOn = preferences.captions;
  const icon = isOn ? <CaptionsOn /> : <CaptionsOff />;
  if (tracks.length === 1) {
    return (
      <IconButton label="Teks (C)" aria-pressed={isOn} onClick={() => prefer({ captions: !isOn })}>
        {icon}
      </IconButton>
    );
  }
  return (
    <div className="captions-menu">
      <Menu align="end" trigger={<IconButton label="Bahasa teks">{icon}</IconButton>}>
        <Choice isChosen={!isOn} onSelect={() => prefer({ captions: false })}>
          Tanpa teks
        </Choice>
        {tracks.map(({ language, label }) => (
          <Choice
            key={language}
            isChosen={isOn && language === chosen}
            onSelect={() => prefer({ captions: true, captionsLanguage: language })}
          >
            {label}
          </Choice>
        ))}
      </Menu>
    </div>
  );
}

interface ChoiceProps {
  isChosen: boolean;
  onSelect: () => void;
  children: string;
}

function Choice({ isChosen, onSelect, children }: ChoiceProps) {
  return (
    <MenuItem icon={<Check className={isChosen ? undefined : 'captions-unchosen'} />} onSelect={onSelect}>
      {children}
      {isChosen && <span className="sr">, dipilih</span>}
    </MenuItem>
  );
}
