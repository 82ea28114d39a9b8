import { voucherEndpoints } from '@sinau/contracts/commerce/voucher/voucher.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { Operator, Partner } from '../../platform/actor.ts';
import type { CheckService } from './check.service.ts';
import type { VoucherFacts } from './voucher-facts.ts';
import type { VoucherStorage, VoucherService } from './voucher.service.ts';

const own = ({ id, mitraId }: Partner): VoucherStorage => ({ fundedBy: 'mitra', mitraId, actorId: id });
const platform = ({ id }: Operator): VoucherStorage => ({ fundedBy: 'platform', mitraId: null, actorId: id });

export const voucherRoutes = (vouchers: VoucherService, facts: VoucherFacts, check: CheckService) =>
  defineRoutes(voucherEndpoints, {
    list: ({ actor, query }) => vouchers.list(own(actor), query),
    create: ({ actor, body }) => vouchers.create(own(actor), body),
    detail: ({ actor, params }) => vouchers.detail(own(actor), params),
    update: ({ actor, params, body }) => vouchers.update(own(actor), params, body),
    remove: ({ actor, params }) => vouchers.remove(own(actor), params),
    offers: ({ actor, query }) => facts.offers(own(actor), query),
    orders: ({ actor, params, query }) => facts.orders(own(actor), params, query),
    platformList: ({ actor, query }) => vouchers.list(platform(actor), query),
    platformCreate: ({ actor, body }) => vouchers.create(platform(actor), body),
    platformDetail: ({ actor, params }) => vouchers.detail(platform(actor), params),
    platformUpdate: ({ actor, params, body }) => vouchers.update(platform(actor), params, body),
    platformRemove: ({ actor, params }) => vouchers.remove(platform(actor), params),
    platformOffers: ({ actor, query }) => facts.offers(platform(actor), query),
    platformOrders: ({ actor, params, query }) => facts.orders(platform(actor), params, query),
    checkMitra: ({ actor, body, address }) => check.mitra(actor, body, address),
    checkPlatform: ({ actor, body, address }) => check.platform(actor, body, address),
  });
