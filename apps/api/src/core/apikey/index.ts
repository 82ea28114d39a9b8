import type { Module } from '../../http/module.ts';
import type { Deps } from '../../platform/deps.ts';
import { apiKeyRoutes } from './apikey.routes.ts';
import { createApiKeyService } from './apikey.service.ts';

export { createKeyActorFinder } from './key-actor.ts';
export { isKey } from './key-secret.ts';

export const apiKeyModule = (deps: Deps): Module => ({ routes: apiKeyRoutes(createApiKeyService(deps)) });
