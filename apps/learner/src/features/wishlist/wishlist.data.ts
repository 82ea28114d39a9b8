import { useMutation, useQuery } from '@tanstack/react-query';
import { wishlist } from '@sinau/api-client';
import { useIsSignedIn } from '@sinau/shell';
import { useOptimisticAnswer } from '../../shared/use-optimistic-answer.ts';

const idsQuery = wishlist.ids.query();

/** Returns the ids of all offers on the user's wishlist; none until known. */
export function useWishedIds(): ReadonlySet<string> {
  const { data } = useQuery({ ...idsQuery, enabled: useIsSignedIn(), throwOnError: false });
  return new Set(data?.ids);
}

const pageSize = 24;
/** Loads the wishlist again whenever the page opens: removed offers stay visible until then, to be added again. */
export const useWishlist = (page: number) =>
  useQuery({ ...wishlist.list.query({ query: { page, perPage: pageSize } }), refetchOnMount: 'always' });

/** Sets a wish. The heart is filled immediately, and emptied again if the server refuses. */
export const useSetWish = () =>
  useMutation({
    mutationFn: wishlist.set.call,
    meta: { refreshes: [wishlist.ids] },
    ...useOptimisticAnswer(idsQuery, (known, { body: { id, isKept } }: Parameters<typeof wishlist.set.call>[0]) => {
      const others = known?.ids.filter((one) => one !== id) ?? [];
      return { ids: isKept ? [id, ...others] : others };
    }),
  });
