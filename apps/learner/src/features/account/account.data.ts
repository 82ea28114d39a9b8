import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { account, auth } from '@sinau/api-client';

/* The forms show what is refused themselves, at its field. */
const inPlace = { failure: 'silent' } as const;

export const useChangeEmail = () => useMutation({ mutationFn: account.changeEmail.call, meta: inPlace });
export const useDeactivate = () => useMutation({ mutationFn: account.deactivate.call, meta: inPlace });

export function useChangePassword() {
  const refresh = useSessionsRefresh();
  return useMutation({
    mutationFn: account.changePassword.call,
    onSuccess: refresh,
    meta: { ...inPlace, success: 'Kata sandimu sudah diganti' },
  });
}

export const useDeviceSessions = () => useQuery(auth.sessions.query());

export function useEndSession() {
  const refresh = useSessionsRefresh();
  // Also after a refusal: the session may have ended by itself.
  return useMutation({
    mutationFn: auth.endSession.call,
    onSettled: refresh,
    meta: { success: 'Perangkat itu sudah dikeluarkan' },
  });
}

function useSessionsRefresh() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: auth.sessions.query().queryKey });
}
