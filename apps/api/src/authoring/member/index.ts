import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { memberRoutes } from './member.routes.ts';
import { createMemberService } from './member.service.ts';

export const memberModule = (deps: Deps): Module => ({ routes: memberRoutes(createMemberService(deps)) });
