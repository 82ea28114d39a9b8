import { useQuery } from '@tanstack/react-query';
import { cloth } from '@sinau/api-client';

export const useOwnCloth = () => useQuery({ ...cloth.mine.query(), refetchOnMount: 'always', throwOnError: false });
/** The cloth of the classes that somebody shows. */
export const useCloth = (userId: string) =>
  useQuery({ ...cloth.shown.query({ params: { userId } }), throwOnError: false });
