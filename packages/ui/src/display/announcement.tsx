import type { CSSProperties } from 'react';
import { Link } from '../link.tsx';

interface AnnouncementProps {
  text: string;
  link: string;
  /** Background pictures, for wide screens and for phones. */
  wide: string | null;
  narrow: string | null;
}

/** Announcement of the site, above its navbar. */
export const Announcement = ({ text, link, wide, narrow }: AnnouncementProps) => (
  <aside
    className="announcement night"
    aria-label="Pengumuman"
    style={{ '--wide': picture(wide), '--narrow': picture(narrow ?? wide) } as CSSProperties}
  >
    <div className="wrap announcement-content">
      <span>{text}</span>
      <Link href={link}>Lihat selengkapnya</Link>
    </div>
  </aside>
);

const picture = (url: string | null) => url && `url("${encodeURI(url)}")`;
