import { screens } from '@sinau/contracts/screens';
import { Button, ErrorState, Loading, Skeleton } from '@sinau/ui';
import { Pencil } from '@sinau/ui/icons';
import { useHasScope } from '../../shared/scopes.ts';
import { LessonStops } from '../../shared/stops/lesson-stops.tsx';
import { useLessonStops } from '../../shared/stops/stops.data.ts';

interface FunnelStopsProps {
  classRef: string;
  type: 'program' | 'webinar';
  lessonId: string;
}

/** Shows why participants stop at a lesson of the funnel, and opens it in the builder where they do. */
export function FunnelStops({ classRef, type, lessonId }: FunnelStopsProps) {
  const mayEdit = useHasScope('edit');
  const { data, error, refetch, isFetching } = useLessonStops({ type, id: classRef, lessonId });
  if (error && !data)
    return <ErrorState title="Gagal memuat sebabnya" onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data)
    return (
      <Loading label="Memuat sebabnya">
        <Skeleton height={96} />
      </Loading>
    );
  const { slug, class: taught } = data;
  return (
    <div className="stack">
      <LessonStops stops={data} />
      {mayEdit && type === 'program' && (
        <div>
          <Button
            variant="outline"
            size="sm"
            href={screens.editLesson(slug, {
              name: taught.slug,
              sectionIndex: 0,
              id: taught.id,
              lessonId,
              type: data.type,
              fix: data.places[0]?.second ?? 0,
            })}
          >
            <Pencil />
            Perbaiki di sini
          </Button>
        </div>
      )}
    </div>
  );
}
