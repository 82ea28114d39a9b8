import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { notification } from '@sinau/api-client';
import type { NotificationSetting } from '@sinau/contracts/core/notification/notification.schemas';

const settings = notification.settings.query();

export const useNotificationSettings = () => useQuery(settings);

/** Shows the change immediately; a refusal restores the stored value. */
export function useUpdateNotificationSettings() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: notification.updateSettings.call,
    scope: { id: 'notification-settings' },
    onMutate: async ({ body }) => {
      await queryClient.cancelQueries(settings);
      const chosen = new Map(body.settings.map((one): [string, NotificationSetting] => [one.kind, one]));
      queryClient.setQueryData(
        settings.queryKey,
        (known) => known && { list: known.list.map((one) => chosen.get(one.kind) ?? one) },
      );
    },
    meta: { refreshes: [notification.settings] },
  });
}

export const useUnsubscribe = () =>
  useMutation({ mutationFn: notification.unsubscribe.call, meta: { failure: 'silent' } });
