import { mediaEndpoints } from '@sinau/contracts/core/media/media.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { DeliveryService } from './delivery.service.ts';
import { AppError } from '../../platform/app-error.ts';
import { sandboxHeaders } from './sandbox.ts';
import type { MediaService } from './media.service.ts';
import type { StreamQueue } from './streams/stream-queue.ts';

export const mediaRoutes = (media: MediaService, delivery: DeliveryService, streamQueue: StreamQueue) =>
  defineRoutes(mediaEndpoints, {
    upload: ({ actor, query, files }) => media.upload(actor, query, files),
    uploadImages: ({ actor, query, files }) => media.uploadImages(actor, query, files),
    uploadProtocol: async () => ({}),
    beginUpload: ({ actor, query, announced }) => media.resumable.begin(actor, query, announced),
    uploadState: ({ actor, params }) => media.resumable.state(actor, params),
    sendChunk: ({ actor, params, part }) => media.resumable.receive(actor, params, part),
    dropUpload: ({ actor, params }) => media.resumable.drop(actor, params),
    completeUpload: ({ actor, params }) => media.resumable.complete(actor, params),
    prepareAgain: ({ actor, params }) => media.prepareAgain(actor, params),
    streams: ({ actor, params }) => streamQueue.progress(actor, params),
    cancelStreams: ({ actor, params }) => streamQueue.cancel(actor, params),
    makeStreams: ({ actor, params, body }) => streamQueue.makeAgain(actor, params, body),
    detail: ({ actor, params }) => media.detail(actor, params),
    remove: ({ actor, params }) => media.remove(actor, params),
    redirect: async ({ actor, params, query: { compress, width } }) => {
      const { address, isPublic } = await delivery.addressFor(actor, params, {
        isCompressed: compress === 'true',
        width,
      });
      return { to: address, cacheControl: isPublic ? 'public, max-age=86400' : 'private, no-store' };
    },
    publicFile: async ({ params }) => ({
      ...(await delivery.publicFile(params)),
      cacheControl: 'public, max-age=31536000, immutable',
    }),
    signedFile: async ({ params }) => {
      const { secondsLeft, ...file } = await delivery.signedFile(params);
      return { ...file, cacheControl: `private, max-age=${secondsLeft}` };
    },
    packageFile: async ({ params, host, isTab }) => {
      // A page outside its frame could navigate the tab anywhere, under our name.
      if (isTab) throw new AppError('package_outside_lesson');
      const { secondsLeft, ...file } = await delivery.packageFile(params);
      return {
        ...file,
        cacheControl: `private, max-age=${secondsLeft}`,
        headers: sandboxHeaders(host, `/api/media/package/${params.token}/`),
      };
    },
  });
