import { authoringModules } from './authoring/index.ts';
import { backofficeModules, systemModule } from './backoffice/index.ts';
import { commerceModules } from './commerce/index.ts';
import { coreModules } from './core/index.ts';
import { mailModule } from './core/mail/index.ts';
import type { Module } from './http/module.ts';
import type { Deps } from './platform/deps.ts';
import { createStorefront } from './storefront/index.ts';
import { studyModules } from './study/index.ts';

export function createModules(deps: Deps): Module[] {
  const storefront = createStorefront(deps);
  const features = [
    ...coreModules(deps),
    ...storefront.modules,
    ...studyModules(deps),
    ...commerceModules(deps),
    ...authoringModules(deps, storefront.catalog),
    ...backofficeModules(deps),
  ];
  const mails = features.flatMap((module) => module.mails ?? []);
  const working = [...features, mailModule(deps, mails)];
  const jobs = working.flatMap((module) => module.jobs ?? []).map(({ job }) => job);
  return [...working, systemModule(deps, { mails, jobs })];
}
