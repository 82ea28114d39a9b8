import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { faqRoutes } from './faq.routes.ts';
import { createFaqService } from './faq.service.ts';

export const faqModule = (deps: Deps): Module => ({
  routes: faqRoutes(createFaqService(deps)),
});
