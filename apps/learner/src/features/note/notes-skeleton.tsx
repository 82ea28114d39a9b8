import { Loading, Skeleton } from '@sinau/ui';
import './class-notes.css';

export function NotesSkeleton() {
  return (
    <Loading label="Memuat catatan">
      <div className="class-notes">
        <Skeleton height={88} />
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} height={56} />
        ))}
      </div>
    </Loading>
  );
}
