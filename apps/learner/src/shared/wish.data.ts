import { useMutation, useQuery } from '@tanstack/react-query';
import { account, bundle, program } from '@sinau/api-client';
import { useIsSignedIn, type Wanted } from '@sinau/shell';

/** What this user came for and has not got yet, as the account keeps it until the e-mail address is confirmed. */
export const useWish = () => useQuery({ ...account.wish.query(), enabled: useIsSignedIn(), throwOnError: false });

export const useKeepWish = () =>
  useMutation({ mutationFn: account.keepWish.call, meta: { failure: 'silent', refreshes: [account.wish] } });

export const useDropWish = () =>
  useMutation({ mutationFn: () => account.dropWish.call(), meta: { failure: 'silent', refreshes: [account.wish] } });

/** The class or bundle that a visitor wants, from its public page. */
export function useWantedOffer(wanted: Wanted | null) {
  const params = { id: wanted?.id ?? '' };
  const asProgram = useQuery({
    ...program.detail.query({ params }),
    enabled: wanted?.type === 'program',
    throwOnError: false,
  });
  const asBundle = useQuery({
    ...bundle.detail.query({ params }),
    enabled: wanted?.type === 'bundle',
    throwOnError: false,
  });
  return wanted?.type === 'bundle' ? asBundle.data : asProgram.data;
}
