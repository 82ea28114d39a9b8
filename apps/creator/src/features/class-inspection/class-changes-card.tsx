import type { ReviewedClassDetail } from '@sinau/contracts/backoffice/operator/operator.schemas';
import { dateTime } from '@sinau/format';
import { QueryStates } from '@sinau/shell';
import { Card, Skeleton } from '@sinau/ui';
import { ClassChanges } from '../../shared/class-changes/class-changes.tsx';
import { useClassChanges } from './inspection.data.ts';

/** Changes of the last publication. */
export const ClassChangesCard = ({ inspected: { id } }: { inspected: ReviewedClassDetail }) => (
  <QueryStates query={useClassChanges(id)} noun="perubahan" skeleton={<Skeleton height={160} />}>
    {(changes) =>
      changes && (
        <Card as="section" padded aria-labelledby="changes" className="stack">
          <div>
            <h2 id="changes">Yang diubah terakhir</h2>
            <p className="muted sm">Diterbitkan mitra pada {dateTime(changes.publishedAt)}</p>
          </div>
          <ClassChanges changes={changes.list} />
        </Card>
      )
    }
  </QueryStates>
);
