import { useQuery } from '@tanstack/react-query';
import { program, report } from '@sinau/api-client';

/** All of the mitra's classes at once: few enough to be counted here. */
export const useAllMyPrograms = () => useQuery(program.mine.query({ query: { page: 0, perPage: 0 } }));

/** What the last 30 days brought. */
export const useRevenue = () => useQuery(report.salesSummary.query({ query: { days: 30 } }));
