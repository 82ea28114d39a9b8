import { useState, type ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { QueryStates } from '@sinau/shell';
import { Button, Card, Skeleton } from '@sinau/ui';
import './person.css';

interface RowListProps<Row> {
  /** The newest rows, as many as {@link useMore} says. */
  rows: UseQueryResult<{ list: Row[]; total: number }>;
  /** Shows more of them; null where there are as many as a page shows. */
  onMore: (() => void) | null;
  noun: string;
  empty: string;
  children: (row: Row) => ReactNode;
}

const step = 10;
const most = 100;

/** Number of rows that a section shows, and how it shows more, up to a hundred. */
export function useMore() {
  const [perPage, setPerPage] = useState(step);
  return { perPage, onMore: perPage < most ? () => setPerPage(Math.min(perPage * 3, most)) : null };
}

/** The newest rows about a person, with more on request. */
export function RowList<Row extends { id: string }>({ rows, onMore, noun, empty, children }: RowListProps<Row>) {
  return (
    <QueryStates query={rows} noun={noun} skeleton={<Skeleton height={200} />}>
      {({ list, total }, isRefreshing) =>
        list.length === 0 ? (
          <p className="muted">{empty}</p>
        ) : (
          <Card>
            <ul className="person-rows">
              {list.map((row) => (
                <li key={row.id}>{children(row)}</li>
              ))}
            </ul>
            {total > list.length && (
              <div className="person-more">
                {onMore ? (
                  <Button variant="outline" size="sm" loading={isRefreshing} onClick={onMore}>
                    Tampilkan {noun} yang lebih lama
                  </Button>
                ) : (
                  <p className="muted sm">Yang tampil hanya {most} terbaru.</p>
                )}
              </div>
            )}
          </Card>
        )
      }
    </QueryStates>
  );
}
