import { mediaEndpoints } from '@sinau/contracts/media/media.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { DeliveryService } from './delivery.service.ts';
import type { MediaService } from './media.service.ts';

export const mediaRoutes = (media: MediaService, delivery: DeliveryService) =>
  defineRoutes(mediaEndpoints, {
    upload: ({ actor, query, files }) => media.upload(actor, query, files),
    uploadImages: async ({ actor, query, files }) => ({ list: await media.uploadImages(actor, query.purpose, files) }),
    detail: ({ actor, params }) => media.detail(actor, params.id),
    remove: ({ actor, params }) => media.remove(actor, params.id),
    redirect: ({ actor, params, query }) =>
      delivery.redirect(actor, params.id, { isCompressed: query.compress === 'true', width: query.width }),
    publicFile: ({ params }) => delivery.publicFile(params.id, params.name),
    signedFile: ({ params }) => delivery.signedFile(params.token, params.name),
  });
