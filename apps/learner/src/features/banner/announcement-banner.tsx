import type { CSSProperties } from 'react';
import type { Banner } from '@sinau/contracts/content/content.endpoints';
import { Link } from '@sinau/ui';

export function AnnouncementBanner({ banner: { backgroundUrl, backgroundUrlMobile, link, text } }: { banner: Banner }) {
  const pictures = {
    '--wide': picture(backgroundUrl),
    '--narrow': picture(backgroundUrlMobile ?? backgroundUrl),
  } as CSSProperties;
  return (
    <aside className="announcement night" aria-label="Pengumuman" style={pictures}>
      <div className="wrap announcement-content">
        <span>{text}</span>
        <Link href={link}>Lihat selengkapnya</Link>
      </div>
    </aside>
  );
}

const picture = (url: string | null) => url && `url("${encodeURI(url)}")`;
