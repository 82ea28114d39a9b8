import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { wishlist } from '@sinau/api-client';
import { useIsSignedIn } from '@sinau/shell';

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
export function useSetWish() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: wishlist.set.call,
    meta: { refreshes: [wishlist.ids] },
    onMutate: async ({ body: { id, isKept } }) => {
      await client.cancelQueries({ queryKey: idsQuery.queryKey });
      const before = client.getQueryData(idsQuery.queryKey);
      const others = before?.ids.filter((one) => one !== id) ?? [];
      client.setQueryData(idsQuery.queryKey, { ids: isKept ? [id, ...others] : others });
      return { before };
    },
    onError: (_error, _input, context) => client.setQueryData(idsQuery.queryKey, context?.before),
  });
}
