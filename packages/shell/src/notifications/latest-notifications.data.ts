import { useQuery } from '@tanstack/react-query';
import { notification } from '@sinau/api-client';
import { bellSize } from '@sinau/contracts/core/notification/notification.rules';
import { useIsSignedIn } from '../session/use-session.ts';

export const useLatestNotifications = () =>
  useQuery({
    ...notification.list.query({ query: { perPage: bellSize, sort: '-createdAt' } }),
    enabled: useIsSignedIn(),
    throwOnError: false,
  });
