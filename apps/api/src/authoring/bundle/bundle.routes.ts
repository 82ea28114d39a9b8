import { bundleEndpoints } from '@sinau/contracts/authoring/bundle/bundle.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { BundleReader } from './bundle-reader.ts';
import type { BundleService } from './bundle.service.ts';
import type { BundleWriting } from './bundle-writing.service.ts';

export const bundleRoutes = (bundles: BundleService, writing: BundleWriting, reader: BundleReader) =>
  defineRoutes(bundleEndpoints, {
    list: ({ query }) => bundles.list(query),
    detail: ({ actor, params }) => bundles.detail(actor, params),
    mine: ({ actor, query }) => writing.mine(actor, query),
    mineDetail: ({ actor, params }) => writing.mineDetail(actor, params),
    preview: ({ actor, params }) => reader.preview(actor, params),
    create: ({ actor, body }) => writing.create(actor, body),
    update: ({ actor, params, body }) => writing.update(actor, params, body),
    changePrice: ({ actor, params, body }) => writing.changePrice(actor, params, body),
    submit: ({ actor, params, query }) => writing.submit(actor, params, query),
    withdraw: ({ actor, params }) => writing.withdraw(actor, params),
    discardChanges: ({ actor, params }) => writing.discardChanges(actor, params),
    archiveOrRestore: ({ actor, params }) => writing.archiveOrRestore(actor, params),
    remove: ({ actor, params }) => writing.remove(actor, params),
  });
