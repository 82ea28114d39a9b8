import { useMutation, useQuery } from '@tanstack/react-query';
import { learning, lti } from '@sinau/api-client';
import { screens } from '@sinau/contracts/screens';
import { useGo, useSignIn } from '@sinau/shell';

/** A launch as it stands for whoever is signed in, which changes while they sign in on another page. */
export const useLaunch = (id: string) =>
  useQuery({
    ...lti.pending.query({ params: { id } }),
    enabled: id !== '',
    retry: false,
    gcTime: 0,
    refetchOnMount: 'always',
  });

/** Enters the class of a launch, which signs in where the campus made the account. */
export function useEnterClass(id: string) {
  const signIn = useSignIn();
  const go = useGo();
  return useMutation({
    mutationFn: (isLinkAgreed: boolean) => lti.enter.call({ params: { id }, body: { isLinkAgreed } }),
    onSuccess: async ({ token, class: { slug } }) => {
      if (token) await signIn(token);
      go(screens.continueClass(slug), { replace: true });
    },
    meta: { failure: 'silent', refreshes: [learning] },
  });
}
