import { useQuery } from '@tanstack/react-query';
import { portfolio } from '@sinau/api-client';

export const classWorksQuery = (id: string) => portfolio.ofClass.query({ params: { id } });

/** Works of a class; a failure does not break its page. */
export const useClassWorks = (id: string) => useQuery({ ...classWorksQuery(id), throwOnError: false });
