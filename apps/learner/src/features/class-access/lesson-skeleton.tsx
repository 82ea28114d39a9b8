import { Loading, Skeleton } from '@sinau/ui';

/** Skeleton of a lesson. */
export function LessonSkeleton() {
  return (
    <Loading label="Memuat materi">
      <div className="stack">
        <Skeleton width={180} height={16} />
        <Skeleton width="72%" height={36} />
        <Skeleton height={48} />
        {[100, 96, 92, 98, 60].map((width) => (
          <Skeleton key={width} width={`${width}%`} height={18} />
        ))}
      </div>
    </Loading>
  );
}
