import { profileEndpoints } from '@sinau/contracts/storefront/profile/profile.endpoints';
import { defineRoutes } from '../../http/routes.ts';
import type { ProfileService } from './profile.service.ts';

export const profileRoutes = (profiles: ProfileService) =>
  defineRoutes(profileEndpoints, {
    detail: ({ actor, params }) => profiles.detail(actor, params),
    update: ({ actor, body }) => profiles.update(actor, body),
  });
