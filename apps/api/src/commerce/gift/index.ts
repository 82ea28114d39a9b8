import type { Module } from '../../http/module.ts';
import type { Deps } from '../../platform/deps.ts';
import { giftRoutes } from './gift.routes.ts';
import { createGiftService } from './gift.service.ts';

export const giftModule = (deps: Deps): Module => ({ routes: giftRoutes(createGiftService(deps)) });
