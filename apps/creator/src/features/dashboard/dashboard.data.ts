import { useQuery } from '@tanstack/react-query';
import { program } from '@sinau/api-client';

/** All of the mitra's classes at once: few enough to be counted here. */
export const useAllMyPrograms = () => useQuery(program.mine.query({ query: { page: 0, perPage: 0 } }));
