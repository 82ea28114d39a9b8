import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Link } from '../link.tsx';
import { Thumbnail } from './picture.tsx';

interface MediaCardProps {
  href: string;
  title: string;
  image?: string | null;
  /** On the picture, upper left: the kind of item. */
  chip?: ReactNode;
  /** Distinguishing mark beside the chip. */
  mark?: ReactNode;
  /** On the picture, upper right: its status for this user. */
  corner?: ReactNode;
  /** A round button on the picture, upper right; the status for this user is then below. */
  tool?: ReactNode;
  /** Lines below the title. */
  children?: ReactNode;
  footer?: ReactNode;
  headingLevel?: 2 | 3;
  /** Loads the picture with priority, for cards above the fold. */
  priority?: boolean;
}

/** The whole card is a click target of its title's link; buttons in the footer stay clickable. */
export function MediaCard({
  href,
  title,
  image,
  chip,
  mark,
  corner,
  tool,
  children,
  footer,
  headingLevel = 3,
  priority,
}: MediaCardProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <article className="media-card">
      <div className="media-card-image">
        <Thumbnail src={image} priority={priority} />
        {(chip || mark) && (
          <span className="media-card-marks">
            {chip && <span className="media-card-chip">{chip}</span>}
            {mark}
          </span>
        )}
        {corner && <span className="media-card-corner">{corner}</span>}
      </div>
      {tool && <div className="media-card-tool">{tool}</div>}
      <div className="media-card-body">
        <Heading className="media-card-title">
          <Link href={href}>{title}</Link>
        </Heading>
        {children}
        {footer && <div className="media-card-footer">{footer}</div>}
      </div>
    </article>
  );
}

export function MediaCardSkeleton() {
  return (
    <div className="media-card">
      <div className="media-card-image">
        <Skeleton className="thumbnail" />
      </div>
      <div className="media-card-body">
        <Skeleton width="92%" height={18} />
        <Skeleton width="60%" height={18} />
        <Skeleton width="40%" height={14} />
        <Skeleton width="68%" height={14} />
        <div className="media-card-footer">
          <Skeleton width="48%" height={20} />
        </div>
      </div>
    </div>
  );
}

interface CardGridProps {
  /** The layout on a phone: a list of rows, or one row to swipe. */
  phone?: 'columns' | 'rows' | 'scroller';
  /** One `<li>` for each card. */
  children: ReactNode;
}

export function CardGrid({ phone = 'columns', children }: CardGridProps) {
  return (
    <ul className={classes('grid', phone === 'rows' && 'grid-rows', phone === 'scroller' && 'scroller')}>{children}</ul>
  );
}
