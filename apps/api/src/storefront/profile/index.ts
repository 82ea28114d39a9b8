import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { profileRoutes } from './profile.routes.ts';
import { createProfileService } from './profile.service.ts';

export { setProfileHidden } from './hidden-profile.ts';

export const profileModule = (deps: Deps): Module => ({
  routes: profileRoutes(createProfileService(deps)),
});
