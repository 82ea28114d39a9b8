import type { ReactNode } from 'react';
import { screens } from '@sinau/contracts/screens';
import { Link, Thumbnail } from '@sinau/ui';
import './class-line.css';

interface ClassLineProps {
  line: { title: string; slug: string; thumbnail: string | null; mitra: { name: string } };
  /** Label of the kind: 'Kelas Mandiri'. */
  kind: string;
  headingLevel?: 2 | 3;
  /** Price on the right, and below the title on a phone. */
  price?: ReactNode;
  /** Actions or problems below the line. */
  children?: ReactNode;
}

/** Line of a class or a bundle in a cart or an order. */
export function ClassLine({ line, kind, headingLevel = 3, price, children }: ClassLineProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className="class-line">
      <Thumbnail src={line.thumbnail} />
      <div className="class-line-text">
        <p className="muted xs">{kind}</p>
        <Heading>
          <Link href={screens.classPage(line.slug)}>{line.title}</Link>
        </Heading>
        <p className="muted xs">{line.mitra.name}</p>
      </div>
      {price && <div className="class-line-price">{price}</div>}
      {children && <div className="class-line-foot">{children}</div>}
    </div>
  );
}
