import { stepScreens } from '@sinau/contracts/step-screens';
import { deliveredEventNames, webhookDeliveryStates } from '@sinau/contracts/core/webhook/webhook.rules';
import { choice, defineSearch, page, type SearchOf } from '@sinau/shell/search';
import { keysOf } from '../../shared/list/keys-of.ts';

export const deliveriesPageSize = 20;

export const deliverySorts = { '-createdAt': 'Terbaru', createdAt: 'Terlama' } as const;

/** Search parameters of the log of one webhook, on its page. */
export const deliverySearchOf = (id: string) =>
  defineSearch(() => stepScreens.creatorWebhook(id), {
    state: choice(webhookDeliveryStates),
    event: choice(deliveredEventNames),
    sort: choice(keysOf(deliverySorts), '-createdAt'),
    page: page(),
  });
export type DeliverySearch = SearchOf<ReturnType<typeof deliverySearchOf>>;
