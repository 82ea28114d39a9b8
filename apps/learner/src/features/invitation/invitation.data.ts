import { useMutation, useQuery } from '@tanstack/react-query';
import { invitation } from '@sinau/api-client';
import { useRefreshProfile } from '@sinau/shell';

export const useInvitation = (token: string) => useQuery(invitation.detail.query({ query: { token } }));

/**
 * Answers an invitation. Afterwards the profile lists the new membership. A refusal shows the current state of the
 * invitation.
 */
export function useAnswer(token: string, kind: 'accept' | 'reject') {
  const refreshProfile = useRefreshProfile();
  return useMutation({
    mutationFn: () => invitation[kind].call({ body: { token } }),
    onSuccess: refreshProfile,
    onError: refreshProfile,
    meta: { refreshes: [invitation] },
  });
}
