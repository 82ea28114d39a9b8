import { useEffect } from 'react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notification } from '@sinau/api-client';
import { refreshQueries, useIsSignedIn } from '@sinau/shell';

const pageSize = 10;

export const useNotifications = (page: number, isUnreadOnly: boolean) =>
  useQuery({
    ...notification.list.query({
      query: { page, perPage: pageSize, sort: '-createdAt', ...(isUnreadOnly && { filter: { isRead: false } }) },
    }),
    placeholderData: keepPreviousData,
  });

/** Loads the number of unread notifications; undefined until known. */
export const useUnread = () =>
  useQuery({ ...notification.list.query({ query: { perPage: 5, sort: '-createdAt' } }), enabled: useIsSignedIn() }).data
    ?.unread;

const refreshes = [notification.list];

/** Opens a notification: it then counts as read, in the lists too. */
export function useOpened(id: string) {
  const queryClient = useQueryClient();
  const query = useQuery({ ...notification.open.query({ params: { id } }), staleTime: Infinity, retry: false });
  const isOpened = query.data !== undefined;
  useEffect(() => {
    if (isOpened) void refreshQueries(queryClient, refreshes);
  }, [isOpened, id, queryClient]);
  return query;
}

type Sent = Parameters<typeof notification.deleteMany.call>[0];
export const useMark = () => useMutation({ mutationFn: notification.readOrUnread.call, meta: { refreshes } });
export const useDelete = (onDeleted: (input: Sent) => void) =>
  useMutation({
    mutationFn: notification.deleteMany.call,
    onSuccess: (_data, input) => onDeleted(input),
    meta: { refreshes },
  });
export const useRestore = () => useMutation({ mutationFn: notification.restore.call, meta: { refreshes } });
