import { useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Drawer, IconButton, Menu, MenuItem, tokens, useMediaQuery } from '@sinau/ui';
import { Captions as CaptionsOn, CaptionsOff, Check } from '@sinau/ui/icons';
import type { Player } from '../use-player.ts';
import type { CaptionsTrack } from './captions-track.ts';
import './captions-menu.css';

interface CaptionsMenuProps {
  player: Player;
  tracks: readonly CaptionsTrack[];
  /** Language that is shown, or would be. */
  chosen: string;
}

/** Turns captions on and off; of several languages, one is chosen. */
export function CaptionsMenu({ player, tracks, chosen }: CaptionsMenuProps) {
  const { preferences, prefer } = player;
  const hasRoom = useMediaQuery(roomForMenu);
  const isOn = preferences.captions;
  const icon = isOn ? <CaptionsOn /> : <CaptionsOff />;
  if (tracks.length === 1) {
    return (
      <IconButton label="Teks (C)" aria-pressed={isOn} onClick={() => prefer({ captions: !isOn })}>
        {icon}
      </IconButton>
    );
  }
  const choose = (language: string | null) =>
    prefer(language === null ? { captions: false } : { captions: true, captionsLanguage: language });
  const languages: LanguagesProps = { tracks, chosen: isOn ? chosen : null, onChoose: choose };
  if (!hasRoom) return <LanguagesDrawer icon={icon} {...languages} />;
  return (
    <div className="captions-menu">
      <Menu align="end" trigger={<IconButton label={languagesLabel}>{icon}</IconButton>}>
        <Languages {...languages} />
      </Menu>
    </div>
  );
}

const languagesLabel = 'Bahasa teks';
/** Smaller players would show two or three languages at a time. */
const roomForMenu = `(min-width: ${tokens.breakpoint.tablet}px) and (min-height: 600px)`;

interface LanguagesProps {
  tracks: readonly CaptionsTrack[];
  /** Language that is shown; null without captions. */
  chosen: string | null;
  onChoose: (language: string | null) => void;
}

/** The languages in a sheet outside the dark surface of the player. */
function LanguagesDrawer({ icon, onChoose, ...languages }: LanguagesProps & { icon: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  const choose = (language: string | null) => {
    onChoose(language);
    setOpen(false);
  };
  return (
    <>
      <IconButton label={languagesLabel} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {icon}
      </IconButton>
      {createPortal(
        <Drawer open={isOpen} onClose={() => setOpen(false)} title={languagesLabel} side="right">
          <div className="captions-languages">
            <Languages {...languages} onChoose={choose} />
          </div>
        </Drawer>,
        document.body,
      )}
    </>
  );
}

function Languages({ tracks, chosen, onChoose }: LanguagesProps) {
  return (
    <>
      <Choice isChosen={chosen === null} onSelect={() => onChoose(null)}>
        Tanpa teks
      </Choice>
      {tracks.map(({ language, label }) => (
        <Choice key={language} isChosen={language === chosen} onSelect={() => onChoose(language)}>
          {label}
        </Choice>
      ))}
    </>
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
