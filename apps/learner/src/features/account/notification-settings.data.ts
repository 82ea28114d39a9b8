import { useMutation, useQuery } from '@tanstack/react-query';
import { notification } from '@sinau/api-client';
import type { NotificationSetting } from '@sinau/contracts/core/notification/notification.schemas';
import { useOptimisticAnswer } from '../../shared/use-optimistic-answer.ts';

const settings = notification.settings.query();

export const useNotificationSettings = () => useQuery(settings);

type Update = Parameters<typeof notification.updateSettings.call>[0];

/** Shows the change immediately; a refusal restores the stored value. */
export function useUpdateNotificationSettings() {
  // The refresh restores the stored value: the former answer would undo a later change that waits for its turn.
  const { onMutate } = useOptimisticAnswer(settings, (known, { body }: Update) => {
    const chosen = new Map(body.settings.map((one): [string, NotificationSetting] => [one.kind, one]));
    return known && { list: known.list.map((one) => chosen.get(one.kind) ?? one) };
  });
  return useMutation({
    mutationFn: notification.updateSettings.call,
    scope: { id: 'notification-settings' },
    onMutate,
    meta: { refreshes: [notification.settings] },
  });
}

export const useUnsubscribe = () =>
  useMutation({ mutationFn: notification.unsubscribe.call, meta: { failure: 'silent' } });
