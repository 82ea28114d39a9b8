import type { CSSProperties } from 'react';
import { IconButton } from '../actions/icon-button.tsx';
import { X } from '../icons.ts';
import { Link } from '../link.tsx';

interface AnnouncementProps {
  /** Name of the announcement, by which a page hides it before its code comes. */
  name?: string;
  text: string;
  link: string;
  /** Background pictures, for wide screens and for phones. */
  wide: string | null;
  narrow: string | null;
  /** Shows the button that closes it. */
  onClose?: () => void;
}

/** Announcement of the site in one line, above its navbar. */
export const Announcement = ({ name, text, link, wide, narrow, onClose }: AnnouncementProps) => (
  <aside
    className="announcement night"
    aria-label="Pengumuman"
    data-banner={name}
    style={{ '--wide': picture(wide), '--narrow': picture(narrow ?? wide) } as CSSProperties}
  >
    <div className="wrap announcement-content">
      <span>{text}</span>
      <Link href={link}>
        Lihat<span className="from-laptop"> selengkapnya</span>
      </Link>
      {onClose && (
        <IconButton size="sm" label="Tutup pengumuman" onClick={onClose}>
          <X />
        </IconButton>
      )}
    </div>
  </aside>
);

const picture = (url: string | null) => url && `url("${encodeURI(url)}")`;
