import type { Deps } from '../platform/deps.ts';
import { accountModule } from './account/index.ts';
import { authModule } from './auth/index.ts';
import { categoryModule } from './category/index.ts';
import { contentModule } from './content/index.ts';
import { healthModule } from './health/index.ts';
import { mailModule } from './mail/index.ts';
import type { Module } from './module.ts';

export const createModules = (deps: Deps): Module[] => [
  accountModule(deps),
  authModule(deps),
  categoryModule(deps),
  contentModule(deps),
  healthModule(deps),
  mailModule(deps),
];
