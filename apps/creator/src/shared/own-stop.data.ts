import { useMutation, useQuery } from '@tanstack/react-query';
import { suspension } from '@sinau/api-client';
import { useIsMember } from './scopes.ts';

/** Loads why the user's mitra is stopped; instructors of single classes are not told. */
export const useOwnStop = () => useQuery({ ...suspension.mine.query(), enabled: useIsMember() });

export const useAppeal = () =>
  useMutation({
    mutationFn: (text: string) => suspension.appeal.call({ body: { text } }),
    meta: { success: 'Bandingmu terkirim', failure: 'silent', refreshes: [suspension] },
  });
