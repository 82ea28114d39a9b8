import { useQuery } from '@tanstack/react-query';
import { cloth } from '@sinau/api-client';

export const useOwnCloth = () => useQuery({ ...cloth.mine.query(), refetchOnMount: 'always', throwOnError: false });
/** Loads the cloth of the classes that a user shows publicly. */
export const clothQuery = (userId: string) => cloth.shown.query({ params: { userId } });
export const useCloth = (userId: string) => useQuery({ ...clothQuery(userId), throwOnError: false });
