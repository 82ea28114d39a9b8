import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { wishlist } from '@sinau/api-client';
import { useIsSignedIn } from '@sinau/shell';

const idsQuery = wishlist.ids.query();

/** The ids of everything that the user keeps; none until known. */
export function useWishedIds(): ReadonlySet<string> {
  const { data } = useQuery({ ...idsQuery, enabled: useIsSignedIn(), throwOnError: false });
  return new Set(data?.ids);
}

const pageSize = 24;
/** Asked for anew whenever the page opens: what was let go stays in sight until then, to be kept again. */
export const useWishlist = (page: number) =>
  useQuery({ ...wishlist.list.query({ query: { page, perPage: pageSize } }), refetchOnMount: 'always' });

/** The heart is filled at once, and emptied again if the server refuses. */
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
