import type { Module } from '../../http/module.ts';
import { webinarRoutes } from './webinar.routes.ts';
import type { WebinarService } from './webinar.service.ts';

export { presentWrittenWebinar } from './webinar.presenter.ts';
export { findWorkingWebinar } from './webinar.queries.ts';
export { createWebinarService } from './webinar.service.ts';

export const webinarModule = (webinars: WebinarService): Module => ({ routes: webinarRoutes(webinars) });
