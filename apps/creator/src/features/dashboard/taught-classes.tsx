import { screens } from '@sinau/contracts/screens';
import { QueryStates } from '@sinau/shell';
import { Button, Card, EmptyState, illustrations, Skeleton } from '@sinau/ui';
import { ClassCell } from '../../shared/list/class-cell.tsx';
import { hrefForInstructor, scopeList } from '../../shared/instructor-labels.ts';
import { useTaughtClasses } from './dashboard.data.ts';
import './dashboard-cards.css';

/** Start page of an instructor: their classes, and their permissions in each. */
export function TaughtClasses() {
  return (
    <Card as="section" padded aria-labelledby="taught">
      <h2 className="taught-title" id="taught">
        Kelas yang kamu ajar
      </h2>
      <QueryStates query={useTaughtClasses()} noun="kelasmu" skeleton={<Skeleton height={160} />}>
        {({ list }) =>
          list.length === 0 ? (
            <EmptyState
              title="Kelasnya sedang diarsipkan"
              illustration={illustrations.emptyNotes}
              action={
                <Button variant="outline" href={screens.creatorArchive()}>
                  Buka arsip
                </Button>
              }
            >
              Kelas yang kamu ajar ada di arsip mitra ini.
            </EmptyState>
          ) : (
            <ul className="taught-classes">
              {list.map((program) => (
                <li key={program.id}>
                  <ClassCell
                    href={hrefForInstructor(program)}
                    title={program.title}
                    thumbnail={program.thumbnail}
                    note={scopeList(program.scopes ?? [])}
                  />
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </Card>
  );
}
