import type { Deps } from '../../platform/deps.ts';
import type { Module } from '../../http/module.ts';
import { auditRoutes } from './audit.routes.ts';
import { createAuditService } from './audit.service.ts';

export { appendAudit, type OperatorAct } from './append-audit.ts';
export { createAuditService } from './audit.service.ts';

export const auditModule = (deps: Deps): Module => ({ routes: auditRoutes(createAuditService(deps)) });
