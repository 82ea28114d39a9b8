// Written by `pnpm generate` from packages/contracts.
import type { announcementEndpoints } from '@sinau/contracts/core/announcement/announcement.endpoints';
import { operation } from '../operation.ts';

export const announcement = {
  key: ['announcement'],
  create: operation<typeof announcementEndpoints.create>('announcement.create', 'POST', '/announcement/create'),
  list: operation<typeof announcementEndpoints.list>('announcement.list', 'GET', '/announcement/:type/:id'),
};
