import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSelector } from 'react-redux';
import { notification } from '@sinau/api-client';
import type { NotificationList } from '@sinau/contracts/core/notification/notification.schemas';
import { refreshQueries } from '../feedback/refresh-queries.ts';
import { selectToken } from '../session/session.slice.ts';
import { useIsSignedIn, useRefreshProfile } from '../session/use-session.ts';

/** The page itself loads first. */
const startMs = 1_500;

/** Keeps the notifications of this window current while a user is signed in. */
export function useNotificationStream() {
  const queryClient = useQueryClient();
  const refreshProfile = useRefreshProfile();
  const isSignedIn = useIsSignedIn();
  const token = useSelector(selectToken);

  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isLeft = false;
    let stop = () => {};
    /** The first number of a stream mostly equals the one already shown. */
    let isKnown = true;
    const { list } = notification;
    const onUnread = (unread: number) => {
      const lists = queryClient.getQueriesData<NotificationList>({ queryKey: list.key });
      const isNews = !isKnown || lists.some(([, known]) => known && known.unread !== unread);
      isKnown = false;
      if (isNews) void refreshQueries(queryClient, [list]);
    };
    const start = async () => {
      const { followNotifications } = await import('./follow-notifications.ts');
      if (!isLeft) stop = followNotifications(queryClient, { onUnread, onRefused: () => void refreshProfile() });
    };
    // Without its code, which a release may have replaced, the number is not updated after the page load.
    const timer = setTimeout(() => void start().catch(() => undefined), startMs);
    return () => {
      isLeft = true;
      clearTimeout(timer);
      stop();
    };
  }, [isSignedIn, token, queryClient, refreshProfile]);
}
