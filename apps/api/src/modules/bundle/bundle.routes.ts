import { bundleEndpoints } from '@sinau/contracts/bundle/bundle.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { BundleService } from './bundle.service.ts';

export const bundleRoutes = (bundles: BundleService) =>
  defineRoutes(bundleEndpoints, {
    list: ({ query }) => bundles.list(query),
    detail: ({ actor, params }) => bundles.detail(actor, params),
  });
