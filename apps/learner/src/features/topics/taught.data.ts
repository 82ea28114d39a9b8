import { useQuery } from '@tanstack/react-query';
import { program } from '@sinau/api-client';

/** Loads a class, for its teachers and its film; nothing without one. A failure does not break the page. */
export const useTaught = (slug: string | undefined) =>
  useQuery({
    ...program.detail.query({ params: { id: slug ?? '' } }),
    enabled: slug !== undefined,
    throwOnError: false,
  });
