// Written by `pnpm generate` from packages/contracts.
import type { mediaEndpoints } from '@sinau/contracts/media/media.endpoints';
import { operation, uploadOperation } from '../operation.ts';

export const media = {
  key: ['media'],
  upload: uploadOperation<typeof mediaEndpoints.upload>('media.upload', 'POST', '/media'),
  uploadImages: uploadOperation<typeof mediaEndpoints.uploadImages>('media.uploadImages', 'POST', '/media-multiple'),
  detail: operation<typeof mediaEndpoints.detail>('media.detail', 'GET', '/media/:id'),
  remove: operation<typeof mediaEndpoints.remove>('media.remove', 'DELETE', '/media/:id'),
};
