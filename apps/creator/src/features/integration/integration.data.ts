import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { apikey, webhook } from '@sinau/api-client';
import type { ApiKeyCreation } from '@sinau/contracts/core/apikey/apikey.schemas';
import type { WebhookCreation } from '@sinau/contracts/core/webhook/webhook.schemas';
import { deliveriesPageSize, type DeliverySearch } from './delivery-search.ts';

const byId = (id: string) => ({ params: { id } });

export const useApiKeys = () => useQuery(apikey.list.query());
export const useMakeKey = () =>
  useMutation({
    mutationFn: (body: ApiKeyCreation) => apikey.create.call({ body }),
    meta: { failure: 'silent', refreshes: [apikey] },
  });
export const useRevokeKey = () =>
  useMutation({
    mutationFn: (id: string) => apikey.revoke.call(byId(id)),
    meta: { success: 'Kunci dicabut', refreshes: [apikey] },
  });

export const useWebhooks = () => useQuery(webhook.list.query());
export const useWebhook = (id: string) => useQuery(webhook.detail.query(byId(id)));
export const useAddWebhook = () =>
  useMutation({
    mutationFn: (body: WebhookCreation) => webhook.create.call({ body }),
    meta: { failure: 'silent', refreshes: [webhook] },
  });
export const useEditWebhook = (id: string) =>
  useMutation({
    mutationFn: (body: WebhookCreation) => webhook.update.call({ ...byId(id), body }),
    meta: { success: 'Webhook tersimpan', failure: 'silent', refreshes: [webhook] },
  });
export const useRemoveWebhook = (id: string) =>
  useMutation({
    mutationFn: () => webhook.remove.call(byId(id)),
    meta: { success: 'Webhook dihapus', refreshes: [webhook.list] },
  });
export const useRotateSecret = (id: string) =>
  useMutation({
    mutationFn: () => webhook.rotate.call(byId(id)),
    meta: { refreshes: [webhook] },
  });
export const useSwitchWebhook = (id: string, isActive: boolean) =>
  useMutation({
    mutationFn: () => webhook.setActive.call({ ...byId(id), body: { isActive } }),
    meta: { success: isActive ? 'Webhook aktif lagi' : 'Webhook dimatikan', refreshes: [webhook] },
  });
export const useTestWebhook = (id: string) =>
  useMutation({
    mutationFn: () => webhook.test.call(byId(id)),
    meta: { success: 'Kiriman uji masuk antrean', refreshes: [webhook] },
  });

/** Milliseconds after which the log is asked again while one of its deliveries waits. */
const refreshWaiting = 5_000;

export const useDeliveries = (id: string, { state, event, sort, page }: DeliverySearch) =>
  useQuery({
    ...webhook.deliveries.query({
      ...byId(id),
      query: {
        page,
        perPage: deliveriesPageSize,
        sort,
        ...((state ?? event) && { filter: { ...(state && { state }), ...(event && { event }) } }),
      },
    }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => data?.list.some((one) => one.state === 'waiting') && refreshWaiting,
  });
export const useDelivery = (id: string) => useQuery(webhook.delivery.query(byId(id)));
export const useReplay = () =>
  useMutation({
    mutationFn: (id: string) => webhook.replay.call(byId(id)),
    meta: { success: 'Dikirim ulang', refreshes: [webhook] },
  });
