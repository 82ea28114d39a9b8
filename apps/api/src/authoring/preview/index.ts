import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { previewRoutes } from './preview.routes.ts';
import { createPreviewService } from './preview.service.ts';

export const previewModule = (deps: Deps): Module => ({ routes: previewRoutes(createPreviewService(deps)) });
