import { giftEndpoints } from '@sinau/contracts/commerce/gift/gift.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { GiftService } from './gift.service.ts';

export const giftRoutes = (gifts: GiftService) =>
  defineRoutes(giftEndpoints, { create: ({ actor, params, body }) => gifts.create(actor, params, body) });
