import { useEffect, useState } from 'react';
import { Button, Card, ErrorState, Loading, Skeleton } from '@sinau/ui';
import { LessonStops } from '../../../shared/stops/lesson-stops.tsx';
import { useLessonStops } from '../../../shared/stops/stops.data.ts';

interface FixHereProps {
  classId: string;
  lessonId: string;
  /** True while it has changes that are not published. */
  isChanged: boolean;
}

/** Shows above a lesson that was opened from the report why its participants stop, until its author closes it. */
export function FixHere({ classId, lessonId, isChanged }: FixHereProps) {
  const [isClosed, close] = useState(false);
  const { data, error, refetch, isFetching } = useLessonStops({ type: 'program', id: classId, lessonId });
  // A publication begins the comparison of before and after anew.
  useEffect(() => {
    if (!isChanged) void refetch();
  }, [isChanged, refetch]);
  if (isClosed) return null;
  return (
    <Card as="section" padded className="stack" aria-labelledby="fix-here">
      <div className="row">
        <h2 id="fix-here" className="grow lesson-fix-title">
          Perbaiki di sini
        </h2>
        <Button variant="text" size="sm" onClick={() => close(true)}>
          Tutup
        </Button>
      </div>
      <p className="muted sm">
        Peserta baru melihat perubahanmu setelah kamu menekan Perbarui. Hasilnya muncul di sini dan di laporan kelas.
      </p>
      {data ? (
        <LessonStops stops={data} />
      ) : error ? (
        <ErrorState title="Gagal memuat sebabnya" onRetry={() => void refetch()} retrying={isFetching} />
      ) : (
        <Loading label="Memuat sebabnya">
          <Skeleton height={96} />
        </Loading>
      )}
    </Card>
  );
}
