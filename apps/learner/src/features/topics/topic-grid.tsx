import type { Category } from '@sinau/contracts/storefront/category/category.endpoints';
import { screens } from '@sinau/contracts/screens';
import { decimal } from '@sinau/format';
import { Link } from '@sinau/ui';
import { motifOf } from './motifs.ts';
import './topic-grid.css';

export function TopicGrid({ topics }: { topics: readonly Category[] }) {
  return (
    <ul className="topic-grid">
      {topics.map(({ slug, title, cover, totalClass }, index) => (
        <li key={slug}>
          <Link className="card" href={screens.catalog({ topic: slug })}>
            <img src={cover ?? motifOf(slug, index)} width={56} height={56} alt="" loading="lazy" />
            <span>
              <b>{title}</b>
              <small className="num">{decimal(totalClass)} kelas</small>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
