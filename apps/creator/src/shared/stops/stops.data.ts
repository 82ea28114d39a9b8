import { useQuery } from '@tanstack/react-query';
import { report } from '@sinau/api-client';

interface StopsOf {
  type: 'program' | 'webinar';
  /** Id or slug of the class. */
  id: string;
  lessonId: string;
}

/** Reasons why participants stop at a lesson. */
export const useLessonStops = (params: StopsOf) => useQuery(report.stops.query({ params }));
