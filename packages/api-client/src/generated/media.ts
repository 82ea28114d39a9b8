// Written by `pnpm generate` from packages/contracts.
import type { mediaEndpoints } from '@sinau/contracts/core/media/media.endpoints';
import { operation, uploadOperation, uploadStep } from '../operation.ts';

export const media = {
  key: ['media'],
  upload: uploadOperation<typeof mediaEndpoints.upload>('media.upload', 'POST', '/media'),
  uploadImages: uploadOperation<typeof mediaEndpoints.uploadImages>('media.uploadImages', 'POST', '/media-multiple'),
  beginUpload: uploadStep<typeof mediaEndpoints.beginUpload>('media.beginUpload', 'POST', '/media/upload'),
  uploadState: uploadStep<typeof mediaEndpoints.uploadState>('media.uploadState', 'GET', '/media/upload/:id'),
  sendChunk: uploadStep<typeof mediaEndpoints.sendChunk>('media.sendChunk', 'PATCH', '/media/upload/:id'),
  dropUpload: uploadStep<typeof mediaEndpoints.dropUpload>('media.dropUpload', 'DELETE', '/media/upload/:id'),
  completeUpload: operation<typeof mediaEndpoints.completeUpload>('media.completeUpload', 'POST', '/media/upload/:id/complete'),
  detail: operation<typeof mediaEndpoints.detail>('media.detail', 'GET', '/media/:id'),
  prepareAgain: operation<typeof mediaEndpoints.prepareAgain>('media.prepareAgain', 'POST', '/media/:id/prepare'),
  streams: operation<typeof mediaEndpoints.streams>('media.streams', 'GET', '/media/:id/streams'),
  makeStreams: operation<typeof mediaEndpoints.makeStreams>('media.makeStreams', 'PUT', '/media/:id/streams'),
  cancelStreams: operation<typeof mediaEndpoints.cancelStreams>('media.cancelStreams', 'DELETE', '/media/:id/streams'),
  remove: operation<typeof mediaEndpoints.remove>('media.remove', 'DELETE', '/media/:id'),
};
