import { useMutation, useQuery } from '@tanstack/react-query';
import { account, bundle, program } from '@sinau/api-client';
import { useIsSignedIn, type OfferRef } from '@sinau/shell';

/** What the user wanted to buy or open when they registered. The account keeps it until the address is confirmed. */
export const useWish = () => useQuery({ ...account.wish.query(), enabled: useIsSignedIn(), throwOnError: false });

export const useKeepWish = () =>
  useMutation({ mutationFn: account.keepWish.call, meta: { failure: 'silent', refreshes: [account.wish] } });

export const useDropWish = () =>
  useMutation({ mutationFn: () => account.dropWish.call(), meta: { failure: 'silent', refreshes: [account.wish] } });

/** The public data of a class or bundle. */
export function useOffer(offer: OfferRef | null) {
  const params = { id: offer?.id ?? '' };
  const asProgram = useQuery({
    ...program.detail.query({ params }),
    enabled: offer?.type === 'program',
    throwOnError: false,
  });
  const asBundle = useQuery({
    ...bundle.detail.query({ params }),
    enabled: offer?.type === 'bundle',
    throwOnError: false,
  });
  return offer?.type === 'bundle' ? asBundle.data : asProgram.data;
}
