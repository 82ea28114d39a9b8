import { useQuery } from '@tanstack/react-query';
import { certificate } from '@sinau/api-client';

export const useOwnCloth = () =>
  useQuery({ ...certificate.ownCloth.query(), refetchOnMount: 'always', throwOnError: false });
/** The cloth of the classes that somebody shows. */
export const useCloth = (userId: string) =>
  useQuery({ ...certificate.cloth.query({ params: { userId } }), throwOnError: false });
