import { useQuery } from '@tanstack/react-query';
import { program, webinar } from '@sinau/api-client';

const query = { query: { page: 1, perPage: 1 } };

/** Returns whether a member's mitra has no class at all, in the archive neither; false until that is known. */
export function useHasNothing(enabled: boolean) {
  const programs = useQuery({ ...program.mine.query(query), enabled });
  const others = { enabled: enabled && programs.data?.total === 0 };
  const webinars = useQuery({ ...webinar.mine.query(query), ...others });
  const archived = useQuery({ ...program.archived.query(query), ...others });
  return others.enabled && webinars.data?.total === 0 && archived.data?.total === 0;
}
