import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { learning, lti } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { useGo, useSignIn } from '@sinau/shell';

const enteringKey = (id: string) => ['lti.enter', id];

/**
 * A launch as it stands for whoever is signed in, which changes while they sign in on another page. It is not asked for
 * once its class opens, which uses it up: the session that begins then mounts the page anew.
 */
export function useLaunch(id: string) {
  const mutations = useQueryClient().getMutationCache();
  const hasEntered = () =>
    mutations.find({ mutationKey: enteringKey(id), predicate: ({ state }) => state.status !== 'error' }) !== undefined;
  return useQuery({
    ...lti.pending.query({ params: { id } }),
    enabled: () => id !== '' && !hasEntered(),
    retry: false,
    gcTime: 0,
    refetchOnMount: 'always',
  });
}

/** Enters the class of a launch, which signs in where the campus made the account. */
export function useEnterClass(id: string) {
  const signIn = useSignIn();
  const go = useGo();
  return useMutation({
    mutationKey: enteringKey(id),
    mutationFn: (isLinkAgreed: boolean) => lti.enter.call({ params: { id }, body: { isLinkAgreed } }),
    onSuccess: async ({ token, class: { slug } }) => {
      if (token) await signIn(token);
      go(screens.continueClass(slug), { replace: true });
    },
    meta: { failure: 'silent', refreshes: [learning] },
  });
}
