import type { UseQueryResult } from '@tanstack/react-query';
import type { ReviewedClass } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { operatorScreens } from '@sinau/contracts/operator-screens';
import { QueryStates } from '@sinau/shell';
import { Card, Link, Skeleton } from '@sinau/ui';
import { WaitingSince } from './waiting-since.tsx';
import './desk-list.css';

interface DeskListProps {
  id: string;
  title: string;
  query: UseQueryResult<{ list: ReviewedClass[] }>;
  empty: string;
}

/** List of a few classes that an operator can continue with. */
export const DeskList = ({ id, title, query, empty }: DeskListProps) => (
  <Card as="section" padded aria-labelledby={id}>
    <h2 className="desk-list-title" id={id}>
      {title}
    </h2>
    <QueryStates query={query} noun="daftar ini" skeleton={<Skeleton height={160} />}>
      {({ list }) =>
        list.length === 0 ? (
          <p className="muted">{empty}</p>
        ) : (
          <ul className="desk-list">
            {list.map((one) => (
              <li key={one.id}>
                <Link href={operatorScreens.operatorClass(one.slug)}>{one.title}</Link>
                <span className="muted sm">{one.mitra.name}</span>
                {one.submittedAt && (
                  <span className="sm">
                    <WaitingSince submittedAt={one.submittedAt} />
                  </span>
                )}
              </li>
            ))}
          </ul>
        )
      }
    </QueryStates>
  </Card>
);
