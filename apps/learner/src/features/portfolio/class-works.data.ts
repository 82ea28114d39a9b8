import { useQuery } from '@tanstack/react-query';
import { portfolio } from '@sinau/api-client';

/** Works of a class; a failure does not break its page. */
export const useClassWorks = (classId: string) =>
  useQuery({ ...portfolio.ofClass.query({ params: { id: classId } }), throwOnError: false });
